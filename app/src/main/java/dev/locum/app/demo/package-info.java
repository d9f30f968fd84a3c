/**
 * Owns the demonstration: a small project and two scripted executors that are put through the real commands.
 *
 * <p>May use: nothing of Locum; it plays a stage that it is handed. One thread.
 */
@NullMarked
package dev.locum.app.demo;

import org.jspecify.annotations.NullMarked;
