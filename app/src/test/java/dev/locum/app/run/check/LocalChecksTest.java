package dev.locum.app.run.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckOutcome.CouldNotStart;
import dev.locum.core.evidence.CheckOutcome.Died;
import dev.locum.core.evidence.CheckOutcome.Flaky;
import dev.locum.core.evidence.CheckOutcome.Green;
import dev.locum.core.evidence.CheckOutcome.Red;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import dev.locum.core.evidence.CheckOutcome.TimedOut;
import dev.locum.core.evidence.CheckOutcome.TreeKeptMoving;
import dev.locum.core.evidence.CheckOutcome.Uncounted;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.Expectation;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport.Source;
import dev.locum.core.evidence.TestTally;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With real shells and real processes. */
class LocalChecksTest {
    private static final Duration LONG = Duration.ofMinutes(2);

    @TempDir
    Path folder;

    private Site site;

    @BeforeEach
    void prepare() {
        site = new Site(folder);
    }

    @Test
    void shouldBeGreenAndStillWhenTheCommandSucceeds() {
        // when
        Evidence evidence = site.run("echo привет; pwd");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals("привет\n" + site.tree + "\n", evidence.output().head());
        assertEquals(evidence.binding().before(), evidence.binding().after());
        assertTrue(evidence.isOf(Check.of("tests", "echo привет; pwd")));
    }

