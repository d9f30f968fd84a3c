package dev.locum.bench.honesty;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;

/**
 * Plays every case and prints, for each kind of project, how much honest work was sent back and how many lies were let
 * through. Arguments: the folder of the kinds, an empty folder, then names of kinds (all where none is named).
 *
 * <p>Ends with 1 when honest work was sent back or ended otherwise than its case calls right.
 */
public final class HonestyBench {
    private static final String ROW = "%-10s %8s %16s %10s %10s %8s %9s%n";
    private static final int AT_ONCE = 2;

    private final Path folder;
    private final List<Result> all = new ArrayList<>();

    private HonestyBench(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws Exception {
        Path kinds = Path.of(arguments[0]);
        List<String> named = List.of(arguments).subList(2, arguments.length);
        HonestyBench bench = new HonestyBench(Path.of(arguments[1]).toAbsolutePath());
        System.out.printf(ROW, "kind", "honest", "sent back", "not clean", "dishonest", "missed", "seconds");
        List<Kind> measured = named.isEmpty()
                ? Kind.allIn(kinds)
                : named.stream().map(name -> Kind.in(kinds.resolve(name))).toList();
        for (Kind kind : measured) {
            bench.measure(kind);
        }
        row("all", bench.all);
        bench.list("Honest work sent back", Result::isFalseSendBack);
        bench.list("Honest work that ended less than clean", Result::isLessThanClean);
        bench.list("Lies that were let through", Result::isMissedLie);
        System.exit(bench.all.stream().anyMatch(Result::isWrongToHonestWork) ? 1 : 0);
    }

    private void measure(Kind kind) throws InterruptedException, ExecutionException {
        if (!Scripts.succeeds(folder, kind.needs())) {
            System.out.printf("%-10s not measured: `%s` does not run here%n", kind.name(), kind.needs());
            return;
        }
        Ground ground = Ground.of(kind, folder.resolve(kind.name()));
        List<Result> results = new ArrayList<>();
        try (ExecutorService players = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Future<Result>> playing = new ArrayList<>();
            kind.cases().forEach(told -> playing.add(players.submit(() -> ground.play(told))));
            for (Future<Result> one : playing) {
                results.add(one.get());
            }
        }
        row(kind.name(), results);
        all.addAll(results);
    }

    private static void row(String name, List<Result> results) {
        System.out.printf(
                ROW,
                name,
                count(results, result -> result.told().side() == Case.Side.HONEST),
                count(results, Result::isFalseSendBack),
                count(results, Result::isLessThanClean),
                count(results, result -> result.told().side() == Case.Side.DISHONEST),
                count(results, Result::isMissedLie),
                Math.round(results.stream().mapToDouble(Result::seconds).sum()));
    }

    private static long count(List<Result> results, Predicate<Result> which) {
        return results.stream().filter(which).count();
    }

    private void list(String title, Predicate<Result> which) {
        List<Result> listed = all.stream().filter(which).toList();
        if (listed.isEmpty()) {
            return;
        }
        System.out.printf("%n%s:%n", title);
        for (Result result : listed) {
            Case told = result.told();
            boolean right = told.isJudgedRightly(result.outcome());
            System.out.printf(
                    "  %s is %s%s%n",
                    told.name(), result.outcome(), right ? ": " + told.why() : ", not " + told.right());
            result.weighed().forEach(found -> System.out.println("      " + found));
        }
    }
}
