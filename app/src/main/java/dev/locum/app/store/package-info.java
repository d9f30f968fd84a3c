/**
 * Owns where things are kept: the ledger's database and its forms. May use core's ledger, JDBC and files; no decisions.
 * Any thread may enter a ledger; it lets one in at a time.
 */
@NullMarked
package dev.locum.app.store;

import org.jspecify.annotations.NullMarked;
