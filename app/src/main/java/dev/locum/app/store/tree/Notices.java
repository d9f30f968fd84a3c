package dev.locum.app.store.tree;

import dev.locum.core.evidence.tree.Notice;

/** Notices of a nested repository, told with paths of the working tree that holds it. */
final class Notices {
    private Notices() {}

    static Notice below(String folder, Notice notice) {
        String prefix = folder + "/";
        return switch (notice) {
            case Notice.LeftOut(String path, long bytes) -> new Notice.LeftOut(prefix + path, bytes);
            case Notice.HiddenByIndex(String path, var bit) -> new Notice.HiddenByIndex(prefix + path, bit);
            case Notice.Sparse sparse -> sparse;
            case Notice.NotAFile(String path) -> new Notice.NotAFile(prefix + path);
            case Notice.LooksSecret(String path) -> new Notice.LooksSecret(prefix + path);
            case Notice.Unreadable(String path) -> new Notice.Unreadable(prefix + path);
            case Notice.ChangedWhileRead(String path) -> new Notice.ChangedWhileRead(prefix + path);
        };
    }
}
