package dev.locum.app.cli;

import dev.locum.app.cli.option.JsonOption;
import dev.locum.app.cli.option.ProjectOption;
import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.cli.terminal.Surroundings;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.store.tree.TreeRecord;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.evidence.tree.TreeHistory;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;

/** {@code locum states}: the recorded states of a working tree, oldest first. */
@Command(name = "states")
final class StatesCommand implements Callable<Integer> {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT);

    private final Surroundings here;

    @Mixin
    final ProjectOption project = new ProjectOption();

    @Mixin
    final JsonOption json = new JsonOption();

    @Option(names = "--last", paramLabel = "N", defaultValue = "20", descriptionKey = "locum.states.last")
    private int last;

    StatesCommand(Surroundings here) {
        this.here = here;
    }

    /** @param changed paths that differ from the state before it */
    private record Line(TreeHistory.Seen seen, int changed) {}

    @Override
    public Integer call() {
        try (Wiring wiring = Wiring.open(here.home(), here.environment(), here.clock())) {
            List<Line> lines = lines(wiring.tree(project.folder(here)));
            if (json.isOn()) {
                here.terminal().out().println(new JsonMapper().writeValueAsString(document(lines)));
            } else if (lines.isEmpty()) {
                here.say("states.none");
            } else {
                print(lines);
                here.say("states.how-to-restore");
            }
            return ExitCode.CLEAN.code();
        }
    }

    private List<Line> lines(TreeRecord tree) {
        List<TreeHistory.Seen> states = tree.history().states();
        List<Line> lines = new ArrayList<>();
        for (int i = Math.max(0, states.size() - last); i < states.size(); i++) {
            int changed = i == 0
                    ? 0
                    : tree.states()
                            .compare(states.get(i - 1).state(), states.get(i).state())
                            .changes()
                            .size();
            lines.add(new Line(states.get(i), changed));
        }
        return lines;
    }

    private void print(List<Line> lines) {
        int widest =
                lines.stream().mapToInt(line -> reason(line).length()).max().orElse(0);
        lines.forEach(line -> print(line, widest));
    }

    private void print(Line line, int widest) {
        String at = TIME.format(line.seen().at().atZone(ZoneId.systemDefault()));
        String changed = here.messages().count("states.changed", line.changed());
        here.say(
                "states.line",
                at,
                line.seen().state(),
                reason(line) + " ".repeat(widest - reason(line).length()),
                changed);
    }

    private String reason(Line line) {
        return here.messages().text(why(line.seen().why()));
    }

    private static List<Map<String, Object>> document(List<Line> lines) {
        return lines.stream()
                .map(line -> {
                    Map<String, Object> one = new LinkedHashMap<>();
                    one.put("state", line.seen().state().id());
                    one.put("at", line.seen().at().toString());
                    one.put(
                            "why",
                            line.seen().why().name().toLowerCase(Locale.ROOT).replace('_', '-'));
                    one.put("changed", line.changed());
                    return one;
                })
                .toList();
    }

    private static String why(TreeFact.Why why) {
        return switch (why) {
            case ASKED -> "states.why.asked";
            case BASELINE -> "states.why.baseline";
            case ACT -> "states.why.act";
            case HAND_IN -> "states.why.hand-in";
            case BEFORE_RESTORE -> "states.why.before-restore";
        };
    }
}
