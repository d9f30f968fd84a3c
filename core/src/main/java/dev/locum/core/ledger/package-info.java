/**
 * Owns what happened: entries in streams, their hash chain, bodies that can be erased, the masking of secrets, replay.
 * May use the JDK alone. A {@link dev.locum.core.ledger.Ledger} may be entered by any thread; every other type here is
 * an immutable value.
 */
@NullMarked
package dev.locum.core.ledger;

import org.jspecify.annotations.NullMarked;
