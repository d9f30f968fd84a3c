package dev.locum.app.run.machinery;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Values out of JSON, YAML and TOML, by path. */
final class Trees {
    private static final int DEEPEST = 40;

    private Trees() {}

    /** Parses a text; a broken one is a {@link JacksonException}. */
    static JsonNode parse(ObjectMapper mapper, String text) {
        JsonNode tree = mapper.readTree(text);
        return tree == null ? mapper.createObjectNode() : tree;
    }

    /** Every leaf under {@code node} by its path; a list of plain values is one leaf. */
    static SortedMap<String, String> leaves(String prefix, JsonNode node) {
        SortedMap<String, String> leaves = new TreeMap<>();
        collect(prefix, node, leaves, 0);
        return leaves;
    }

    private static void collect(String path, JsonNode node, SortedMap<String, String> leaves, int depth) {
        if (depth > DEEPEST) {
            leaves.put(path, node.toString());
        } else if (node.isObject()) {
            node.properties()
                    .forEach(e -> collect(
                            path.isEmpty() ? e.getKey() : path + "." + e.getKey(), e.getValue(), leaves, depth + 1));
        } else if (node.isArray()) {
            List<String> elements = new ArrayList<>();
            node.forEach(element -> elements.add(element.isValueNode() ? element.asString() : element.toString()));
            leaves.put(path, String.join(Values.BETWEEN, elements));
        } else if (!node.isMissingNode()) {
            leaves.put(path, node.asString().strip().replaceAll("\\s+", " "));
        }
    }
}
