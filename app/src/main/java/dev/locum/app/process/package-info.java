/**
 * Owns process groups: starting one, bounding it in time, ending all of it, and ending what a crashed Locum left.
 *
 * <p>May use: the operating system's processes and the {@code runs} folder under the owner's folder.
 *
 * <p>Any thread may enter; a group is waited for by the thread that started it, whose interruption gives it up.
 */
@NullMarked
package dev.locum.app.process;

import org.jspecify.annotations.NullMarked;
