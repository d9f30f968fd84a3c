package dev.locum.app.agent.claude;

import tools.jackson.databind.JsonNode;

/**
 * A request that failed for good, as Claude Code tells it.
 *
 * @param kind its own word, such as {@code rate_limit}; empty where an older version gives none
 * @param detail a finer word, such as {@code usage_limit_reached}; often empty
 * @param words what a person would see
 */
record ApiFailure(String kind, String detail, String words) {
    static ApiFailure of(JsonNode row) {
        return new ApiFailure(
                row.path("error").asString(""),
                row.path("api_error").asString(""),
                row.path("message").path("content").path(0).path("text").asString(""));
    }
}
