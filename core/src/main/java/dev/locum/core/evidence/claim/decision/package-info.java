/**
 * Owns how a claim is decided from what was read: verified, refuted or unverified, never guessed.
 *
 * <p>May use: evidence.claim, evidence. What must be read outside is asked for as data.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.claim.decision;

import org.jspecify.annotations.NullMarked;
