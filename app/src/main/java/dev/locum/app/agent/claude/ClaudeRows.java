package dev.locum.app.agent.claude;

import dev.locum.app.agent.Progress;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.agent.Watch;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the rows Claude Code prints with {@code --output-format stream-json}: shows progress at once and keeps what says
 * how it ended. Rows and fields it does not know, and lines that are no JSON, are passed over. One thread at a time.
 */
final class ClaudeRows {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int HINT = 120;

    /** The fields of a tool's input that tell a person most, the most telling first. */
    private static final String[] TARGETS = {
        "file_path", "command", "path", "pattern", "url", "query", "description", "notebook_path"
    };

    private final Watch watch;
    private @Nullable JsonNode result;
    private @Nullable ApiFailure failure;
    private @Nullable Instant limitedUntil;

    ClaudeRows(Watch watch) {
        this.watch = watch;
    }

    void read(String line) {
        JsonNode row;
        try {
            row = JSON.readTree(line);
        } catch (JacksonException notJson) {
            return;
        }
        switch (row.path("type").asString("")) {
            case "system" -> system(row);
            case "assistant" -> assistant(row);
            case "rate_limit_event" -> limit(row.path("rate_limit_info"));
            case "result" -> result = row;
            default -> {}
        }
    }

    /** The closing row, where one came. */
    Optional<ClaudeResult> result() {
        return Optional.ofNullable(result).map(ClaudeResult::new);
    }

    /** The service's last failure; it counts only where the result is an error. */
    Optional<ApiFailure> failure() {
        return Optional.ofNullable(failure);
    }

    /** When a limit that stopped the work ends. */
    Optional<Instant> limitedUntil() {
        return Optional.ofNullable(limitedUntil);
    }

    private void system(JsonNode row) {
        switch (row.path("subtype").asString("")) {
            case "init" ->
                watch.saw(new Progress.Started(
                        ResumeToken.in(row.path("session_id").asString(""))));
            case "api_retry" ->
                watch.saw(new Progress.TriesAgain(row.path("error").asString("unknown")));
            case "permission_denied" ->
                watch.saw(new Progress.Refused(row.path("tool_name").asString(""), hint(row.path("message"))));
            default -> {}
        }
    }

    private void assistant(JsonNode row) {
        if (row.has("error")) {
            failure = ApiFailure.of(row);
            return;
        }
        for (var block : row.path("message").path("content")) {
            switch (block.path("type").asString("")) {
                case "text" -> watch.saw(new Progress.Said(block.path("text").asString("")));
                case "tool_use" ->
                    watch.saw(new Progress.UsedTool(block.path("name").asString(""), target(block.path("input"))));
                default -> {}
            }
        }
    }

    private void limit(JsonNode info) {
        if (info.path("status").asString("").equals("rejected")
                && info.path("resetsAt").canConvertToLong()) {
            limitedUntil = Instant.ofEpochSecond(info.path("resetsAt").asLong());
        }
    }

    private static String target(JsonNode input) {
        return Stream.of(TARGETS)
                .map(input::path)
                .filter(JsonNode::isString)
                .map(ClaudeRows::hint)
                .findFirst()
                .orElse("");
    }

    /** The first line, cut to what fits on a line of a terminal. */
    private static String hint(JsonNode text) {
        var first = text.asString("").strip().lines().findFirst().orElse("");
        return first.length() <= HINT ? first : first.substring(0, HINT - 2) + "..";
    }
}
