package dev.locum.app.text;

/** What would be right in a place where something else stands; the message files say it as {@code wanted.…}. */
public enum Wanted {
    /** A text that YAML can read. */
    YAML,
    /** {@code project: 1}. */
    FORM_ONE,
    /** {@code config: 1}. */
    CONFIG_ONE,
    MAPPING,
    LIST,
    /** A text that is not empty. */
    TEXT,
    /** {@code true} or {@code false}. */
    YES_OR_NO,
    CHECK_ID,
    /** Another check has this id. */
    ID_OF_ITS_OWN,
    /** {@code 90s}, {@code 20m} or {@code 1h30m}. */
    DURATION,
    /** 0 to 255. */
    EXIT_STATUS,
    /** {@code ">=1"}. */
    AT_LEAST,
    REGULAR_EXPRESSION,
    /** A path below the project's folder. */
    PATH_INSIDE,
    /** The name of an environment variable. */
    VARIABLE,
    /** The key has to be there. */
    PRESENT,
    /** The key may be there once. */
    ONCE,
    /** The key is not known; it is kept and does nothing. */
    KNOWN_KEY
}
