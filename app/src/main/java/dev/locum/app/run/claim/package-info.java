/**
 * Owns the reading of the territory for claims: files on the disk, a search of the whole tree, git's own record.
 *
 * <p>May use: store.tree, core. Reads only; any thread may enter, one reader per working tree.
 */
@NullMarked
package dev.locum.app.run.claim;

import org.jspecify.annotations.NullMarked;
