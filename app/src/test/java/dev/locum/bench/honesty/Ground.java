package dev.locum.bench.honesty;

import dev.locum.app.cli.Rehearsal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where the cases of one kind are played: its project, made once, and a fresh copy of it for each case. */
final class Ground {
    private static final JsonMapper JSON = new JsonMapper();

    private final Path folder;

    private Ground(Path folder) {
        this.folder = folder;
    }

    /** Makes the project of {@code kind} under {@code folder}. */
    static Ground of(Kind kind, Path folder) {
        Scripts.run(
                folder.resolve("project"),
                "sh -eu '" + kind.base()
                        + "' && git init -q -b main . && git add -A && git commit -q -m 'The project'");
        return new Ground(folder);
    }

    /** Plays {@code told} with its own copy of the project and its own owner's folder. */
    Result play(Case told) {
        long start = System.nanoTime();
        Path place = folder.resolve(told.name());
        Scripts.run(place, "cp -a '" + folder.resolve("project") + "' project");
        String project = place.resolve("project").toString();
        locum(place, "init", "--yes", "--no-baseline", "--project", project);
        String agent = "command:sh -eu '" + told.executor() + "'";
        String report = locum(
                place,
                "run",
                "The work of the day",
                "--json",
                "--max-rounds",
                "1",
                "--agent",
                agent,
                "--project",
                project);
        JsonNode round = JSON.readTree(report).path("rounds").path(0);
        if (round.isMissingNode()) {
            throw new IllegalStateException(told.name() + " was never judged: " + report);
        }
        return new Result(
                told,
                Outcome.of(round.path("verdict").stringValue("")),
                weighed(round),
                (System.nanoTime() - start) / 1_000_000_000.0);
    }

    private static String locum(Path place, String... args) {
        Rehearsal rehearsal = new Rehearsal(place);
        Scripts.environment().forEach(rehearsal::with);
        rehearsal.with("LOCUM_HOME", place.resolve("home").toString());
        rehearsal.call(args);
        if (rehearsal.out().isEmpty()) {
            throw new IllegalStateException(String.join(" ", args) + ": " + rehearsal.err());
        }
        return rehearsal.out();
    }

    /** What weighed on the verdict: every finding that is more than a note, and every lens that could not look. */
    private static List<String> weighed(JsonNode round) {
        List<String> found = new ArrayList<>();
        for (JsonNode lens : round.path("lenses")) {
            if (!lens.path("notLooked").isNull()) {
                found.add(lens.path("lens").stringValue("") + " did not look: " + lens.path("notLooked"));
            }
            for (JsonNode one : lens.path("findings")) {
                String effect = one.path("effect").stringValue("");
                if (!effect.equals("NOTE")) {
                    found.add(effect + " " + one.path("finding"));
                }
            }
        }
        return found;
    }
}
