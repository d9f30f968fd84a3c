package dev.locum.app.process;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is on disk of a process group while it runs.
 *
 * @param name its own among all records
 * @param mark what everything it starts bears
 * @param owner the Locum that started it
 * @param leader the first process of the group; its number is the group's
 */
record RunRecord(String name, Mark mark, ProcessIdentity owner, ProcessIdentity leader) {
    private static final String FORM = "2";

    String text() {
        return """
                form=%s
                name=%s
                mark=%s
                mark-value=%s
                owner=%d
                owner-start=%s
                leader=%d
                leader-start=%s
                """.formatted(
                FORM, name, mark.variable(), mark.value(), owner.pid(), owner.start(), leader.pid(), leader.start());
    }

    /** Empty for a text of another form or a torn one: what it names cannot be known, so it is not ended. */
    static Optional<RunRecord> parse(String text) {
        Map<String, String> fields = new HashMap<>();
        text.lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals > 0) {
                fields.put(line.substring(0, equals), line.substring(equals + 1));
            }
        });
        if (!FORM.equals(fields.get("form")) || !fields.containsKey("leader-start")) {
            return Optional.empty();
        }
        try {
            return Optional.of(new RunRecord(
                    fields.getOrDefault("name", ""),
                    new Mark(fields.getOrDefault("mark", ""), fields.getOrDefault("mark-value", "")),
                    identity(fields, "owner"),
                    identity(fields, "leader")));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static ProcessIdentity identity(Map<String, String> fields, String who) {
        return new ProcessIdentity(
                Long.parseLong(fields.getOrDefault(who, "")), fields.getOrDefault(who + "-start", ""));
    }
}
