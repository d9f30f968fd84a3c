package dev.locum.core.ledger;

/** In which way an entry is not what was written. */
public sealed interface Flaw {

    /** It is not there, although later ones or its own body are, or a head that was noted says it was. */
    record Missing() implements Flaw {}

    /**
     * It does not follow from the entry before: a field of it was changed, it was put in or moved here, or the entry before
     * it is another.
     */
    record Unlinked() implements Flaw {}

    /** Its body is not the one that was written. */
    record BodyChanged() implements Flaw {}

    /** Its body is not there and was not erased. */
    record BodyMissing() implements Flaw {}

    /** A field of it has a form in which none was ever written. */
    record Misshapen() implements Flaw {}

    /** It holds, but another stood here when somebody noted the head. */
    record NotAsNoted() implements Flaw {}

    /** The place where it is kept does not give it back. */
    record Unreadable(String what) implements Flaw {}

    /** Short, for a log. */
    default String reason() {
        return switch (this) {
            case Missing _ -> "it is missing";
            case Unlinked _ -> "it does not follow from the one before";
            case BodyChanged _ -> "its body is not the one that was written";
            case BodyMissing _ -> "its body is missing and was not erased";
            case Misshapen _ -> "a field has a form that was never written";
            case NotAsNoted _ -> "it is another than the one that was noted";
            case Unreadable(var what) -> "it cannot be read: " + what;
        };
    }
}
