package dev.locum.app.store.tree;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The text of symbolic links as bytes, whatever they point to. */
final class LinkText {
    private LinkText() {}

    static byte[] read(Path link) throws IOException {
        Path text = Files.readSymbolicLink(link);
        String spelled = text.toString();
        if (spelled.chars().allMatch(c -> c < 0x80)) {
            return spelled.getBytes(StandardCharsets.US_ASCII);
        }
        // The JDK shows bytes that its locale cannot spell only percent-encoded, and only of absolute paths.
        String absolute = Path.of("/").resolve(text).toUri().getRawPath();
        String raw = spelled.endsWith("/") || !absolute.endsWith("/")
                ? absolute
                : absolute.substring(0, absolute.length() - 1);
        return decode(text.isAbsolute() ? raw : raw.substring(1));
    }

    private static byte[] decode(String raw) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            if (raw.charAt(i) == '%') {
                out.write(Integer.parseInt(raw, i + 1, i + 3, 16));
                i += 2;
            } else {
                out.write(raw.charAt(i));
            }
        }
        return out.toByteArray();
    }
}
