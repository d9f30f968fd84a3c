/**
 * Owns the programs that measure, run by the scripts in {@code bench/} and never by the build.
 *
 * <p>May use: everything. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.bench;

import org.jspecify.annotations.NullMarked;
