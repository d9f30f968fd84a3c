/**
 * Owns the comparison of tests before and after a change: what was deleted, skipped, emptied, loosened, moved out.
 *
 * <p>May use: evidence, evidence.source. It prefers silence to a wrong accusation: what it does not understand is a remark.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.weakening;

import org.jspecify.annotations.NullMarked;
