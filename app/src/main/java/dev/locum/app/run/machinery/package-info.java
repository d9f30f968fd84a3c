/**
 * Owns the reading of what gives an accepted check its meaning: build files, runner configuration, wrappers, ignore rules.
 *
 * <p>May use: core's evidence packages, Jackson and the JDK's XML parser. Files come as texts; none is opened here.
 *
 * <p>Pure functions; any thread may enter.
 */
@NullMarked
package dev.locum.app.run.machinery;

import org.jspecify.annotations.NullMarked;
