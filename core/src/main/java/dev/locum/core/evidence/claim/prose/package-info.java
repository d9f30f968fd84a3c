/**
 * Owns the reading of reports written by executors: which sentences are claims, and what a stop's text says it is.
 *
 * <p>May use: evidence.claim. Pure functions, in time linear in the text; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.claim.prose;

import org.jspecify.annotations.NullMarked;
