package dev.locum.app.agent.claude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.AgentProcess.Ended;
import dev.locum.app.agent.Progress;
import dev.locum.app.agent.ResumeToken;
import dev.locum.core.session.Cost;
import dev.locum.core.session.ExecutorOutcome;
import dev.locum.core.session.ExecutorOutcome.Crashed;
import dev.locum.core.session.ExecutorOutcome.Done;
import dev.locum.core.session.ExecutorOutcome.LoginExpired;
import dev.locum.core.session.ExecutorOutcome.OverBudget;
import dev.locum.core.session.ExecutorOutcome.Overloaded;
import dev.locum.core.session.ExecutorOutcome.UsageLimit;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads what Claude Code 2.1.332 printed in each case; see docs/decisions/060-claude-headless.md. */
final class ClaudeOutcomeTest {
    private final List<Progress> seen = new ArrayList<>();
    private final ClaudeRows rows = new ClaudeRows(seen::add);

    @Test
    void shouldBeDoneWithProgressAndCostWhenARoundWentWell() {
        assertEquals(new Done("Done. All tests pass."), outcome("done", 0));

        assertEquals(
                List.of(
                        new Progress.Started(Optional.of(new ResumeToken("00000000-0000-4000-8000-000000000001"))),
                        new Progress.Said("I will write."),
                        new Progress.UsedTool("Write", "/home/vera/shop/a.txt"),
                        new Progress.UsedTool("Bash", "echo hi; ls"),
                        new Progress.Said("Done. All tests pass.")),
                seen);
        assertEquals(
                new Cost(
                        OptionalLong.of(300),
                        OptionalLong.of(60),
                        Optional.of(new BigDecimal("0.0024000000000000002"))),
                rows.result().orElseThrow().cost());
    }

    @Test
    void shouldRestUntilTheResetWhenThePlanIsUsedUp() {
        assertEquals(new UsageLimit(Optional.of(Instant.ofEpochSecond(1796078979))), outcome("usage-limit", 1));
    }

    @Test
    void shouldWaitForAPersonWhenThereIsNoCredit() {
        assertEquals(new UsageLimit(Optional.empty()), outcome("no-credit", 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"busy", "overloaded", "network-away"})
    void shouldBeWorthAnotherTryWhenTheServiceIsBusyOrAway(String sample) {
        assertInstanceOf(Overloaded.class, outcome(sample, 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"key-refused", "login-expired", "not-logged-in"})
    void shouldNeedAPersonWhenTheLoginIsNotTaken(String sample) {
        assertInstanceOf(LoginExpired.class, outcome(sample, 1));
    }

    @Test
    void shouldBeOverBudgetWhenALimitOfTheClientIsReached() {
        assertEquals(new OverBudget("Reached maximum budget ($0.1)"), outcome("max-budget", 1));
        assertEquals(new OverBudget("Reached maximum number of turns (2)"), outcome("max-turns", 1));
    }

    @Test
    void shouldShowWhatWasRefusedWhenNobodyCouldAllowIt() {
        assertEquals(new Done("could not"), outcome("refused-tool", 0));
        assertTrue(seen.contains(new Progress.Refused("Bash", "This command requires approval")));
    }

    @Test
    void shouldCrashWithTheClientsWordsWhenTheFaultIsOfNoKnownKind() {
        var crashed = assertInstanceOf(Crashed.class, outcome("prompt-too-long", 1));

        assertTrue(crashed.lastWords().startsWith("Prompt is too long"));
    }

    @Test
    void shouldKnowThatAConversationIsGoneWhenTheClientSaysSo() {
        outcome("conversation-gone", 1);

        assertTrue(ClaudeOutcome.conversationGone(rows));
    }

    @Test
    void shouldAskWhenTheReportEndsInAQuestion() {
        rows.read("""
                {"type":"result","subtype":"success","is_error":false,"result":"Two ways.\\n\\nQUESTION: Which?\\n- a\\n- b"}""");

        assertEquals(
                new ExecutorOutcome.Asks("Which?", List.of("a", "b")), ClaudeOutcome.of(new Ended.Exit(0), rows, ""));
    }

    @Test
    void shouldGoByTheWordsWhenAnOlderVersionNamesNoKind() {
        assertInstanceOf(UsageLimit.class, failed("Claude AI usage limit reached|1796078979"));
        assertInstanceOf(UsageLimit.class, failed("You've hit your limit · resets 3pm"));
        assertInstanceOf(LoginExpired.class, failed("Invalid API key · Please run /login"));
    }

    @Test
    void shouldPassOverWhatItDoesNotKnowWhenRowsAreStrangeOrHalf() {
        rows.read("");
        rows.read("warning: something");
        rows.read("{\"type\":\"assistant\",\"message\":{\"content\":[{\"type\":\"te");
        rows.read("[1,2]");
        rows.read("null");
        rows.read("{\"type\":7,\"subtype\":{}}");
        rows.read("{\"type\":\"assistant\"}");
        rows.read("{\"type\":\"system\",\"subtype\":\"init\",\"session_id\":\"no such token, surely\"}");
        rows.read(
                "{\"type\":\"rate_limit_event\",\"rate_limit_info\":{\"status\":\"rejected\",\"resetsAt\":\"soon\"}}");
        rows.read("{\"type\":\"brand_new\",\"x\":1}");

        assertEquals(List.of(new Progress.Started(Optional.empty())), seen);
        assertEquals(Optional.empty(), rows.result());
    }

    @Test
    void shouldCrashWhenTheProgramEndsWithoutAResult() {
        assertEquals(new Crashed("signal 9", ""), ClaudeOutcome.of(new Ended.Signal(9), rows, ""));
        assertEquals(
                new Crashed("exit 1 without a result", "error: unknown option '--nonsense'"),
                ClaudeOutcome.of(new Ended.Exit(1), rows, "error: unknown option '--nonsense'"));
        assertEquals(
                new ExecutorOutcome.TimedOut(Duration.ofMinutes(5)),
                ClaudeOutcome.of(new Ended.AtLimit(Duration.ofMinutes(5)), rows, ""));
    }

    private ExecutorOutcome failed(String words) {
        rows.read("{\"type\":\"result\",\"subtype\":\"success\",\"is_error\":true,\"result\":\"" + words + "\"}");
        return ClaudeOutcome.of(new Ended.Exit(1), rows, "");
    }

    private ExecutorOutcome outcome(String sample, int status) {
        try (InputStream stream = Objects.requireNonNull(getClass().getResourceAsStream(sample + ".jsonl"), sample)) {
            new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(rows::read);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ClaudeOutcome.of(new Ended.Exit(status), rows, "");
    }
}
