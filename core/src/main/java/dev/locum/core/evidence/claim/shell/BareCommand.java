package dev.locum.core.evidence.claim.shell;

/**
 * What of a shell line owns its exit status. A status read behind a pipe, {@code ||}, {@code ;} or {@code &} is the
 * status of something else, so it proves nothing about the command that stands before.
 */
public sealed interface BareCommand {

    /** One command by itself: its status is its own. */
    record Bare(String command) implements BareCommand {}

    /** The status is another's; {@code command} is the part that can be run again by itself. */
    record Hidden(String command, String by) implements BareCommand {}

    /** Takes a line apart. Redirections and {@code cd FOLDER &&} in front belong to the command. */
    static BareCommand of(String line) {
        return ShellLine.read(line.strip());
    }
}
