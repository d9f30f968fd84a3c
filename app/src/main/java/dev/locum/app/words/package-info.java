/**
 * Owns the words: typed values of the core become sentences for owners and executors, and JSON for programs.
 *
 * <p>May use: core, store.codec. It decides nothing. Pure functions; any thread may enter.
 */
@NullMarked
package dev.locum.app.words;

import org.jspecify.annotations.NullMarked;
