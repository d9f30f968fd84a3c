package dev.locum.app.words;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.CheckOutcome;
import dev.locum.core.evidence.CheckOutcome.RedReason;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.EvidenceId;
import dev.locum.core.evidence.Output;
import dev.locum.core.evidence.TestName;
import dev.locum.core.evidence.TestReport;
import dev.locum.core.evidence.TestTally;
import dev.locum.core.evidence.TreeBinding;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.Claim;
import dev.locum.core.evidence.claim.ClaimResult;
import dev.locum.core.evidence.claim.ClaimedNumber;
import dev.locum.core.evidence.claim.Place;
import dev.locum.core.evidence.claim.RefutedBy;
import dev.locum.core.evidence.claim.Source;
import dev.locum.core.evidence.claim.Stated;
import dev.locum.core.evidence.claim.TestCount;
import dev.locum.core.evidence.claim.UnverifiedBy;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.source.SourceLine;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.Ask;
import dev.locum.core.gate.Brake;
import dev.locum.core.gate.verdict.Attribution;
import dev.locum.core.gate.verdict.Finding;
import dev.locum.core.gate.verdict.Proof;
import dev.locum.core.gate.verdict.Verdict;
import dev.locum.core.ledger.Digest;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.RunEnd;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One value of every kind there is something to say about. */
final class Samples {
    static final Check TESTS = Check.of("tests", "pytest -q");
    static final CheckId ID = TESTS.id();
    static final EvidenceId RED = new EvidenceId("e1");
    static final TreeState TREE = new TreeState("%040x".formatted(1));
    static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private Samples() {}

    static Exhibits exhibits() {
        return Exhibits.of(List.of(TESTS), List.of(red()));
    }

    static Evidence red() {
        String output =
                "collected 14 items\n\ntests/test_cart.py ..F.\nE   assert 0.10 == 0.11\n2 failed, 12 passed in 0.31s\n";
        return evidence(
                RED,
                new CheckOutcome.Red(List.of(new RedReason.ExitStatus(0, 1))),
                report(12, "test_a", "test_b"),
                output);
    }

    static Evidence green() {
        return evidence(new EvidenceId("e2"), new CheckOutcome.Green(), report(14), "14 passed in 0.30s\n");
    }

    static Evidence evidence(EvidenceId id, CheckOutcome outcome, TestReport report, String output) {
        return new Evidence(
                id,
                ID,
                TESTS.digest(),
                TreeBinding.still(TREE),
                NOON,
                Duration.ofMillis(1_310),
                outcome,
                Optional.of(report),
                new Output(Digest.of(output.getBytes(StandardCharsets.UTF_8)), output.length(), output, ""));
    }

    static TestReport report(int passed, String... red) {
        return new TestReport(
                new TestTally(passed, red.length, 0),
                names(red),
                new TreeSet<>(),
                new TreeSet<>(),
                new TreeSet<>(List.of("pytest")),
                TestReport.Source.CLOSING_LINE);
    }

    static SortedSet<TestName> names(String... names) {
        return Arrays.stream(names).map(TestName::new).collect(Collectors.toCollection(TreeSet::new));
    }

    static Stated stated() {
        return new Stated(Claim.TestsPass.WHOLE, new Source.Sentence("All tests pass now!", 0, 19));
    }

    static List<RefutedBy> refutations() {
        List<Place> places = List.of(new Place("src/cart.py", 12, "    total = OldPrice()", Place.Kind.CODE, false));
        List<Place> prose = List.of(new Place("CHANGELOG.md", 3, "OldPrice is gone", Place.Kind.HISTORY, false));
        return List.of(
                new RefutedBy.TestsRed(
                        RED,
                        "tests",
                        1,
                        Optional.of(new TestTally(12, 2, 0)),
                        List.of(new TestName("test_a"), new TestName("test_b"))),
                new RefutedBy.NoTestRan(RED, "tests"),
                new RefutedBy.CountDiffers(RED, TestCount.of(14, 14), TestCount.of(12, 14)),
                new RefutedBy.OtherNumber("wc -l a.txt", new ClaimedNumber(BigDecimal.TEN, false), "12 a.txt"),
                new RefutedBy.OtherExit("make lint", 0, 2),
                new RefutedBy.NoSuchFile("docs/a.md"),
                new RefutedBy.FileStillThere("old.py"),
                new RefutedBy.TextNotInFile("docs/a.md", "how to install"),
                new RefutedBy.NoSuchCommit("abc123"),
                new RefutedBy.OtherFilesInCommit(
                        "HEAD", new TreeSet<>(List.of("a.py")), new TreeSet<>(List.of("b.py"))),
                new RefutedBy.LeftUncommitted(List.of("a.py", "b.py")),
                new RefutedBy.StillThere("OldPrice", 0, places, prose),
                new RefutedBy.FewerPlaces("NewPrice", 12, 9),
                new RefutedBy.NotOld(names("test_a"), names("test_old")),
                new RefutedBy.WasGreenBefore(ID));
    }

