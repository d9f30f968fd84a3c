package dev.locum.app.agent.claude;

import dev.locum.app.agent.ExecutorEnvironment;
import dev.locum.app.process.RunRecords;
import java.nio.file.Path;
import java.util.Optional;

/**
 * How Claude Code is to be run.
 *
 * @param program its absolute path
 * @param permissions what it may do
 * @param model as its {@code --model} takes it; empty for its owner's choice
 * @param environment what it sees
 * @param records where its processes are recorded
 */
public record ClaudeOrder(
        Path program,
        Permissions permissions,
        Optional<String> model,
        ExecutorEnvironment environment,
        RunRecords records) {}
