/**
 * Owns the first look at a project: which checks its build files suggest, and the text that is proposed for them.
 *
 * <p>May use: core. Reads the folder it is given and nothing else; any thread may enter.
 */
@NullMarked
package dev.locum.app.text.proposal;

import org.jspecify.annotations.NullMarked;
