package dev.locum.app.agent.claude;

import static dev.locum.app.agent.claude.ScriptedAnthropic.fails;
import static dev.locum.app.agent.claude.ScriptedAnthropic.runs;
import static dev.locum.app.agent.claude.ScriptedAnthropic.says;
import static dev.locum.app.agent.claude.ScriptedAnthropic.writes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Assignment.Words;
import dev.locum.app.agent.Executor;
import dev.locum.app.agent.ExecutorContract;
import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.agent.Limits;
import dev.locum.app.agent.Progress;
import dev.locum.app.agent.ResumeToken;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.ExecutorOutcome.Crashed;
import dev.locum.core.session.ExecutorOutcome.Done;
import dev.locum.core.session.ExecutorOutcome.LoginExpired;
import dev.locum.core.session.ExecutorOutcome.Overloaded;
import dev.locum.core.session.ExecutorOutcome.UsageLimit;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchService;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Drives the real Claude Code against a scripted model: no key, no network, a home folder of its own. */
@Tag("clients")
final class ClaudeExecutorClientTest extends ExecutorContract {
    private final List<ScriptedAnthropic> models = new ArrayList<>();
    private final List<Progress> seen = new ArrayList<>();
    private Path project = Path.of("/");

    @BeforeEach
    void makeProject() throws Exception {
        project = Files.createDirectory(folder.resolve("project"));
    }

    @AfterEach
    void closeModels() {
        models.forEach(ScriptedAnthropic::close);
    }

    @Override
    protected Path project() {
        return project;
    }

    @Override
    protected Executor maker() {
        return claude(writes(project.resolve("made.txt").toString(), "made\n"), says("I made it."));
    }

    @Override
    protected Executor endless() {
        return claude(runs("touch begun.txt; sleep 1000"));
    }

    @Test
    void shouldGoOnInTheSameConversationWhenFindingsComeBack() {
        var model = model(says("Done."), runs("echo mended > made.txt"), says("Mended."));
        var executor = executor(model, key());

        assertEquals(new Done("Done."), executor.work(first(LONG), seen::add));
        var second = next(new Words.Findings("made.txt does not exist"), 2);

        assertEquals(new Done("Mended."), executor.work(second, seen::add));
        assertTrue(Files.exists(project.resolve("made.txt")));
        var told = model.requests().get(1).path("messages").toString();
        assertTrue(
                told.contains("make it, ") && told.contains("Done.") && told.contains("made.txt does not exist"), told);
        var costs = seen.stream()
                .filter(Progress.Spent.class::isInstance)
                .map(Progress.Spent.class::cast)
                .toList();
        assertEquals(1000, costs.get(0).cost().inputTokens().orElseThrow());
        assertEquals(2000, costs.get(1).cost().inputTokens().orElseThrow());
    }

    @Test
    void shouldBeginAnewWhenTheConversationIsGone() {
        var lost = new Assignment(
                "t1",
                new Words.GoOn("make it"),
                project,
                2,
                Optional.of(new ResumeToken("00000000-0000-4000-8000-000000000001")),
                Limits.of(LONG));

        assertEquals(new Done("Here I am."), claude(says("Here I am.")).work(lost, seen::add));
    }

    @Test
    void shouldRestUntilTheResetWhenThePlanIsUsedUp() {
        var reset = Instant.parse("2027-01-02T03:04:05Z");
        var headers = Map.of(
                "anthropic-ratelimit-unified-status", "rejected",
                "anthropic-ratelimit-unified-reset", String.valueOf(reset.getEpochSecond()),
                "anthropic-ratelimit-unified-representative-claim", "five_hour");
        var model = model(fails(429, "rate_limit_error", "limit", headers));
        var loggedIn = Map.of("CLAUDE_CODE_OAUTH_TOKEN", "sk-ant-oat01-not-a-token");

        assertEquals(
                new UsageLimit(Optional.of(reset)), executor(model, loggedIn).work(first(LONG), seen::add));
    }

    @Test
    void shouldBeWorthAnotherTryWhenTheServiceIsOverloaded() {
        var busy = fails(529, "overloaded_error", "Overloaded", Map.of());
        var environment = new HashMap<>(key());
        environment.put("CLAUDE_CODE_MAX_RETRIES", "1");

        var outcome = executor(model(busy), environment).work(first(LONG), seen::add);

        assertInstanceOf(Overloaded.class, outcome);
        assertTrue(seen.contains(new Progress.TriesAgain("overloaded")));
    }

    @Test
    void shouldNeedAPersonWhenTheKeyIsNotTaken() {
        var outcome = claude(fails(401, "authentication_error", "invalid x-api-key", Map.of()))
                .work(first(LONG), seen::add);

        assertInstanceOf(LoginExpired.class, outcome);
    }

