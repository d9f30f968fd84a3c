/**
 * Owns the channels to the owner: what is told, and the owner's command that carries it.
 *
 * <p>May use: agent (how a program is run and ended). Any thread may enter; nothing here makes a run wait.
 */
@NullMarked
package dev.locum.app.notify;

import org.jspecify.annotations.NullMarked;
