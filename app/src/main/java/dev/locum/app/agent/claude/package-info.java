/**
 * Owns Claude Code as an executor: its program, its arguments, its stream of JSON rows, and what they say of an outcome.
 *
 * <p>May use: agent, process, session of the core, Jackson. Threads as in {@code agent}.
 */
@NullMarked
package dev.locum.app.agent.claude;

import org.jspecify.annotations.NullMarked;
