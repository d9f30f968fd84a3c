/**
 * Owns what several commands show: a run while it goes on, baselines, restores, news for the owner.
 *
 * <p>May use: {@code cli.terminal} and {@code cli.option}. One thread, the one that runs {@code main}.
 */
@NullMarked
package dev.locum.app.cli.view;

import org.jspecify.annotations.NullMarked;
