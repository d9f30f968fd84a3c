package dev.locum.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.cli.terminal.ExitCode;
import dev.locum.app.daemon.OwnerHome;
import dev.locum.app.daemon.Wiring;
import dev.locum.app.run.Premises;
import dev.locum.core.gate.Replay;
import dev.locum.core.gate.Task;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.ledger.Verification;
import dev.locum.core.session.Call;
import dev.locum.core.session.RunEnd;
import dev.locum.core.session.RunState;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real runs that really die by SIGKILL, at chosen points and at random ones, and go on in another process: the executor
 * lies once and mends once, so there are two rounds, however often the run died.
 */
final class RunKilledTest {
    private static final int KILLED = 128 + 9;
    private static final int CHAINS = 3;
    private static final int KILLS_A_CHAIN = 8;
    private static final long LONGEST_LIFE_MILLIS = 1500;

    /** Where a script finds its marker, it removes it, says that it is there and waits to be ended. */
    private static final String TRAP = """
            trapped() {
                if [ -e "$1/trap-$2" ]; then rm "$1/trap-$2"; echo $$ > "$1/at-$2.new"; mv "$1/at-$2.new" "$1/at-$2"; sleep 600; fi
            }
            """;

    @TempDir
    private Path folder = Path.of("");

    private ShopProject shop = ShopProject.none();
    private Rehearsal rehearsal = new Rehearsal(folder);
    private String agent = "";

