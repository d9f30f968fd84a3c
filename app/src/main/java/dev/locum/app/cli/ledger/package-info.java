/**
 * Owns {@code locum ledger}: the chain verified, and entries shown.
 *
 * <p>May use: {@code cli.terminal} and {@code cli.option}. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.app.cli.ledger;

import org.jspecify.annotations.NullMarked;
