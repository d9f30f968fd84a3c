package dev.locum.app.agent.claude;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A model that says what a test wrote down: the Anthropic Messages API on the loopback, as far as Claude Code uses it.
 * Each request takes the next step; past the last one a failure goes on, for the client tries again by itself, and
 * otherwise the model says {@code (nothing more is scripted)}.
 */
public final class ScriptedAnthropic implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Map<String, Integer> USAGE = Map.of("input_tokens", 1000, "output_tokens", 100);

    private final HttpServer server;
    private final ConcurrentLinkedQueue<Step> script;
    private final List<JsonNode> requests = new ArrayList<>();
    private int calls;

    /** What the model does at one request. */
    public sealed interface Step {
        record Says(String text) implements Step {}

        record Uses(String tool, Map<String, Object> input) implements Step {}

        record Fails(int status, String type, String message, Map<String, String> headers) implements Step {}
    }

    private ScriptedAnthropic(HttpServer server, List<Step> script) {
        this.server = server;
        this.script = new ConcurrentLinkedQueue<>(script);
    }

    public static ScriptedAnthropic start(Step... script) {
        try {
            var server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            var scripted = new ScriptedAnthropic(server, List.of(script));
            server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
            server.createContext("/v1/messages", scripted::answer);
            server.start();
            return scripted;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Step says(String text) {
        return new Step.Says(text);
    }

    public static Step runs(String command) {
        return new Step.Uses("Bash", Map.of("command", command, "description", "run it"));
    }

    public static Step writes(String file, String content) {
        return new Step.Uses("Write", Map.of("file_path", file, "content", content));
    }

    public static Step fails(int status, String type, String message, Map<String, String> headers) {
        return new Step.Fails(status, type, message, headers);
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** The bodies of all requests so far. */
    public synchronized List<JsonNode> requests() {
        return List.copyOf(requests);
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            int call = record(JSON.readTree(exchange.getRequestBody().readAllBytes()));
            var step = script.poll();
            if (step instanceof Step.Fails && script.isEmpty()) {
                script.add(step);
            }
            switch (step == null ? says("(nothing more is scripted)") : step) {
                case Step.Says(var text) ->
                    stream(
                            exchange,
                            call,
                            Map.of("type", "text", "text", ""),
                            "end_turn",
                            Map.of("type", "text_delta", "text", text));
                case Step.Uses(var tool, var input) ->
                    stream(
                            exchange,
                            call,
                            Map.of(
                                    "type",
                                    "tool_use",
                                    "id",
                                    "toolu_%024d".formatted(call),
                                    "name",
                                    tool,
                                    "input",
                                    Map.of()),
                            "tool_use",
                            Map.of("type", "input_json_delta", "partial_json", JSON.writeValueAsString(input)));
                case Step.Fails fails -> fail(exchange, fails);
            }
        }
    }

    private synchronized int record(JsonNode request) {
        requests.add(request);
        return ++calls;
    }

    private static void fail(HttpExchange exchange, Step.Fails fails) throws IOException {
        var error = Map.of("type", fails.type(), "message", fails.message());
        byte[] body = JSON.writeValueAsBytes(Map.of("type", "error", "error", error));
        exchange.getResponseHeaders().add("content-type", "application/json");
        fails.headers().forEach(exchange.getResponseHeaders()::add);
        exchange.sendResponseHeaders(fails.status(), body.length);
        exchange.getResponseBody().write(body);
    }

    /** One content block as server-sent events, in the order in which the service sends them. */
    private static void stream(
            HttpExchange exchange, int call, Map<String, Object> block, String stop, Map<String, Object> delta)
            throws IOException {
        exchange.getResponseHeaders().add("content-type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        var out = exchange.getResponseBody();
        event(out, "message_start", Map.of("message", message(call)));
        event(out, "content_block_start", Map.of("index", 0, "content_block", block));
        event(out, "content_block_delta", Map.of("index", 0, "delta", delta));
        event(out, "content_block_stop", Map.of("index", 0));
        event(out, "message_delta", Map.of("delta", Map.of("stop_reason", stop), "usage", USAGE));
        event(out, "message_stop", Map.of());
    }

    private static Map<String, Object> message(int call) {
        return Map.of(
                "id",
                "msg_%024d".formatted(call),
                "type",
                "message",
                "role",
                "assistant",
                "model",
                "scripted",
                "content",
                List.of(),
                "usage",
                USAGE);
    }

    private static void event(OutputStream out, String type, Map<String, Object> fields) throws IOException {
        var data = new LinkedHashMap<String, Object>();
        data.put("type", type);
        data.putAll(fields);
        out.write(("event: " + type + "\ndata: " + JSON.writeValueAsString(data) + "\n\n")
                .getBytes(StandardCharsets.UTF_8));
        out.flush();
    }
}