    @BeforeEach
    void makeProject() {
        shop = ShopProject.in(folder);
        rehearsal = new Rehearsal(folder);
        String tests = shop.read("test.sh");
        shop.write("test.sh", TRAP + "trapped .. check\n" + tests);
        shop.commit("with a trap");
        agent = shop.executor(TRAP + """
                told=$(cat)
                trapped "$LOCUM_PROJECT/.." executor
                case $told in
                *failed*)
                    trapped "$LOCUM_PROJECT/.." mend
                    sed 's|^echo .*|echo $((($1 * (100 - $2) + 50) / 100))|' price.sh > p.new && mv p.new price.sh ;;
                esac
                echo 'Fixed. All tests pass.'
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"executor", "check", "mend"})
    void shouldGoOnWhenItIsKilledWhileWhatItStartedIsAtWork(String where) throws Exception {
        // given: the check stands in its way at the baseline, the executor in its first call or in its second
        Files.createFile(folder.resolve("trap-" + where));
        Process run = start("run", "Round half up", "--agent", agent, "--check", ShopProject.CHECK);
        long orphan = awaitPid(folder.resolve("at-" + where), run);

        // when
        assertEquals(KILLED, kill(run));

        // then
        assertTrue(ProcessHandle.of(orphan).isPresent(), "it outlives the one that started it");
        assertEquals(0, resume(), rehearsal.err());
        assertEndedWell(shop.root());
        assertNoneIsLeft();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Round 1", "sent back"})
    void shouldGoOnWhenItIsKilledOnceItHasSaid(String line) throws Exception {
        Process run = start("run", "Round half up", "--agent", agent, "--check", ShopProject.CHECK);
        try (BufferedReader said = run.errorReader(StandardCharsets.UTF_8)) {
            String heard = said.readLine();
            while (heard != null && !heard.contains(line)) {
                heard = said.readLine();
            }
        }

        kill(run);

        assertEquals(0, resume(), rehearsal.err());
        assertEndedWell(shop.root());
    }

    @Test
    void shouldSayHowToGoOnAndLeaveNobodyAtWorkWhenItIsToldToStop() throws Exception {
        Files.createFile(folder.resolve("trap-executor"));
        Process run = start("run", "Round half up", "--agent", agent, "--check", ShopProject.CHECK);
        long executor = awaitPid(folder.resolve("at-executor"), run);

        run.toHandle().destroy();

        String said = new String(run.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(ExitCode.INTERRUPTED.code(), run.waitFor(), said);
        assertTrue(said.contains("Go on with: locum resume --task t"), said);
        for (ProcessHandle left : ProcessHandle.of(executor).stream().toList()) {
            left.onExit().get(20, TimeUnit.SECONDS);
        }
        assertEquals(0, resume(), rehearsal.err());
        assertEndedWell(shop.root());
    }

    @Test
    void shouldFindItsWorktreeAgainWhenItIsKilledThere() throws Exception {
        Files.createFile(folder.resolve("trap-executor"));
        agent = agent.replace("command:", "command:LOCUM_PROJECT='" + shop.root() + "' ");
        Process run = start("run", "Round half up", "--worktree", "--agent", agent, "--check", ShopProject.CHECK);
        awaitPid(folder.resolve("at-executor"), run);
        kill(run);

        assertEquals(0, resume(), rehearsal.err());

        assertEquals("", shop.git("status", "--porcelain"));
        assertTrue(shop.handedOver("price.sh").contains("+ 50"));
    }

    @Test
    void shouldEndWithTheSameTwoRoundsWhenItIsKilledAtRandomMoments() throws Exception {
        SplittableRandom random = new SplittableRandom(7);
        for (int chain = 0; chain < CHAINS; chain++) {
            Path root = Files.createDirectory(folder.resolve("chain-" + chain));
            shop = ShopProject.in(root);
            rehearsal = new Rehearsal(root);
            List<String> next = List.of("run", "Round half up", "--agent", agent, "--check", ShopProject.CHECK);
            int kills = 0;
            boolean listed = false;
            while (kills < KILLS_A_CHAIN) {
                Process run = start(next.toArray(String[]::new));
                if (run.waitFor(random.nextLong(LONGEST_LIFE_MILLIS), TimeUnit.MILLISECONDS)) {
                    break;
                }
                kill(run);
                kills++;
                listed = listed || isListed();
                next = listed ? List.of("resume") : next;
            }
            if (listed && !isOver()) {
                assertEquals(0, resume(), rehearsal.err());
            } else if (!listed) {
                assertEquals(
                        0,
                        rehearsal.call("run", "x", "--agent", agent, "--check", ShopProject.CHECK, "--project", here()),
                        rehearsal.err());
            }
            assertEndedWell(shop.root());
        }
        assertNoneIsLeft();
    }

    private int resume() {
        return rehearsal.call("resume", "--project", here());
    }

    private String here() {
        return shop.root().toString();
    }

    private Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        command.addAll(List.of("--project", here()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment()
                .put("LOCUM_HOME", shop.root().resolveSibling("home").toString());
        builder.environment().put("LOCUM_LANG", "en");
        return builder.start();
    }

    private static int kill(Process run) throws InterruptedException {
        run.destroyForcibly();
        return run.waitFor();
    }

    private static long awaitPid(Path file, Process run) throws IOException {
        while (run.isAlive() && !Files.exists(file)) {
            Thread.onSpinWait();
        }
        return Long.parseLong(Files.readString(file).strip());
    }

    private boolean isListed() {
        try (Wiring wiring = wiring()) {
            return !wiring.at(shop.root(), holder -> {}).tasks().isEmpty();
        }
    }

    private boolean isOver() {
        try (Wiring wiring = wiring()) {
            Premises premises = wiring.at(shop.root(), holder -> {});
            return premises.tasks().stream().noneMatch(premises::isUnfinished);
        }
    }

    private Wiring wiring() {
        Path home = shop.root().resolveSibling("home");
        return Wiring.open(new OwnerHome(home).opened(), System.getenv(), InstantSource.system());
    }

    private void assertEndedWell(Path project) {
        try (Wiring wiring = wiring()) {
            assertInstanceOf(Verification.Intact.class, wiring.ledger().verify());
            Premises premises = wiring.at(project, holder -> {});
            TaskId id = premises.tasks().getFirst();
            Task task = Replay.task(assertInstanceOf(
                    TaskState.Closed.class, premises.task(id, fact -> {}).state()));
            RunState run =
                    premises.run(premises.runOf(id).orElseThrow(), fact -> {}).state();

            assertEquals(2, task.rounds().size(), "each hand-in is one round");
            assertInstanceOf(Verdict.Fix.class, task.rounds().getFirst().verdict());
            assertInstanceOf(Verdict.CleanByFloor.class, task.rounds().getLast().verdict());
            assertEquals(Optional.of(new RunEnd.Clean()), run.end());
            assertEquals(
                    List.of(1, 2),
                    run.calls().stream()
                            .map(Call::handedIn)
                            .filter(OptionalInt::isPresent)
                            .map(OptionalInt::getAsInt)
                            .toList());
            assertEquals(
                    IntStream.rangeClosed(1, run.calls().size()).boxed().toList(),
                    run.calls().stream().map(Call::number).toList());
        }
    }

    /** A process that was ended may need a moment to go. */
    private void assertNoneIsLeft() throws Exception {
        for (ProcessHandle process : ProcessHandle.allProcesses().toList()) {
            String command = process.info().commandLine().orElse("");
            if (command.contains(folder.toString()) && !command.contains("surefire")) {
                process.onExit().get(20, TimeUnit.SECONDS);
            }
        }
    }
}
