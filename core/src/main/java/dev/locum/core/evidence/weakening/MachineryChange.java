package dev.locum.core.evidence.weakening;

/**
 * A value that decides what an accepted check means is another than at the baseline.
 *
 * @param file where it stands
 * @param key which value, in the file's own terms, for example {@code scripts.test}
 * @param before the earlier value; empty where there was none
 * @param now the present value; empty where there is none
 * @param kind which way it went
 */
public record MachineryChange(String file, String key, String before, String now, Kind kind) {

    /** Which way a value went. */
    public enum Kind {
        /** Fewer tests run, or less is asked of them. */
        LOOSENED,
        /** It means another thing; nobody can say more or less. */
        CHANGED,
        /** More is asked. */
        TIGHTENED
    }
}
