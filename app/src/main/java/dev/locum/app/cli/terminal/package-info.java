/**
 * Owns where a command meets its person: the streams, the language, what was found around the process, how it ends.
 *
 * <p>May use: what {@code daemon} opens; nothing of the other parts of {@code cli}. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.app.cli.terminal;

import org.jspecify.annotations.NullMarked;
