/**
 * Owns the finding of what a change left behind: conflict markers, debug output, notes for later, stray files.
 *
 * <p>May use: evidence.source. It looks at added lines alone.
 *
 * <p>Pure functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.leftover;

import org.jspecify.annotations.NullMarked;
