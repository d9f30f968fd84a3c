/**
 * Owns how facts become JSON and come back: the table of kinds, and the names of the types inside a fact.
 *
 * <p>May use: core. Any thread may enter.
 */
@NullMarked
package dev.locum.app.store.codec;

import org.jspecify.annotations.NullMarked;
