package dev.locum.app.store.tree;

import dev.locum.core.evidence.tree.IndexBit;
import dev.locum.core.evidence.tree.Notice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds files that differ from the user's index while a bit in it keeps {@code git status} from saying so.
 *
 * <p>A bit over an unchanged file hides nothing, and a file that a sparse checkout keeps off the disk is not deleted.
 */
final class HiddenFiles {
    private HiddenFiles() {}

    static List<Notice> notices(ObjectStore store, UserIndex index) {
        List<Notice> notices = new ArrayList<>();
        int sparse = 0;
        for (Map.Entry<String, UserIndex.Hidden> entry : index.hidden().entrySet()) {
            String path = entry.getKey();
            IndexBit bit = entry.getValue().bit();
            Path file = PathBytes.under(store.root(), path);
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                if (bit == IndexBit.SKIP_WORKTREE) {
                    sparse++;
                } else {
                    notices.add(new Notice.HiddenByIndex(path, bit));
                }
            } else if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)
                    && differs(file, entry.getValue().blob())) {
                notices.add(new Notice.HiddenByIndex(path, bit));
            }
        }
        if (sparse > 0) {
            notices.add(new Notice.Sparse(sparse));
        }
        return notices;
    }

    private static boolean differs(Path file, String blob) {
        try {
            if (Files.isSymbolicLink(file)) {
                return !BlobId.of(LinkText.read(file), blob).equals(blob);
            }
            if (!Files.isRegularFile(file) || BlobId.of(file, blob).equals(blob)) {
                return false;
            }
            // Line ends may be converted on checkout; that hides nothing.
            return !BlobId.of(withUnixLineEnds(Files.readAllBytes(file)), blob).equals(blob);
        } catch (IOException e) {
            return true;
        }
    }

    private static byte[] withUnixLineEnds(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length);
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\r' || i + 1 == bytes.length || bytes[i + 1] != '\n') {
                out.write(bytes[i]);
            }
        }
        return out.toByteArray();
    }
}
