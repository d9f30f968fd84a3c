package dev.locum.bench;

import dev.locum.app.cli.Rehearsal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A whole gated round beside the bare check: handing in within a warm process, and as {@code ./locum submit} with the start
 * of its process in it. Each round is a task of its own with a baseline and one changed file. Arguments: an empty folder,
 * rounds, the launcher.
 */
public final class RoundBench {
    private static final String CHECK = "sh ./check.sh";

    private final Path top;
    private final int rounds;
    private final String launcher;

    private RoundBench(Path top, int rounds, String launcher) {
        this.top = top;
        this.rounds = rounds;
        this.launcher = launcher;
    }

    public static void main(String[] arguments) throws Exception {
        RoundBench bench =
                new RoundBench(Path.of(arguments[0]).toAbsolutePath(), Integer.parseInt(arguments[1]), arguments[2]);
        bench.starts();
        for (int files : new int[] {10, 2_000}) {
            for (String check : new String[] {"exit 0", "sleep 0.5"}) {
                bench.round(files, check);
            }
        }
    }

    /** What a process costs before it does anything: the JVM alone, and Locum asked for its version. */
    private void starts() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Map<String, List<Long>> times = new TreeMap<>();
        for (int round = 0; round < rounds; round++) {
            times.computeIfAbsent("java -version", _ -> new ArrayList<>())
                    .add(millis(() -> process(top, java, "-version")));
            times.computeIfAbsent("locum --version", _ -> new ArrayList<>())
                    .add(millis(() -> process(top, launcher, "--version")));
        }
        System.out.println("Starting");
        times.forEach(RoundBench::report);
    }

    private void round(int files, String check) throws Exception {
        Path folder = Files.createTempDirectory(top, "round");
        Path project = project(folder, files, check);
        called(folder, "init", "--project", project.toString(), "--check", CHECK, "--yes", "--no-baseline");
        Map<String, List<Long>> times = new TreeMap<>();
        // the first two rounds warm up
        for (int round = -2; round < rounds; round++) {
            long bare = millis(() -> process(project, "sh", "-c", CHECK));
            long opened = opened(folder, project, round, "in");
            long within = millis(() -> called(folder, "submit", "--json", "--project", project.toString()));
            opened(folder, project, round, "out");
            long apart = millis(() -> process(folder, launcher, "submit", "--json", "--project", project.toString()));
            long shown = millis(() -> process(folder, launcher, "task", "list", "--project", project.toString()));
            if (round >= 0) {
                times.computeIfAbsent("bare check", _ -> new ArrayList<>()).add(bare);
                times.computeIfAbsent("task new, in process", _ -> new ArrayList<>())
                        .add(opened);
                times.computeIfAbsent("submit, in process", _ -> new ArrayList<>())
                        .add(within);
                times.computeIfAbsent("./locum submit", _ -> new ArrayList<>()).add(apart);
                times.computeIfAbsent("./locum task list", _ -> new ArrayList<>())
                        .add(shown);
            }
        }
        System.out.println(files + " files, check: " + check);
        times.forEach(RoundBench::report);
    }

    /** A new task with its baseline, and then some work; gives how long the opening took. */
    private static long opened(Path folder, Path project, int round, String where) throws Exception {
        long opened = millis(() -> called(folder, "task", "new", "--project", project.toString(), "change a file"));
        Files.writeString(project.resolve("d0").resolve("F0.java"), "class F0 {} // " + round + where + "\n");
        return opened;
    }

    private static Path project(Path folder, int files, String check) throws IOException, InterruptedException {
        Path project = folder.resolve("project");
        for (int i = 0; i < files; i++) {
            Path file = project.resolve("d" + i / 50).resolve("F" + i + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "class F" + i + " {\n" + "    int x;\n".repeat(40) + "}\n");
        }
        Files.writeString(project.resolve("check.sh"), check + "\n");
        process(project, "git", "init", "-q");
        process(project, "git", "add", "-A");
        process(project, "git", "-c", "user.name=B", "-c", "user.email=b@example.org", "commit", "-q", "-m", "b");
        return project;
    }

    private static int called(Path folder, String... arguments) {
        Rehearsal rehearsal = new Rehearsal(folder);
        int exit = rehearsal.call(arguments);
        if (exit != 0) {
            throw new IllegalStateException(
                    String.join(" ", arguments) + " ended with " + exit + rehearsal.out() + rehearsal.err());
        }
        return exit;
    }

    private static int process(Path folder, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("LOCUM_HOME", folder.resolve("home").toString());
        int status = builder.start().waitFor();
        if (status != 0) {
            throw new IllegalStateException(Arrays.toString(command) + " ended with " + status);
        }
        return status;
    }

    private static long millis(Act act) throws Exception {
        long start = System.nanoTime();
        act.run();
        return (System.nanoTime() - start) / 1_000_000;
    }

    private static void report(String what, List<Long> millis) {
        List<Long> sorted = millis.stream().sorted().toList();
        System.out.printf(
                "  %-24s median %5d ms   least %5d%n", what, sorted.get(sorted.size() / 2), sorted.getFirst());
    }

    private interface Act {
        void run() throws Exception;
    }
}
