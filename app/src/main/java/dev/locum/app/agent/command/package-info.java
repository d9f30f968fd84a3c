/**
 * Owns executors that are any command of the owner's: the task on standard input, the report on standard output, the
 * outcome in the exit status.
 *
 * <p>May use: agent, process, session of the core. Threads as in {@code agent}.
 */
@NullMarked
package dev.locum.app.agent.command;

import org.jspecify.annotations.NullMarked;
