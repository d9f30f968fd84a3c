package dev.locum.app.cli.option;

import dev.locum.app.LocumProblem;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.claim.ClaimGrammar;
import dev.locum.core.evidence.claim.ParsedClaim;
import dev.locum.core.evidence.claim.Stated;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What is handed in: a report, claims besides, and checks that the owner typed. */
public final class HandInOptions {
    private static final String STDIN = "-";
    private static final int LONGEST = 1 << 20;

    @Option(names = "--report", paramLabel = "FILE", descriptionKey = "option.report")
    private String report = "";

    @Option(names = "--claim", paramLabel = "CLAIM", descriptionKey = "option.claim")
    private List<String> claims = new ArrayList<>();

    @Option(names = "--check", paramLabel = "CMD", descriptionKey = "option.check")
    private List<String> checks = new ArrayList<>();

    public List<Check> checks() {
        return GivenChecks.of(checks);
    }

    /** @throws LocumProblem when one of them is in no known form; nothing is handed in then */
    public List<Stated> claims() {
        List<Stated> stated = new ArrayList<>();
        for (String claim : claims) {
            switch (ClaimGrammar.parse(claim)) {
                case ParsedClaim.Understood understood -> stated.add(understood.stated());
                case ParsedClaim.NotUnderstood unknown ->
                    throw LocumProblem.badInput("problem.claim.unknown", claim, String.join("\n  ", unknown.forms()));
            }
        }
        return stated;
    }

    /** The report's text; empty where none was given. */
    public String report(Surroundings here) {
        if (report.isEmpty()) {
            return "";
        }
        if (report.equals(STDIN)) {
            String typed = here.terminal().in().lines().collect(Collectors.joining("\n"));
            return bounded("-", typed.getBytes(StandardCharsets.UTF_8));
        }
        Path file = here.folder().resolve(report);
        try (InputStream stream = Files.newInputStream(file)) {
            return bounded(file.toString(), stream.readNBytes(LONGEST + 1));
        } catch (IOException e) {
            throw LocumProblem.badInput("problem.report.unreadable", file, String.valueOf(e.getMessage()))
                    .after(e);
        }
    }

    private static String bounded(String name, byte[] bytes) {
        if (bytes.length > LONGEST) {
            throw LocumProblem.badInput("problem.report.long", name, LONGEST >> 10);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
