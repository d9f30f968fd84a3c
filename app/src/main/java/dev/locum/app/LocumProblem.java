package dev.locum.app;

import java.util.List;

/**
 * What hinders the program, in a form that a person can act on: what happened, to what, what to do.
 *
 * <p>It carries no sentence but the key of one in the message files and what stands in its gaps, so that it can be said
 * in the owner's language. It is thrown where nothing else can be done, and caught in one place: the command line.
 */
public final class LocumProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Who can mend it. */
    public enum Kind {
        /** What was asked for or written cannot be used as it is. */
        BAD_INPUT,
        /** The machine does not let it be: no git, a full disk, a read-only database, a lock held. */
        CANNOT,
        /** It can go on only after a word of the owner's. */
        WAITS_FOR_OWNER
    }

    private final Kind kind;
    private final String key;
    private final transient List<Object> arguments;

    private LocumProblem(Kind kind, String key, Object... arguments) {
        super(key + " " + List.of(arguments));
        this.kind = kind;
        this.key = key;
        this.arguments = List.of(arguments);
    }

    /** @param key names a text in the message files, for example {@code problem.home.relative} */
    public static LocumProblem badInput(String key, Object... arguments) {
        return new LocumProblem(Kind.BAD_INPUT, key, arguments);
    }

    public static LocumProblem cannot(String key, Object... arguments) {
        return new LocumProblem(Kind.CANNOT, key, arguments);
    }

    public static LocumProblem waitsForOwner(String key, Object... arguments) {
        return new LocumProblem(Kind.WAITS_FOR_OWNER, key, arguments);
    }

    /** The same problem with what led to it, for the log. */
    public LocumProblem after(Throwable cause) {
        initCause(cause);
        return this;
    }

    public Kind kind() {
        return kind;
    }

    public String key() {
        return key;
    }

    public List<Object> arguments() {
        return arguments;
    }
}
