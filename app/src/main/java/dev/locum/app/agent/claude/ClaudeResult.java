package dev.locum.app.agent.claude;

import dev.locum.core.session.Cost;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/** The row in which Claude Code says how it ended. */
record ClaudeResult(JsonNode row) {
    String kind() {
        return row.path("subtype").asString("");
    }

    boolean failed() {
        return row.path("is_error").asBoolean(true);
    }

    String text() {
        return row.path("result").asString("");
    }

    /** The status of the service's answer; 0 where none was bad. */
    int status() {
        return row.path("api_error_status").asInt(0);
    }

    String errors() {
        return StreamSupport.stream(row.path("errors").spliterator(), false)
                .map(error -> error.asString(""))
                .collect(Collectors.joining("\n"));
    }

    /**
     * What this call used. {@code total_cost_usd} and {@code modelUsage} grow over a resumed conversation; what was
     * used since is told apart only by newer versions.
     */
    Cost cost() {
        var models = row.path("model_usage_since_last_result");
        if (!models.isObject()) {
            return Cost.UNKNOWN;
        }
        var cost = new Cost(OptionalLong.of(0), OptionalLong.of(0), Optional.of(BigDecimal.ZERO));
        for (var model : models) {
            cost = cost.plus(of(model));
        }
        return cost;
    }

    private static Cost of(JsonNode model) {
        long in = model.path("inputTokens").asLong(0)
                + model.path("cacheReadInputTokens").asLong(0)
                + model.path("cacheCreationInputTokens").asLong(0);
        return new Cost(
                OptionalLong.of(in),
                OptionalLong.of(model.path("outputTokens").asLong(0)),
                Optional.of(model.path("costUSD").asDecimal(BigDecimal.ZERO)));
    }
}
