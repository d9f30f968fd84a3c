/**
 * Owns what a secret looks like and how it is hidden before anything is written.
 * May use the JDK alone. Everything here is stateless; any thread may enter.
 */
@NullMarked
package dev.locum.core.ledger.secret;

import org.jspecify.annotations.NullMarked;
