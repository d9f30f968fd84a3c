package dev.locum.app.agent;

/**
 * What an executor needs to go on with an earlier conversation. Its meaning is the executor's own.
 *
 * @param value one word, so that it can stand in an argument, a log and a table
 */
public record ResumeToken(String value) {
    public ResumeToken {
        if (!value.matches("[A-Za-z0-9][A-Za-z0-9._:-]{0,199}")) {
            throw new IllegalArgumentException("not a resume token: " + value);
        }
    }
}
