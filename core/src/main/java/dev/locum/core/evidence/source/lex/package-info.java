/**
 * Owns the words of a source: texts without comments, tokens, how each language writes comments and literals.
 *
 * <p>May use: java.base alone. In time linear in the length of the text.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.source.lex;

import org.jspecify.annotations.NullMarked;
