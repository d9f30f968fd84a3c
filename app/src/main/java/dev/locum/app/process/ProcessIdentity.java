package dev.locum.app.process;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A process that is told apart from a later one with the same number.
 *
 * @param pid its number
 * @param start when it started, in words that stay the same as long as it lives: on Linux the boot's id and the clock
 *     ticks since that boot, which no change of the wall clock moves; elsewhere the milliseconds of the wall clock
 */
public record ProcessIdentity(long pid, String start) {
    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");

    /** The identity of a live process; empty when there is none, or when the system does not tell its start. */
    public static Optional<ProcessIdentity> of(long pid) {
        Optional<ProcStat> stat = ProcStat.of(pid);
        if (stat.isPresent()) {
            return Optional.of(
                    new ProcessIdentity(pid, boot() + "/" + stat.get().startTicks()));
        }
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .flatMap(handle -> handle.info().startInstant())
                .map(Instant::toEpochMilli)
                .map(millis -> new ProcessIdentity(pid, String.valueOf(millis)));
    }

    /** The process that asks. */
    public static ProcessIdentity current() {
        return known(ProcessHandle.current().pid());
    }

    /** The same for a process of our own, which may have ended already: what is not known of it fits no other. */
    static ProcessIdentity known(long pid) {
        return of(pid).orElseGet(() -> new ProcessIdentity(pid, "unknown"));
    }

    /** Whether this very process still runs. */
    public boolean alive() {
        return of(pid).map(this::equals).orElse(false);
    }

    private static String boot() {
        try {
            return Files.readString(BOOT, StandardCharsets.US_ASCII).strip();
        } catch (IOException e) {
            return "boot";
        }
    }
}
