/**
 * Owns accepted texts: what rules or runs, in the last form the owner said yes to, and what has changed since.
 *
 * <p>May use: ledger. Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.accepted;

import org.jspecify.annotations.NullMarked;
