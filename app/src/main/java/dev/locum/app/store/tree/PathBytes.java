package dev.locum.app.store.tree;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;

/**
 * File names as text and back without loss.
 *
 * <p>A name is bytes. Those that are UTF-8 become the text they spell; each byte that is not becomes one lone surrogate
 * U+DC80 to U+DCFF, as PEP 383 describes.
 */
final class PathBytes {
    private static final int ESCAPE = 0xDC00;

    private static final String PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._";

    private PathBytes() {}

    static String decode(byte[] bytes) {
        return decode(bytes, 0, bytes.length);
    }

    private static String decode(byte[] bytes, int from, int to) {
        if (isAscii(bytes, from, to)) {
            return new String(bytes, from, to - from, StandardCharsets.US_ASCII);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, from, to - from))
                    .toString();
        } catch (CharacterCodingException e) {
            return decodeOdd(Arrays.copyOfRange(bytes, from, to));
        }
    }

    private static boolean isAscii(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] < 0) {
                return false;
            }
        }
        return true;
    }

    private static String decodeOdd(byte[] bytes) {
        StringBuilder text = new StringBuilder(bytes.length);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        while (in.hasRemaining()) {
            int length = sequence(in);
            if (length == 0) {
                text.append((char) (ESCAPE + (in.get() & 0xFF)));
            } else {
                text.append(new String(bytes, in.position(), length, StandardCharsets.UTF_8));
                in.position(in.position() + length);
            }
        }
        return text.toString();
    }

    /** The length of the well-formed character at the position, or 0. */
    private static int sequence(ByteBuffer in) {
        for (int length = 1; length <= Math.min(4, in.remaining()); length++) {
            try {
                StandardCharsets.UTF_8.newDecoder().decode(in.slice(in.position(), length));
                return length;
            } catch (CharacterCodingException e) {
                // Not yet a whole character, or never one.
            }
        }
        return 0;
    }

    static byte[] encode(String path) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(path.length());
        int[] points = path.codePoints().toArray();
        for (int point : points) {
            if (point >= ESCAPE + 0x80 && point <= ESCAPE + 0xFF) {
                out.write(point - ESCAPE);
            } else {
                out.writeBytes(Character.toString(point).getBytes(StandardCharsets.UTF_8));
            }
        }
        return out.toByteArray();
    }

    /** Splits what git writes under {@code -z}. */
    static List<String> split(byte[] nulEnded) {
        List<String> fields = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < nulEnded.length; i++) {
            if (nulEnded[i] == 0) {
                fields.add(decode(nulEnded, start, i));
                start = i + 1;
            }
        }
        return fields;
    }

    /** Joins paths as git reads them under {@code -z --stdin}. */
    static byte[] join(Collection<String> paths) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String path : paths) {
            out.writeBytes(encode(path));
            out.write(0);
        }
        return out.toByteArray();
    }

    /**
     * The file a path names below a folder.
     *
     * <p>It goes through a percent-encoded URI: the one public way to give the JDK a name as bytes, whatever the locale
     * it was started in.
     */
    static Path under(Path root, String path) {
        StringBuilder uri = new StringBuilder(root.toUri().getRawPath());
        if (uri.charAt(uri.length() - 1) == '/') {
            uri.setLength(uri.length() - 1);
        }
        uri.append('/');
        for (byte b : encode(path)) {
            boolean plain = PLAIN.indexOf(b) >= 0;
            if (plain) {
                uri.append((char) b);
            } else {
                uri.append('%').append(HexFormat.of().toHexDigits(b));
            }
        }
        return Path.of(URI.create("file://" + uri));
    }
}
