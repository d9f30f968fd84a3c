package dev.locum.app.agent.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Assignment.Words;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.ExecutorContract;
import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.agent.Limits;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.ExecutorOutcome.Crashed;
import dev.locum.core.session.ExecutorOutcome.Done;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class CommandExecutorTest extends ExecutorContract {
    private static final Path CLI = Path.of("/opt/locum/locum");

    @Override
    protected Executor maker() {
        return executor("touch made.txt; echo 'I made it.'");
    }

    @Override
    protected Executor endless() {
        return executor("sleep 1000 & touch begun.txt; sleep 1000; sleep 1000");
    }

    @Test
    void shouldReadTheTaskAsItStandsWhenItIsTheFirstRound() {
        assertEquals(new Done("-- make it, \"now\"\n$HOME"), work("cat"));
    }

    @Test
    void shouldKnowTheRoundAndNoOlderMarkWhenItLooksAtItsEnvironment() {
        var environment = new HashMap<>(System.getenv());
        environment.putAll(Map.of("LOCUM_RUN", "outer", "LOCUM_TASK", "outer", "LOCUM_HOME", "/home/vera/.locum"));
        var executor = new CommandExecutor(
                "cat; env | grep ^LOCUM_ | grep -v LOCUM_JAVA_HOME | sort",
                new ExecutorEnvironment(environment, CLI),
                records());
        var second = new Assignment(
                "t7", new Words.Findings("2 tests are red\n"), folder, 2, Optional.empty(), Limits.of(LONG));

        assertEquals(new Done("""
                        2 tests are red
                        LOCUM_CLI=/opt/locum/locum
                        LOCUM_HOME=/home/vera/.locum
                        LOCUM_PROJECT=%s
                        LOCUM_ROUND=2
                        LOCUM_TASK=t7""".formatted(folder)), executor.work(second, progress -> {}));
    }

    @Test
    void shouldEndAsDocumentedWhenTheCommandUsesTheExitCodes() {
        assertEquals(
                new ExecutorOutcome.Asks("Which one?", List.of("left", "right")),
                work("printf 'Which one?\\n- left\\n- right\\n'; exit 10"));
        assertEquals(new ExecutorOutcome.Overloaded("no room"), work("echo no room >&2; exit 75"));
        assertEquals(
                new ExecutorOutcome.UsageLimit(Optional.of(Instant.parse("2026-11-30T13:00:00Z"))),
                work("echo resting; echo 2026-11-30T15:00:00+02:00; exit 76"));
        assertEquals(new ExecutorOutcome.UsageLimit(Optional.empty()), work("echo soon; exit 76"));
        assertEquals(new ExecutorOutcome.LoginExpired("log in"), work("echo log in; exit 77"));
        assertEquals(new ExecutorOutcome.OverBudget("5 dollars"), work("echo 5 dollars; exit 78"));
    }

    @Test
    void shouldCrashWithItsLastWordsWhenItEndsInAnyOtherWay() {
        assertEquals(new Crashed("exit 3", "oh no"), work("echo oh no >&2; exit 3"));
        assertEquals(new Crashed("signal 9", "last"), work("echo last >&2; kill -9 $$"));
        assertEquals("exit 127", ((Crashed) work("nonsense-zzz")).how());
    }

    @Test
    void shouldBoundTheReportWhenItFloods() {
        var done = (Done) work("echo first; yes 0123456789 | head -c 3000000; echo; echo last");

        assertTrue(done.report().startsWith("first\n"));
        assertTrue(done.report().endsWith("\nlast"));
        assertTrue(done.report().length() < 300_000);
    }

    @Test
    void shouldEndWithTheCommandWhenAChildOfItHoldsTheOutputOpen() {
        assertEquals(new Done("done"), work("sleep 1000 & echo done"));
    }

    @Test
    void shouldEndWhatTheCommandLeftInAnotherSessionWhenTheRoundIsOver() throws Exception {
        var done = (Done) work("""
                $(command -v setsid) sh -c 'touch away; exec sleep 1000' >/dev/null 2>&1 &
                until [ -e away ]; do sleep 0.01; done
                echo $!""");

        for (var left : ProcessHandle.of(Long.parseLong(done.report())).stream().toList()) {
            assertEquals(
                    done.report(),
                    String.valueOf(left.onExit().get(20, TimeUnit.SECONDS).pid()));
        }
    }

    private ExecutorOutcome work(String command) {
        return executor(command).work(first(LONG), progress -> {});
    }

    private Executor executor(String command) {
        return new CommandExecutor(command, new ExecutorEnvironment(System.getenv(), CLI), records());
    }
}
