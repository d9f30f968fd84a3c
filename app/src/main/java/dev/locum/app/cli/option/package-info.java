/**
 * Owns what commands have in common on their command lines, read and checked.
 *
 * <p>May use: {@code cli.terminal}, {@code run} and {@code agent}. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.app.cli.option;

import org.jspecify.annotations.NullMarked;
