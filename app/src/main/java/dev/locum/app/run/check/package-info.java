/**
 * Owns the running of accepted checks in a working tree: bounded, in an environment by names, one at a time, with the counts of the runners.
 *
 * <p>May use: process, core.
 *
 * <p>Any thread may enter; a lock per working tree lets one check run at a time.
 */
@NullMarked
package dev.locum.app.run.check;

import org.jspecify.annotations.NullMarked;
