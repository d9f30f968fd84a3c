/**
 * Owns the commands: what a person types, what they read, how a program ends.
 *
 * <p>May use: everything. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.app.cli;

import org.jspecify.annotations.NullMarked;
