package dev.locum.core.ledger.secret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seeded properties: what is random and announced goes, what is random and innocent stays, and nothing is read twice over. */
class SecretMaskPropertiesTest {
    private static final int ROUNDS = 3_000;
    private static final int HOSTILE = 200_000;
    private static final int MOST_READS_A_CHARACTER = 60;
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

    private final SplittableRandom random = new SplittableRandom(20_261_130);

    private final List<Supplier<String>> secrets = List.of(
            () -> "AKIA" + random(16).toUpperCase(Locale.ROOT),
            () -> pick("ghp_", "gho_", "ghu_", "ghs_", "ghr_") + random(36),
            () -> "github_pat_" + random(22) + "_" + random(59),
            () -> "glpat-" + random(20),
            () -> "xoxb-" + digits(12) + "-" + digits(13) + "-" + random(24),
            () -> "sk-ant-api03-" + random(48) + "-" + random(44) + "AA",
            () -> "sk-proj-" + random(40) + "_" + random(20),
            () -> "sk-" + random(48),
            () -> "AIza" + random(35),
            () -> "npm_" + random(36),
            () -> pick("sk_live_", "rk_live_", "sk_test_") + random(24),
            () -> "eyJ" + random(30) + ".eyJ" + random(50) + "." + random(43));

    private final List<Supplier<String>> innocents = List.of(
            () -> HexFormat.of().formatHex(bytes(20)),
            () -> HexFormat.of().formatHex(bytes(32)),
            () -> HexFormat.of().formatHex(bytes(20)).substring(0, 7),
            () -> new UUID(random.nextLong(), random.nextLong()).toString(),
            () -> "the password is checked",
            () -> "the token was read " + random.nextInt(100) + " times",
            () -> "password and secret",
            () -> "src/main/java/Token" + random.nextInt(9) + ".java:" + random.nextInt(500),
            () -> "2026-11-30T12:00:" + (10 + random.nextInt(49)) + "Z",
            () -> "Tests run: " + random.nextInt(900) + ", Failures: 0",
            () -> "пароль проверен",
            () -> "task-opened",
            () -> "sha256=" + HexFormat.of().formatHex(bytes(32)));

    @Test
    void shouldHideEveryTokenWhenItStandsAnywhereInATextOrItsJson() {
        for (var round = 0; round < ROUNDS; round++) {
            var secret = secrets.get(random.nextInt(secrets.size())).get();
            var before = prose();
            var after = prose();
            var text = before
                    + pick(" ", "\n", "\"", "'", "=", "(", "\t")
                    + secret
                    + pick(" ", "\n", "\"", "'", ")")
                    + after;

            for (var form : List.of(text, json(text), json(json(text)))) {
                var masked = SecretMask.mask(form);
                assertFalse(masked.contains(secret), () -> form + "\nbecame\n" + masked);
                assertTrue(masked.contains(SecretMask.MASK), masked);
                assertEquals(masked, SecretMask.mask(masked), "masking twice");
            }
        }
    }

    @Test
    void shouldHideEveryValueWhenItIsAssignedToAPromisingName() {
        for (var round = 0; round < ROUNDS; round++) {
            var value = random(6 + random.nextInt(20)) + random.nextInt(10);
            var name =
                    pick("password", "DB_PASSWORD", "client_secret", "accessToken", "api_key", "API-KEY", "passphrase");
            var assignment = pick(
                    name + "=" + value, name + ": " + value, name + " = '" + value + "'", "--" + name + "=" + value);
            var text = prose() + "\n" + assignment + pick("\n", " ", ";") + prose();

            for (var form : List.of(text, json(text), json(json(text)))) {
                var masked = SecretMask.mask(form);
                assertFalse(masked.contains(value), () -> form + "\nbecame\n" + masked);
                assertEquals(masked, SecretMask.mask(masked), "masking twice");
            }
        }
    }

