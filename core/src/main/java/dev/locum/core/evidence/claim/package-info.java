/**
 * Owns claims: what a report states that could be false, how it is recognised, and what came of it.
 *
 * <p>May use: evidence, ledger. Pure values and functions: what must be read outside is asked for as data. Any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.claim;

import org.jspecify.annotations.NullMarked;
