package dev.locum.app.words;

import dev.locum.core.ledger.Body;
import dev.locum.core.ledger.Entry;
import dev.locum.core.ledger.Recorded;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Whole entries of the ledger: as one line of JSON for programs, as indented lines for people. Whatever a fact quotes, no
 * byte of it reaches a terminal that is not a printable character of that line.
 */
public final class EntryText {
    private static final int FORMAT = 1;

    /** What is outside ASCII is escaped: nothing is lost of names that are no text, and nothing steers a terminal. */
    private static final JsonMapper LINE =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final JsonMapper INDENTED =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private EntryText() {}

    /**
     * @param erased when the body was erased; then there is neither fact nor bytes
     * @param fact what was recorded
     * @param bytes in Base64 what was recorded, where it is no JSON
     */
    private record Document(
            int locum,
            long sequence,
            String stream,
            long position,
            String kind,
            String at,
            String key,
            String body,
            String chain,
            Optional<String> erased,
            Optional<JsonNode> fact,
            Optional<byte[]> bytes) {}

    public static String json(Recorded recorded) {
        Entry entry = recorded.entry();
        Optional<byte[]> kept = kept(recorded.body());
        Optional<JsonNode> fact = kept.flatMap(EntryText::parsed);
        return LINE.writeValueAsString(new Document(
                FORMAT,
                entry.sequence(),
                entry.stream().value(),
                entry.position(),
                entry.kind().value(),
                entry.at().toString(),
                entry.key(),
                entry.body().hex(),
                entry.chain().hex(),
                erased(recorded.body()).map(Instant::toString),
                fact,
                fact.isPresent() ? Optional.empty() : kept));
    }

    /** What was recorded; no line where it was erased. */
    public static List<String> indented(Recorded recorded) {
        return kept(recorded.body())
                .map(bytes -> parsed(bytes)
                        .map(INDENTED::writeValueAsString)
                        .orElseGet(() -> new String(bytes, StandardCharsets.UTF_8)))
                .map(text ->
                        Arrays.stream(text.split("\n")).map(Harmless::visible).toList())
                .orElse(List.of());
    }

    private static Optional<byte[]> kept(Body body) {
        return switch (body) {
            case Body.Kept kept -> Optional.of(kept.bytes());
            case Body.Erased _ -> Optional.empty();
        };
    }

    private static Optional<Instant> erased(Body body) {
        return switch (body) {
            case Body.Kept _ -> Optional.empty();
            case Body.Erased(var at) -> Optional.of(at);
        };
    }

    private static Optional<JsonNode> parsed(byte[] bytes) {
        try {
            return Optional.of(LINE.readTree(bytes)).filter(node -> !node.isMissingNode());
        } catch (JacksonException noJson) {
            return Optional.empty();
        }
    }
}