    static List<UnverifiedBy> unverified() {
        return List.of(
                new UnverifiedBy.CommandNotAccepted("make deploy"),
                new UnverifiedBy.CouldNotStart("tests", "pytest: not found"),
                new UnverifiedBy.NoResult("tests", "it was ended at its limit"),
                new UnverifiedBy.NotRun("tests"),
                new UnverifiedBy.Stale("tests"),
                new UnverifiedBy.Flaky("tests"),
                new UnverifiedBy.RedForAnotherReason("tests"),
                new UnverifiedBy.NoBaseline(),
                new UnverifiedBy.NoSuchCheck("integration"),
                new UnverifiedBy.CountNotShown(new TestCount(14, OptionalInt.empty())),
                new UnverifiedBy.FoundElsewhere("a.md", List.of("docs/a.md")),
                new UnverifiedBy.SearchWasBlind("the search misses a known place"),
                new UnverifiedBy.NotDecidable("only the other repository knows what was pushed"));
    }

    static List<CheckOutcome> outcomes() {
        return List.of(
                new CheckOutcome.Green(),
                new CheckOutcome.Red(reasons()),
                new CheckOutcome.CouldNotStart("pytest: not found"),
                new CheckOutcome.TimedOut(Duration.ofMinutes(20)),
                new CheckOutcome.Died(9),
                new CheckOutcome.Uncounted(),
                new CheckOutcome.Flaky(List.of(new TestName("test_clock"))),
                new CheckOutcome.TreeKeptMoving(List.of("build/cache.bin")),
                new CheckOutcome.Cancelled());
    }

    static List<RedReason> reasons() {
        return List.of(
                new RedReason.ExitStatus(0, 1),
                new RedReason.TooFewTests(10, 3),
                new RedReason.NoTestRan(),
                new RedReason.FewerTestsThanBefore(14, 12),
                new RedReason.NoMatch("BUILD OK"),
                new RedReason.FileMissing("target/app.jar"));
    }

    static List<TestChange> testChanges() {
        TestName test = new TestName("test_total");
        String file = "tests/test_cart.py";
        List<SourceLine> before = List.of(new SourceLine(file, 7, "    assert total(cart) == 0.11"));
        List<SourceLine> now = List.of(new SourceLine(file, 7, "    assert total(cart)"));
        return List.of(
                new TestChange.Deleted(test, file, Set.of("total"), before, List.of()),
                new TestChange.Skipped(test, file, before, now),
                new TestChange.Emptied(test, file, before, now),
                new TestChange.AssertionsRemoved(test, file, before, now),
                new TestChange.ThresholdLoosened(test, file, before, now),
                new TestChange.MovedOutOfRun(test, file, before, now),
                new TestChange.SwallowedFailure(test, file, before, now),
                new TestChange.ExpectationChanged(test, file, before, now),
                new TestChange.NotUnderstood(test, file, before, now));
    }

    static List<Leftover> leftovers() {
        SourceLine line = new SourceLine("src/cart.py", 3, "<<<<<<< HEAD");
        return List.of(
                new Leftover.ConflictMarkers(line),
                new Leftover.DebugOutput(new SourceLine("src/cart.py", 8, "print('here')")),
                new Leftover.ForLater(new SourceLine("src/cart.py", 9, "# TODO rounding")),
                new Leftover.NamesMissingFile(new SourceLine("README.md", 4, "See docs/cart.md"), "docs/cart.md"),
                new Leftover.StrayFile("src/cart.py.orig"));
    }

