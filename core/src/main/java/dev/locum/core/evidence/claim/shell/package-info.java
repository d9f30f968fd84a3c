/**
 * Owns command lines as an executor quotes them: where a pipe or a separator hides a status, and the bare command in them.
 *
 * <p>May use: java.base alone. It splits text; it runs nothing.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.claim.shell;

import org.jspecify.annotations.NullMarked;
