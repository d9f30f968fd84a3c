package dev.locum.app.text.proposal;

import dev.locum.app.text.proposal.Suggestion.Counted;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Packages of Node.js: the {@code test} script, by the package manager whose lock file is there. */
final class NodeFinder implements Finder {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Pattern COUNTED = Pattern.compile("\\b(jest|vitest|react-scripts test|node\\b.* --test)\\b"
            + "|\\bmocha\\b(?!.* (-R|--reporter)[ =](tap|xunit|json|doc|markdown|progress)\\b)");

    /** What {@code npm init} writes where there is no test. */
    private static final String NO_TEST = "no test specified";

    @Override
    public Optional<Suggestion> in(Folder folder) {
        JsonNode description = read(folder.text("package.json"));
        String script = description.path("scripts").path("test").asString("");
        if (script.isBlank() || script.contains(NO_TEST)) {
            return Optional.empty();
        }
        String prefix = script.contains("react-scripts test") ? "CI=true " : "";
        Counted counted = COUNTED.matcher(script).find() ? Counted.YES : Counted.NO;
        String command = prefix + manager(folder, description) + " test";
        return Optional.of(new Suggestion("node", command, counted, "package.json"));
    }

    private static String manager(Folder folder, JsonNode description) {
        String named = description.path("packageManager").asString("").replaceFirst("@.*", "");
        if (named.matches("npm|pnpm|yarn")) {
            return named;
        }
        return switch (folder.first("pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb")) {
            case "pnpm-lock.yaml" -> "pnpm";
            case "yarn.lock" -> "yarn";
            case "bun.lock", "bun.lockb" -> "bun run";
            default -> "npm";
        };
    }

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JacksonException e) {
            return JSON.createObjectNode();
        }
    }
}