    /** Every kind of finding, and within a kind every variant of what it holds. */
    static List<Finding> findings() {
        List<TestName> two = List.of(new TestName("test_a"), new TestName("test_b"));
        return Stream.of(
                        refutations().stream()
                                .map(by -> new Finding.ClaimRefuted(stated(), new ClaimResult.Refuted(by))),
                        unverified().stream()
                                .map(by -> new Finding.ClaimUnverified(stated(), new ClaimResult.Unverified(by))),
                        Stream.of(
                                new Finding.NothingHandedIn(),
                                new Finding.NoCheck(),
                                new Finding.CheckRed(ID, reasons(), RED),
                                new Finding.TestsRed(ID, two, RED),
                                new Finding.OldReds(ID, two)),
                        Arrays.stream(Finding.RedOfUnknownAge.Age.values())
                                .map(age -> new Finding.RedOfUnknownAge(ID, age, RED)),
                        outcomes().stream().map(outcome -> new Finding.CheckTellsNothing(ID, outcome)),
                        Stream.of(
                                new Finding.NoTestRan(ID, RED),
                                new Finding.FewerTests(ID, 12, 9, RED),
                                new Finding.EvidenceStale(ID, RED)),
                        testChanges().stream()
                                .map(change -> new Finding.TestWeakened(
                                        change, Proof.FAILS_ON_NEW_CODE, Attribution.ATTRIBUTED)),
                        Arrays.stream(Proof.values())
                                .map(proof ->
                                        new Finding.TestWeakened(testChanges().getFirst(), proof, Attribution.SHARED)),
                        Arrays.stream(MachineryChange.Kind.values())
                                .map(kind -> new Finding.MachineryChanged(
                                        new MachineryChange("package.json", "scripts.test", "jest", "", kind),
                                        Attribution.ATTRIBUTED)),
                        Stream.of(
                                new Finding.ForbiddenPath("migrations/1.sql", "migrations/**", Attribution.ATTRIBUTED),
                                new Finding.HiddenByIndex("src/a.py", "skip-worktree", false)),
                        leftovers().stream()
                                .map(leftover -> new Finding.LeftBehind(leftover, Attribution.UNATTRIBUTED)))
                .<Finding>flatMap(kind -> kind)
                .toList();
    }

    static List<Verdict> verdicts() {
        List<Finding> red = List.of(new Finding.TestsRed(ID, List.of(new TestName("test_a")), RED));
        return List.of(
                new Verdict.CleanByFloor(),
                new Verdict.Open(List.of(new Finding.NoCheck())),
                new Verdict.Fix(red),
                new Verdict.Owner(List.of(new Finding.MachineryChanged(
                        new MachineryChange("pom.xml", "skipTests", "false", "true", MachineryChange.Kind.LOOSENED),
                        Attribution.ATTRIBUTED))),
                new Verdict.NeedContext());
    }

    static List<RunEnd> ends() {
        List<Finding> findings = List.of(new Finding.NoCheck());
        return List.of(
                new RunEnd.Clean(),
                new RunEnd.Accepted(),
                new RunEnd.Withdrawn(),
                new RunEnd.Open(),
                new RunEnd.WaitsForOwner(new Ask.MayThisPass("round-1", findings)),
                new RunEnd.WaitsForOwner(new Ask.Deadlock("round-3", findings, Brake.SAME_FINDING)),
                new RunEnd.ExecutorAsks("Which rounding?", List.of("half up", "half even")),
                new RunEnd.OutOfRounds(3),
                new RunEnd.OutOfTime(),
                new RunEnd.ExecutorFailed(new ExecutorOutcome.LoginExpired("run /login")),
                new RunEnd.TreeUnreadable("the folder is gone"),
                new RunEnd.Interrupted());
    }

    static List<ExecutorOutcome> executorOutcomes() {
        return List.of(
                new ExecutorOutcome.Done("All done."),
                new ExecutorOutcome.Asks("Which rounding?", List.of()),
                new ExecutorOutcome.UsageLimit(Optional.of(NOON)),
                new ExecutorOutcome.Overloaded("529"),
                new ExecutorOutcome.LoginExpired("run /login"),
                new ExecutorOutcome.Crashed("signal 11", "last words"),
                new ExecutorOutcome.OverBudget("$5"),
                new ExecutorOutcome.TimedOut(Duration.ofMinutes(90)),
                new ExecutorOutcome.Interrupted());
    }
}
