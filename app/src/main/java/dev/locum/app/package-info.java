/**
 * Owns the one way in which any part of the program tells a person that it cannot go on.
 *
 * <p>May use: nothing of the project. Values; any thread may enter.
 */
@NullMarked
package dev.locum.app;

import org.jspecify.annotations.NullMarked;
