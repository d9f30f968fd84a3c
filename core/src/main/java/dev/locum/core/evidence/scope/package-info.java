/**
 * Owns the owner's lines about where a change may go, and their comparison with the paths it touched.
 *
 * <p>May use: evidence.source.
 *
 * <p>Pure values and functions; any thread may enter.
 */
@NullMarked
package dev.locum.core.evidence.scope;

import org.jspecify.annotations.NullMarked;