    @Test
    void shouldBeRedWithBothStatusesWhenTheCommandFails() {
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 3))), site.outcome("echo no; exit 3"));
    }

    @Test
    void shouldRunTheBarePartWhenAPipeOnlyCutsTheOutput() {
        assertEquals(
                new Red(List.of(new RedReason.ExitStatus(0, 3))), site.outcome("sh -c 'exit 3' | tail -3; echo $?"));
        assertEquals(new Green(), site.outcome("echo a b | grep -q b"));
    }

    @Test
    void shouldHoldThePathsAndPatternsThatAreExpectedWhenItEndsWell() {
        // given
        Check check = Site.check(
                "echo built",
                LONG,
                new Expectation.FileThere("dist/app.js"),
                new Expectation.OutputMatches("^built$"),
                new Expectation.OutputMatches("shipped"));

        // then
        assertEquals(
                new Red(List.of(new RedReason.FileMissing("dist/app.js"), new RedReason.NoMatch("shipped"))),
                site.run(check).outcome());
    }

    @Test
    void shouldNotBlameTheWorkWhenTheToolIsNotThere() {
        assertInstanceOf(CouldNotStart.class, site.outcome("no-such-tool-anywhere --all"));
        assertInstanceOf(CouldNotStart.class, site.outcome("env no-such-tool-anywhere"));
        assertInstanceOf(CouldNotStart.class, site.outcome("./gone.sh"));
        assertInstanceOf(CouldNotStart.class, site.outcome("python3 -m no_such_runner"));
    }

    @Test
    void shouldNotBlameTheWorkWhenTheFolderWasNeverThere() {
        // given
        Check check = new Check(new CheckId("web"), "true", "web", LONG, 0, List.of(), new TreeSet<>(), List.of());

        // then
        assertEquals(new CouldNotStart("no such folder: web"), site.run(check).outcome());
    }

    @Test
    void shouldBeRedWhenTheWorkRemovedTheScriptThatRanAtTheBaseline() throws Exception {
        // given
        site.write("run.sh", "exit 0\n");
        Check check = Check.of("tests", "chmod +x run.sh 2>/dev/null; ./run.sh");
        Evidence baseline = site.run(check);
        Files.delete(site.tree.resolve("run.sh"));

        // when
        Evidence now = site.runAgainst(baseline, check);

        // then
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 127))), now.outcome());
    }

    @Test
    void shouldTakeItForAResultWhenATestItselfEndsWith127() {
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 127))), site.outcome("echo checking; exit 127"));
    }

    @Test
    void shouldEndItAndAllItsChildrenWhenItNeverEnds() throws Exception {
        // given
        Check check = Site.check("sleep 600 & echo $! > child.ignored; wait", Duration.ofSeconds(1));

        // when
        Evidence evidence = site.run(check);

        // then
        assertEquals(new TimedOut(Duration.ofSeconds(1)), evidence.outcome());
        assertGone("child.ignored");
    }

    @Test
    void shouldEndWhatItLeftBehindWhenItEndsItself() throws Exception {
        // when
        Evidence evidence = site.run("sleep 600 >/dev/null 2>&1 & echo $! > child.ignored");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertGone("child.ignored");
    }

    @Test
    void shouldEndWhatLeftTheGroupWhenItStillBearsTheMark() throws Exception {
        // when: a child in a session of its own, whose parent has gone
        Evidence evidence = site.run("(setsid sh -c 'echo $$ > child.ignored; exec sleep 600' >/dev/null 2>&1 &); "
                + "while [ ! -s child.ignored ]; do :; done");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertGone("child.ignored");
    }

    @Test
    void shouldKeepHeadTailAndCountWhenItFloods() {
        // when
        Evidence evidence = site.run("echo first; yes | head -c 2000000; echo last");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals(2_000_011, evidence.output().bytes());
        assertTrue(evidence.output().head().startsWith("first\n"));
        assertTrue(evidence.output().tail().endsWith("last\n"));
        assertTrue(evidence.output().kept().length() < 3 * OutputKeeper.KEPT);
    }

    @Test
    void shouldStandBinaryOutputWhenItPrintsAny() {
        // when
        Evidence evidence = site.run("printf '\\377\\000\\376ok\\n'");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals(6, evidence.output().bytes());
        assertTrue(evidence.output().head().endsWith("ok\n"));
    }

    @Test
    void shouldSayDiedWhenASignalEndsIt() {
        assertEquals(new Died(9), site.outcome("kill -9 $$"));
        assertEquals(new Died(11), site.outcome("sh -c 'kill -SEGV $$'; exit $?"));
    }

    @Test
    void shouldEndAtOnceWhenItReadsItsInput() {
        assertEquals(new Green(), site.outcome("cat; read -r line || echo nothing to read"));
    }

    @Test
    void shouldPassOnlyAcceptedVariablesWhenItLooksAtItsEnvironment() {
        // given
        site.ambient.put("LOCUM_TOKEN", "secret");
        site.ambient.put("API_KEY", "secret");
        site.ambient.put("JAVA_HOME", "/opt/java");
        site.ambient.put("CI", "true");
        Check check = new Check(
                new CheckId("env"),
                "env | grep -v '^_=' | grep -v '^PWD=' | cut -d= -f1 | grep -v LOCUM_RUN | sort | tr '\\n' ' '",
                "",
                LONG,
                0,
                List.of(),
                new TreeSet<>(Set.of("JAVA_HOME", "LOCUM_TOKEN")),
                List.of());

        // then
        assertEquals(
                Set.of("HOME", "JAVA_HOME", "LANG", "PATH", "PYTHONDONTWRITEBYTECODE", "TERM"),
                Set.of(site.run(check)
                        .output()
                        .head()
                        .replaceAll("OLDPWD |SHLVL ", "")
                        .strip()
                        .split(" ", -1)));
    }

    @Test
    void shouldRunTheChangedCodeWhenPythonCouldTakeItsBytecodeForCurrent() throws Exception {
        // given: two versions of one size and one second
        FileTime second = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));
        site.write("m.py", "x = 1\n");
        Files.setLastModifiedTime(site.tree.resolve("m.py"), second);
        site.run("python3 -c 'import m'");
        site.write("m.py", "x = 2\n");
        Files.setLastModifiedTime(site.tree.resolve("m.py"), second);

        // when
        Evidence evidence = site.run("python3 -c 'import m; print(m.x)'");

        // then
        assertEquals("2", evidence.output().head().strip());
    }

    @Test
    void shouldRunAgainAndCountWhenTheFirstRunLeavesFilesInTheTree() {
        // when
        Evidence evidence = site.run("echo cached > cache.txt");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals(Set.of("cache.txt"), evidence.binding().made());
        assertFalse(evidence.binding().before().equals(evidence.binding().after()));
    }

    @Test
    void shouldShowNothingWhenTheTreeMovesInEveryRun() {
        // when
        Evidence evidence = site.run("echo x >> log.txt");

        // then
        assertEquals(new TreeKeptMoving(List.of("log.txt")), evidence.outcome());
    }

    @Test
    void shouldNotRunAgainWhenOnlyIgnoredFilesChange() throws Exception {
        // when
        Evidence evidence = site.run("echo x >> runs.ignored");

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals("x\n", Files.readString(site.tree.resolve("runs.ignored")));
    }

    @Test
    void shouldBeFlakyWhenARedThatWasGreenBeforeIsGreenAgain() {
        // given: fails on every second run
        Check check =
                Check.of("tests", "if [ -e flip.ignored ]; then rm flip.ignored; else touch flip.ignored; exit 1; fi");
        site.write("flip.ignored", "");
        Evidence baseline = site.run(check);

        // when
        Evidence now = site.runAgainst(baseline, check);

        // then
        assertEquals(new Green(), baseline.outcome());
        assertEquals(new Flaky(List.of()), now.outcome());
    }

    @Test
    void shouldRunOnceMoreBeforeBlamingWhenItWasGreenAtTheBaseline() throws Exception {
        // given
        Check check = Check.of("tests", "echo run >> runs.ignored; test ! -e broken");
        Evidence baseline = site.run(check);
        site.write("broken", "");

        // when
        Evidence now = site.runAgainst(baseline, check);

        // then
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 1))), now.outcome());
        assertEquals(3, Files.readAllLines(site.tree.resolve("runs.ignored")).size());
    }

    @Test
    void shouldStandItWhenTheCheckDeletesItsOwnFolder() {
        // when
        Evidence evidence = site.run("cd .. && rm -rf tree");

        // then
        assertInstanceOf(CheckOutcome.class, evidence.outcome());
        assertFalse(Files.exists(site.tree));
    }

    @Test
    void shouldGiveUpAndLeaveNothingWhenTheThreadIsInterrupted() throws Exception {
        // given
        AtomicReference<Evidence> evidence = new AtomicReference<>();
        Thread runner = new Thread(() -> evidence.set(site.run("echo $$ > child.ignored; exec sleep 600")));
        runner.start();
        waitFor(site.tree.resolve("child.ignored"), runner);

        // when
        runner.interrupt();
        runner.join(TimeUnit.SECONDS.toMillis(30));

        // then
        assertEquals(new CheckOutcome.Cancelled(), evidence.get().outcome());
        assertGone("child.ignored");
    }

    @Test
    void shouldWaitAndNameTheHolderWhenTheTreeIsTaken() throws Exception {
        // given
        LocalChecks checks = site.checks();
        CountDownLatch done = new CountDownLatch(2);
        Check first = Check.of("slow", "echo $$ > one.ignored; while [ ! -e go.ignored ]; do :; done");
        Thread holder = new Thread(() -> {
            checks.run(first, java.util.Optional.empty());
            done.countDown();
        });
        holder.start();
        waitFor(site.tree.resolve("one.ignored"), holder);
        Thread waiter = new Thread(() -> {
            checks.run(Check.of("next", "test -e go.ignored"), java.util.Optional.empty());
            done.countDown();
        });

        // when
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING && waiter.isAlive()) {
            Thread.onSpinWait();
        }
        site.write("go.ignored", "");

        // then
        assertTrue(done.await(30, TimeUnit.SECONDS));
        assertEquals(List.of("check slow"), site.waited);
    }

    @Test
    void shouldCountAndNameTestsWhenPytestRuns() {
        // given
        site.write("test_cart.py", "def test_adds(): assert 1 + 1 == 2\ndef test_вычитает(): assert 2 - 1 == 0\n");
        Check check = Site.check("python3 -B -m pytest -q -p no:cacheprovider", LONG, new Expectation.AtLeastTests(1));

        // when
        Evidence evidence = site.run(check);

        // then
        assertEquals(new Red(List.of(new RedReason.ExitStatus(0, 1))), evidence.outcome());
        assertEquals(new TestTally(1, 1, 0), evidence.tests().orElseThrow().tally());
        assertEquals(
                Set.of(new TestName("test_вычитает")),
                evidence.tests().orElseThrow().red());
    }

    @Test
    void shouldReadTheReportFileWhenTheRunWroteOne() {
        // given
        site.write("target/surefire-reports/TEST-old.OldTest.xml", suite("old.OldTest", "stale"));
        String report = suite("acme.CartTest", "adds").replace("\"", "\\\"").replace("\n", "");
        Check check = Site.check(
                "printf '%s' \"" + report + "\" > target/surefire-reports/TEST-acme.CartTest.xml",
                LONG,
                new Expectation.AtLeastTests(1));

        // when
        Evidence evidence = site.run(check);

        // then
        assertEquals(new Green(), evidence.outcome());
        assertEquals(new TestTally(1, 0, 0), evidence.tests().orElseThrow().tally());
        assertEquals(Source.REPORT_FILE, evidence.tests().orElseThrow().source());
        assertEquals(
                Set.of(new TestName("acme.CartTest#adds")),
                evidence.tests().orElseThrow().green());
    }

    @Test
    void shouldNotBeGreenWhenTestsAreExpectedAndNobodyCounted() {
        assertEquals(
                new Uncounted(),
                site.run(Site.check("echo all fine", LONG, new Expectation.AtLeastTests(1)))
                        .outcome());
    }

    @Test
    void shouldBeRedForNoTestWhenTheRunnerIsContentWithNone() {
        // given
        site.write("printed.txt", "\n" + "-".repeat(70) + "\nRan 0 tests in 0.000s\n\nOK\n");

        // when
        Evidence evidence = site.run(Site.check("cat printed.txt", LONG, new Expectation.AtLeastTests(1)));

        // then
        assertEquals(new Red(List.of(new RedReason.NoTestRan())), evidence.outcome());
    }

    private static String suite(String ofClass, String test) {
        return "<testsuite name=\"" + ofClass + "\" tests=\"0\">\n<testcase classname=\"" + ofClass + "\" name=\""
                + test + "\"/>\n</testsuite>\n";
    }

    private static void waitFor(Path file, Thread writer) {
        while (!Files.exists(file) && writer.isAlive()) {
            Thread.onSpinWait();
        }
    }

    private void assertGone(String file) throws Exception {
        long pid = Long.parseLong(Files.readString(site.tree.resolve(file)).strip());
        boolean gone = ProcessHandle.of(pid)
                .map(handle -> {
                    try {
                        return handle.onExit().get(10, TimeUnit.SECONDS) != null;
                    } catch (Exception e) {
                        return false;
                    }
                })
                .orElse(true);
        assertTrue(gone, "still there: " + pid);
    }
}
