package dev.locum.app.cli;

import static dev.locum.app.agent.claude.ScriptedAnthropic.says;
import static dev.locum.app.agent.claude.ScriptedAnthropic.writes;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.locum.app.agent.claude.ScriptedAnthropic;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The main job with the real Claude Code, headless; its model is a script that says what stands here. */
@Tag("clients")
final class ClaudeRunClientTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void shouldRefuteAFalseDoneSendItBackAndEndCleanWithTheRealClient() {
        ShopProject shop = ShopProject.in(folder);
        String mended = "echo $((($1 * (100 - $2) + 50) / 100))\n";
        String price = shop.root().resolve("price.sh").toString();
        try (ScriptedAnthropic model = ScriptedAnthropic.start(
                writes(shop.root().resolve("NOTES.md").toString(), "Rounding was looked at.\n"),
                says("I fixed the rounding. All tests pass."),
                writes(price, mended),
                says("The rounding is half up now. All 2 tests pass."))) {
            Rehearsal rehearsal = new Rehearsal(folder)
                    .with("HOME", folder.toString())
                    .with("LOCUM_CLAUDE", Objects.requireNonNull(System.getenv("LOCUM_CLAUDE")))
                    .with("ANTHROPIC_BASE_URL", model.url())
                    .with("ANTHROPIC_API_KEY", "sk-dummy-not-a-key")
                    .with("CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC", "1")
                    .with("DISABLE_AUTOUPDATER", "1");

            int exit = rehearsal.call(
                    "run", "Round half up", "--project", shop.root().toString(), "--check", ShopProject.CHECK);

            assertEquals(0, exit, rehearsal.err() + rehearsal.out());
            assertTrue(rehearsal.err().contains("Round 1: sent back"), rehearsal.err());
            assertTrue(rehearsal.err().contains("Round 2: clean"), rehearsal.err());
            assertTrue(
                    model.requests().get(2).path("messages").toString().contains("1 of 2 tests failed"),
                    () -> model.requests().get(2).toPrettyString());
            assertEquals(mended, shop.read("price.sh"));
        }
    }
}
