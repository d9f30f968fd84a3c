/**
 * Owns the owner's files: reading them into typed values with the line of every problem, and writing them.
 *
 * <p>May use: core. Reading is pure; files are touched in {@code ProjectFile} alone; any thread may enter.
 */
@NullMarked
package dev.locum.app.text;

import org.jspecify.annotations.NullMarked;