    @Test
    void shouldNeedAPersonWhenNobodyIsLoggedIn() {
        assertInstanceOf(LoginExpired.class, executor(model(), Map.of()).work(first(LONG), seen::add));
    }

    @Test
    void shouldStopWhenTheMoneyIsSpent() {
        var thrifty = new Limits(LONG, Optional.of(new BigDecimal("0.000001")));
        var assignment = new Assignment("t1", new Words.Task("make it"), project, 1, Optional.empty(), thrifty);

        assertInstanceOf(
                ExecutorOutcome.OverBudget.class,
                claude(runs("true"), says("Done.")).work(assignment, seen::add));
    }

    @Test
    void shouldRefuseWhatNobodyAllowedWhenTheModelTriesIt() {
        var outcome = claude(runs("python3 -c 'print(1)' > made.txt"), says("I could not."))
                .work(first(LONG), seen::add);

        assertEquals(new Done("I could not."), outcome);
        assertFalse(Files.exists(project.resolve("made.txt")));
        assertTrue(seen.stream().anyMatch(Progress.Refused.class::isInstance));
    }

    @Test
    void shouldCrashLeaveNothingRunningAndGoOnWhenItIsKilledInMidRun() throws Exception {
        var model = model(runs("touch begun.txt; sleep 1000"), says("Back again."));
        var executor = executor(model, key());
        var outcome = new CompletableFuture<ExecutorOutcome>();
        var caller = Thread.ofPlatform().start(() -> outcome.complete(executor.work(first(LONG), seen::add)));
        awaitFile(project, "begun.txt");
        awaitRecord(folder.resolve(".claude"), "begun.txt");

        ProcessHandle.current().children().filter(this::isClaude).forEach(ProcessHandle::destroyForcibly);

        assertEquals(new Crashed("signal 9", ""), outcome.get());
        caller.join();
        assertEquals(new Done("Back again."), executor.work(next(new Words.GoOn("make it"), 2), seen::add));
        assertTrue(model.requests().getLast().path("messages").toString().contains("begun.txt"));
    }

    /**
     * Waits until the client's own record of the conversation holds the words: it writes a little after it acts, and what
     * it has not written dies with it.
     */
    private static void awaitRecord(Path home, String words) throws Exception {
        try (var watcher = home.getFileSystem().newWatchService()) {
            while (!recorded(home, words, watcher)) {
                watcher.take().reset();
            }
        }
    }

    /** Whether some record holds the words; whatever is written from now on reaches the watcher. */
    private static boolean recorded(Path path, String words, WatchService watcher) throws IOException {
        if (!Files.isDirectory(path)) {
            return path.toString().endsWith(".jsonl") && Files.readString(path).contains(words);
        }
        path.register(watcher, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
        try (var inside = Files.newDirectoryStream(path)) {
            for (var each : inside) {
                if (recorded(each, words, watcher)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isClaude(ProcessHandle process) {
        return process.info().command().orElse("").endsWith("/claude");
    }

    private Assignment next(Words words, int round) {
        var token = seen.stream()
                .filter(Progress.Started.class::isInstance)
                .map(Progress.Started.class::cast)
                .findFirst()
                .flatMap(Progress.Started::resume);
        assertTrue(token.isPresent());
        return new Assignment("t1", words, project, round, token, Limits.of(LONG));
    }

    private Executor claude(ScriptedAnthropic.Step... script) {
        return executor(model(script), key());
    }

    private ScriptedAnthropic model(ScriptedAnthropic.Step... script) {
        var model = ScriptedAnthropic.start(script);
        models.add(model);
        return model;
    }

    private static Map<String, String> key() {
        return Map.of("ANTHROPIC_API_KEY", "sk-not-a-key");
    }

    private Executor executor(ScriptedAnthropic model, Map<String, String> login) {
        var environment = new HashMap<>(login);
        environment.put("PATH", Objects.requireNonNull(System.getenv("PATH")));
        environment.put("HOME", folder.toString());
        environment.put("ANTHROPIC_BASE_URL", model.url());
        environment.put("CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC", "1");
        environment.put("DISABLE_AUTOUPDATER", "1");
        var order = new ClaudeOrder(
                program(),
                new Permissions.EditsAnd(List.of("touch begun.txt; sleep 1000")),
                Optional.empty(),
                new ExecutorEnvironment(environment, Path.of("/opt/locum/locum")),
                records());
        return new ClaudeExecutor(order);
    }

    private static Path program() {
        var named = System.getenv("LOCUM_CLAUDE");
        if (named == null) {
            throw new IllegalStateException("LOCUM_CLAUDE names no program; run these tests by ./check --clients");
        }
        return Path.of(named);
    }
}
