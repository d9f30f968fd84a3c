package dev.locum.bench;

import dev.locum.app.store.tree.GitProgram;
import dev.locum.app.store.tree.GitTreeStates;
import dev.locum.app.store.tree.Limits;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;

/**
 * A tree of 10,000 files with 200 changed: taking its state beside {@code git status} and beside {@code git add -A && git
 * write-tree} on a private index, by turns; then restoring it beside {@code git read-tree -u}. Arguments: an empty folder,
 * rounds.
 */
public final class TreeStatesBench {
    private static final int FILES = 10_000;
    private static final int CHANGES = 200;

    private final Path top;
    private final Path project;
    private final Random random = new Random(7);

    private TreeStatesBench(Path top) {
        this.top = top;
        this.project = top.resolve("project");
    }

    public static void main(String[] arguments) throws Exception {
        new TreeStatesBench(Path.of(arguments[0]).toAbsolutePath()).run(Integer.parseInt(arguments[1]));
    }

    private void run(int rounds) throws Exception {
        Files.createDirectories(project);
        for (int i = 0; i < FILES; i++) {
            Path file = file(i);
            Files.createDirectories(file.getParent());
            Files.writeString(file, lines(40));
        }
        git(Map.of(), "init", "-q");
        git(Map.of(), "add", "-A");
        git(Map.of(), "-c", "user.name=B", "-c", "user.email=b@example.org", "commit", "-q", "-m", "b");
        TreeStates states = GitTreeStates.open(
                new GitProgram("git", System.getenv(), Duration.ofMinutes(5)),
                top.resolve("states"),
                project,
                Limits.usual(),
                InstantSource.system());
        Map<String, String> aside =
                Map.of("GIT_INDEX_FILE", top.resolve("aside.index").toString());
        Map<String, String> reading = Map.of("GIT_OPTIONAL_LOCKS", "0");

        report("first state", List.of(millis(states::take)));
        report("first git add -A, private index", List.of(millis(() -> git(aside, "add", "-A"))));
        List<Long> status = new ArrayList<>();
        List<Long> add = new ArrayList<>();
        List<Long> take = new ArrayList<>();
        List<Long> still = new ArrayList<>();
        List<Long> restore = new ArrayList<>();
        List<Long> readTree = new ArrayList<>();
        TreeState before = states.take().state();
        for (int round = 0; round < rounds; round++) {
            change();
            // By turns, since whoever comes first pays for the cold files.
            if (round % 2 == 0) {
                take.add(millis(states::take));
                add.add(millis(() -> git(aside, "add", "-A") + git(aside, "write-tree")));
            } else {
                add.add(millis(() -> git(aside, "add", "-A") + git(aside, "write-tree")));
                take.add(millis(states::take));
            }
            status.add(millis(() -> git(reading, "status", "--porcelain")));
            still.add(millis(states::take));
            restore.add(millis(() -> states.restore(states.plan(before, Set.of()), taken -> {})));
            change();
            git(aside, "add", "-A");
            readTree.add(millis(() -> git(aside, "read-tree", "--reset", "-u", "HEAD")));
        }
        report("state, 200 changed", take);
        report("git add -A && git write-tree", add);
        report("git status", status);
        report("state, nothing changed", still);
        report("plan and restore of 200", restore);
        report("git read-tree --reset -u of 200", readTree);
    }

    private Path file(int i) {
        return project.resolve("d" + i / 500).resolve("e" + i / 50 % 10).resolve("F" + i + ".java");
    }

    private String lines(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("line ").append(random.nextLong()).append('\n');
        }
        return text.toString();
    }

    private void change() throws IOException {
        for (int i : random.ints(0, FILES).distinct().limit(CHANGES).toArray()) {
            Files.writeString(file(i), lines(1), StandardOpenOption.APPEND);
        }
    }

    private int git(Map<String, String> environment, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        if (status != 0) {
            throw new IllegalStateException(command + " ended with " + status);
        }
        return status;
    }

    private static long millis(Callable<?> act) throws Exception {
        long start = System.nanoTime();
        act.call();
        return (System.nanoTime() - start) / 1_000_000;
    }

    private static void report(String what, List<Long> millis) {
        List<Long> sorted = millis.stream().sorted().toList();
        System.out.printf(
                "%-34s median %5d ms   least %5d   most %5d%n",
                what, sorted.get(sorted.size() / 2), sorted.getFirst(), sorted.getLast());
    }
}
