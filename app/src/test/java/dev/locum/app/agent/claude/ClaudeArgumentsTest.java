package dev.locum.app.agent.claude;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.Assignment;
import dev.locum.app.agent.Assignment.Words;
import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.agent.Limits;
import dev.locum.app.agent.ResumeToken;
import dev.locum.app.process.RunRecords;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ClaudeArgumentsTest {
    private static final ExecutorEnvironment ENVIRONMENT = new ExecutorEnvironment(Map.of(), Path.of("/opt/locum"));

    @Test
    void shouldAllowEditsAndTheAcceptedCommandsAloneWhenItIsAnOrdinaryRun() {
        var argv = argv(new Permissions.EditsAnd(List.of("mvn -q verify -Dx=a,b", "rm *.log")), Optional.empty());

        assertEquals("acceptEdits", after(argv, "--permission-mode"));
        assertEquals("""
                {"permissions":{"allow":["Bash(/opt/locum prove *)","Bash(/opt/locum submit *)","Bash(mvn -q verify -Dx=a,b)"]}}""", after(argv, "--settings"));
        assertFalse(argv.contains("--resume"));
    }

    @Test
    void shouldSkipPermissionsWhenAndOnlyWhenEverythingIsAllowed() {
        assertEquals(
                "bypassPermissions", after(argv(new Permissions.Everything(), Optional.empty()), "--permission-mode"));
        assertFalse(argv(new Permissions.OwnersSettings(), Optional.empty()).contains("--permission-mode"));
    }

    @Test
    void shouldGoOnInTheConversationWithinTheBudgetWhenThereIsOne() {
        var argv = argv(new Permissions.OwnersSettings(), Optional.of(new ResumeToken("a-b")));

        assertEquals("a-b", after(argv, "--resume"));
        assertEquals("0.50", after(argv, "--max-budget-usd"));
        assertEquals("opus", after(argv, "--model"));
    }

    @Test
    void shouldNeverBeginAPromptWithASlashWhenTheTaskDoes() {
        for (var words : List.<Words>of(
                new Words.Task("/clear"),
                new Words.Findings("/clear"),
                new Words.Answer("/clear"),
                new Words.GoOn("/clear"))) {
            var prompt = ClaudeArguments.prompt(words);

            assertFalse(prompt.startsWith("/"), prompt);
            assertTrue(prompt.endsWith("\n\n/clear"), prompt);
        }
    }

    private static List<String> argv(Permissions permissions, Optional<ResumeToken> resume) {
        var order = new ClaudeOrder(
                Path.of("/opt/claude"),
                permissions,
                Optional.of("opus"),
                ENVIRONMENT,
                new RunRecords(Path.of("/opt/locum/runs")));
        var limits = new Limits(Duration.ofMinutes(5), Optional.of(new BigDecimal("0.50")));
        var assignment = new Assignment("t1", new Words.Task("x"), Path.of("/home/vera/shop"), 1, resume, limits);
        return new ClaudeArguments(order).argv(assignment, resume);
    }

    private static String after(List<String> argv, String flag) {
        return argv.get(argv.indexOf(flag) + 1);
    }
}
