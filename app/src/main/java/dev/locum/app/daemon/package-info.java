/**
 * Owns the owner's folder, configuration and wiring: where things live and what is joined to what.
 *
 * <p>May use: everything but cli. Here, and in cli, the clock and the environment may be read; any thread may enter.
 */
@NullMarked
package dev.locum.app.daemon;

import org.jspecify.annotations.NullMarked;
