/**
 * Owns where the tests of a source are: its parts, and for each language what is a test, a routine, or runs around tests.
 *
 * <p>May use: evidence.source.lex.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.source.unit;

import org.jspecify.annotations.NullMarked;
