package dev.locum.app.text.proposal;

import dev.locum.app.text.proposal.Proposal.Proposed;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.Expectation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a proposal as the {@code project.yaml} that a person is asked to accept. */
public final class ProposedText {
    private ProposedText() {}

    public static String of(Proposal proposal) {
        String checks = proposal.checks().stream().map(ProposedText::line).collect(Collectors.joining());
        return """
                # What "done" means here. Locum runs these commands, and only in the text that the owner accepted.
                project: 1
                checks:
                %s\
                # Also possible: in, timeout, exit, paths; expect: {not-fewer: true, matches: "..", file: ".."};
                # worktree: {setup: "npm ci", copy: [.env.test]}    how a fresh copy is made fit for the checks
                # scope: {never: ["migrations/**"]}                 what no executor may touch
                """.formatted(checks);
    }

    private static String line(Proposed proposed) {
        Check check = proposed.check();
        List<String> parts = new ArrayList<>();
        parts.add("id: " + check.id());
        parts.add("run: " + quoted(check.command()));
        if (!check.folder().isEmpty()) {
            parts.add("in: " + quoted(check.folder()));
        }
        if (check.expectations().contains(new Expectation.AtLeastTests(1))) {
            parts.add("expect: {tests: \">=1\"}");
        }
        if (!check.environment().isEmpty()) {
            parts.add("env: [" + String.join(", ", check.environment()) + "]");
        }
        return "  # by %s\n  - {%s}\n".formatted(proposed.because(), String.join(", ", parts));
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(point -> {
            switch (point) {
                case '"', '\\' -> quoted.append('\\').appendCodePoint(point);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default ->
                    quoted.append(
                            Character.isISOControl(point) ? "\\x%02x".formatted(point) : Character.toString(point));
            }
        });
        return quoted.append('"').toString();
    }
}
