package dev.locum.app.agent;

import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process and everything it started, as far as the system still knows: its group, and its descendants in other groups
 * (agents start their tools in groups of their own).
 */
record ProcessFamily(ProcessHandle head) {
    /** Asks the head to end, waits {@code grace} at most, then ends whatever is left by force. */
    void end(Duration grace) {
        Set<ProcessHandle> members = new LinkedHashSet<>(head.descendants().toList());
        if (head.isAlive()) {
            head.destroy();
            awaitHead(grace);
            members.addAll(head.descendants().toList());
            head.destroyForcibly();
        }
        killGroup();
        members.forEach(ProcessHandle::destroyForcibly);
    }

    private void awaitHead(Duration grace) {
        try {
            head.onExit().get(grace.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException ignored) {
            // It is ended by force next.
        }
    }

    private void killGroup() {
        try {
            new ProcessBuilder("kill", "-KILL", "--", "-" + head.pid())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor(1, TimeUnit.SECONDS);
        } catch (IOException ignored) {
            // Without a kill program the members are ended one by one.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
