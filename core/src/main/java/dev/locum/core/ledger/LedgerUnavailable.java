package dev.locum.core.ledger;

/** The ledger cannot be used, although nobody asked for anything wrong. What was acknowledged before is not affected. */
public final class LedgerUnavailable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Reason reason;

    public LedgerUnavailable(Reason reason, Throwable cause) {
        super(sentence(reason), cause);
        this.reason = reason;
    }

    public LedgerUnavailable(Reason reason) {
        super(sentence(reason));
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    /** Why, and where: {@code place} is what a person would look at, such as the path of a database. */
    public sealed interface Reason {
        String place();

        /** It may be read but not written. */
        record ReadOnly(String place) implements Reason {}

        /** There is no room left for it. */
        record Full(String place) implements Reason {}

        /** Another process held it for longer than a writer waits. */
        record Locked(String place) implements Reason {}

        /** It is not a ledger, or no longer one. */
        record Damaged(String place, String what) implements Reason {}

        /** A newer program wrote it; this one knows forms up to {@code known} only. */
        record Newer(String place, int found, int known) implements Reason {}

        /** It cannot be reached at all: a missing folder, no permission, a failing disk. */
        record Unreachable(String place, String what) implements Reason {}

        /** It was closed by this process. */
        record Closed(String place) implements Reason {}
    }

    private static String sentence(Reason reason) {
        return switch (reason) {
            case Reason.ReadOnly(var place) -> "the ledger is read-only: " + place;
            case Reason.Full(var place) -> "no space left for the ledger: " + place;
            case Reason.Locked(var place) -> "another process keeps the ledger locked: " + place;
            case Reason.Damaged(var place, var what) -> "the ledger is damaged: " + place + " (" + what + ")";
            case Reason.Newer(var place, var found, var known) ->
                "the ledger has form " + found + ", this program knows up to " + known + ": " + place;
            case Reason.Unreachable(var place, var what) ->
                "the ledger cannot be reached: " + place + " (" + what + ")";
            case Reason.Closed(var place) -> "the ledger is closed: " + place;
        };
    }
}
