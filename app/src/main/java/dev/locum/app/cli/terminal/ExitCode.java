package dev.locum.app.cli.terminal;

import dev.locum.core.gate.verdict.Verdict;

/** How every command of Locum ends; README lists them for people who write scripts. */
public enum ExitCode {
    /** Done; a gated task is clean. */
    CLEAN(0),
    /** Something was refuted, must be mended, or failed. */
    FIX(1),
    /** The command line or a file cannot be used as it is. */
    BAD_INPUT(2),
    /** Let through, but not proven: something could not be looked at. */
    OPEN(3),
    /** It goes on only after a word of the owner's. */
    WAITS_FOR_OWNER(4),
    /** The machine does not let it be: no git, a full disk, a read-only database, a lock held. */
    CANNOT(5),
    /** The person stopped it. */
    INTERRUPTED(130);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** How a command ends that showed {@code verdict}. */
    public static ExitCode of(Verdict verdict) {
        return switch (verdict) {
            case Verdict.CleanByFloor _ -> CLEAN;
            case Verdict.Fix _, Verdict.NeedContext _ -> FIX;
            case Verdict.Open _ -> OPEN;
            case Verdict.Owner _ -> WAITS_FOR_OWNER;
        };
    }

    public int code() {
        return code;
    }
}
