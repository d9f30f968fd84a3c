package dev.locum.app.store.tree;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * What earlier takes left out.
 *
 * <p>A file left out stays so until it changes: else it would slip in with the next take, and the state would move
 * although the tree did not.
 */
final class LeftOutBefore {
    private final Path file;
    private final Map<String, Sieve.Seen> files;

    private LeftOutBefore(Path file, Map<String, Sieve.Seen> files) {
        this.file = file;
        this.files = files;
    }

    static LeftOutBefore read(ObjectStore store) {
        Path file = store.dir().resolve("left-out");
        Map<String, Sieve.Seen> files = new HashMap<>();
        try {
            if (Files.exists(file)) {
                Iterator<String> fields =
                        PathBytes.split(Files.readAllBytes(file)).iterator();
                while (fields.hasNext()) {
                    String path = fields.next();
                    files.put(path, new Sieve.Seen(Long.parseLong(fields.next()), Long.parseLong(fields.next())));
                }
            }
        } catch (IOException e) {
            throw ObjectStore.failed(store.dir(), e);
        }
        return new LeftOutBefore(file, files);
    }

    boolean holds(String path, Sieve.Seen seen) {
        return seen.equals(files.get(path));
    }

    void replace(Map<String, Sieve.Seen> now) {
        if (now.equals(files)) {
            return;
        }
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        now.forEach((path, seen) -> {
            out.writeBytes(PathBytes.encode(path));
            out.writeBytes(("\0" + seen.bytes() + "\0" + seen.modified() + "\0").getBytes(StandardCharsets.US_ASCII));
        });
        try {
            Files.write(file, out.toByteArray());
        } catch (IOException e) {
            throw ObjectStore.failed(file, e);
        }
    }
}