    @Test
    void shouldKeepEveryCharacterWhenNothingIsSecret() {
        for (var round = 0; round < ROUNDS; round++) {
            var text = Stream.generate(this::prose).limit(4).collect(Collectors.joining(pick("\n", ". ", " ", ", ")));

            assertEquals(text, SecretMask.mask(text));
            assertEquals(json(text), SecretMask.mask(json(text)));
        }
    }

    @Test
    void shouldLeaveJsonWellFormedWhenItIsMadeOfHostilePieces() {
        var pieces = List.of(
                "\"",
                "'",
                "\\",
                "password",
                "=",
                ":",
                " ",
                "\n",
                "token",
                "://u:",
                "@",
                "-----BEGIN PRIVATE KEY-----",
                "-----END ",
                "Bearer ",
                "authorization",
                "x1",
                "{",
                "}",
                ",",
                "--",
                "eyJ",
                ".",
                "[masked]",
                "й");
        for (var round = 0; round < ROUNDS * 3; round++) {
            var text = Stream.generate(() -> pieces.get(random.nextInt(pieces.size())))
                    .limit(random.nextInt(14))
                    .collect(Collectors.joining());
            var form =
                    "{\"said\":" + json(text) + ",\"then\":" + json(json(text)) + ",\"password\":" + json(text) + "}";

            var masked = SecretMask.mask(form);

            assertTrue(JsonShape.isObject(masked), () -> form + "\nbecame\n" + masked);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                " ",
                "\\",
                "\\n",
                "\"",
                "'",
                "-",
                "password",
                "password ",
                "password=\"",
                "password='",
                "password='${",
                "password:",
                "password\\",
                "token=\\\"",
                "-----BEGIN PRIVATE KEY-----",
                "-----BEGIN PRIVATE KEY-----\nAAAA",
                "-----BEGIN ",
                "://",
                "://a:",
                "a:@",
                "eyJ.",
                "eyJa.eyJa.",
                "sk-",
                "ghp_",
                "authorization: ",
                "authorization:bearer ",
                "\\u00",
                "--token ",
                "password \"",
                "'\\\"password='${",
            })
    void shouldReadEachCharacterABoundedNumberOfTimesWhenTheTextIsHostile(String piece) {
        var text = new Counted(piece.repeat(HOSTILE / piece.length()));

        SecretMask.mask(text);

        assertTrue(text.reads() >= text.length(), "it was read at all");
    }

    @Test
    void shouldReadEachCharacterABoundedNumberOfTimesWhenFiveMegabytesAreMixed() {
        var pieces = List.of(
                "password=",
                "token: ",
                "'",
                "\"",
                "\\",
                "\n",
                "-----BEGIN PRIVATE KEY-----",
                "eyJ",
                ".",
                "://a:",
                "@",
                "sk-",
                " ");
        var text = new StringBuilder();
        while (text.length() < 5_000_000) {
            text.append(pieces.get(random.nextInt(pieces.size())));
        }

        var masked = SecretMask.mask(new Counted(text.toString()));

        assertTrue(masked.contains(SecretMask.MASK));
    }

    private String prose() {
        return innocents.get(random.nextInt(innocents.size())).get();
    }

    private String random(int length) {
        var text = new StringBuilder();
        for (var i = 0; i < length; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }

    private String digits(int length) {
        return Stream.generate(() -> String.valueOf(random.nextInt(10)))
                .limit(length)
                .collect(Collectors.joining());
    }

    private byte[] bytes(int count) {
        var bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private String pick(String... options) {
        return options[random.nextInt(options.length)];
    }

    private static String json(String text) {
        return "\""
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\t", "\\t") + "\"";
    }

    /** A text that counts how often its characters are read. */
    private static final class Counted implements CharSequence {
        private final String text;
        private long reads;

        Counted(String text) {
            this.text = text;
        }

        long reads() {
            return reads;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            count(1);
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            count(end - start);
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            count(text.length());
            return text;
        }

        private void count(int characters) {
            reads += characters;
            if (reads > (long) MOST_READS_A_CHARACTER * text.length()) {
                throw new AssertionError("more than " + MOST_READS_A_CHARACTER + " reads a character");
            }
        }
    }
}
