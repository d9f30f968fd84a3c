package dev.locum.core.ledger.secret;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Hides what has the known shape of a secret: providers' tokens, private keys, values of password-like names, credentials
 * in headers and in addresses. Works on plain text and on JSON, which stays well-formed; object ids, digests and prose stay
 * as they are; masking twice changes nothing more. Each character is read a bounded number of times.
 *
 * <p>It is a net, not a proof: a secret without a known shape or name passes.
 */
public final class SecretMask {
    /** What stands where a secret was. */
    public static final String MASK = "[masked]";

    private static final List<SecretShape> SHAPES = List.of(
            new PrivateKeyShape(), new AddressShape(), new TokenShape(), new HeaderShape(), new AssignmentShape());

    private SecretMask() {}

    /** The text without its secrets. */
    public static String mask(CharSequence text) {
        var masked = new StringBuilder(text.length());
        var copied = 0;
        var at = 0;
        while (at < text.length()) {
            var secret = secretAt(text, at);
            if (secret.isPresent()) {
                masked.append(text, copied, secret.get().start())
                        .append(secret.get().stand());
                copied = secret.get().end();
                at = copied;
            } else {
                at = Words.next(text, at);
            }
        }
        return masked.append(text, copied, text.length()).toString();
    }

    /** The bytes without their secrets: read as UTF-8, or one character a byte where they are none. */
    public static byte[] mask(byte[] bytes) {
        var charset = charset(bytes);
        var text = new String(bytes, charset);
        var masked = mask(text);
        return masked.equals(text) ? bytes : masked.getBytes(charset);
    }

    /** Whether anything in the text would be hidden. */
    public static boolean hidesIn(String text) {
        return !mask(text).equals(text);
    }

    private static Charset charset(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return StandardCharsets.UTF_8;
        } catch (CharacterCodingException binary) {
            return StandardCharsets.ISO_8859_1;
        }
    }

    private static Optional<Secret> secretAt(CharSequence text, int at) {
        for (var shape : SHAPES) {
            var secret = shape.at(text, at);
            if (secret.isPresent()) {
                return secret;
            }
        }
        return Optional.empty();
    }
}
