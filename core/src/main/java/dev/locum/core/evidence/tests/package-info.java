/**
 * Owns the reading of test runners: their closing lines and the tests their report files name become counts and names.
 *
 * <p>May use: evidence. Text in, counts out; a reader is fed by one thread at a time.
 */
@NullMarked
package dev.locum.core.evidence.tests;

import org.jspecify.annotations.NullMarked;
