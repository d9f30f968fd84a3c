package dev.locum.core.ledger;

/** Recorded bytes that this program cannot read as a fact. */
public final class UnreadableFact extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Reason reason;

    public UnreadableFact(Reason reason) {
        super(sentence(reason));
        this.reason = reason;
    }

    public UnreadableFact(Reason reason, Throwable cause) {
        super(sentence(reason), cause);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }

    public sealed interface Reason {
        Kind kind();

        /** No fact of the family has this kind; a newer program may have written it. */
        record UnknownKind(Kind kind) implements Reason {}

        /** The fact has a field or a named type that this program does not know. */
        record UnknownPart(Kind kind, String part) implements Reason {}

        /** The bytes are not an encoding of the kind. */
        record Malformed(Kind kind, String what) implements Reason {}
    }

    private static String sentence(Reason reason) {
        return switch (reason) {
            case Reason.UnknownKind(var kind) -> "no known fact has the kind " + kind;
            case Reason.UnknownPart(var kind, var part) ->
                "a fact of the kind " + kind + " has an unknown part: " + part;
            case Reason.Malformed(var kind, var what) -> "not a fact of the kind " + kind + ": " + what;
        };
    }
}
