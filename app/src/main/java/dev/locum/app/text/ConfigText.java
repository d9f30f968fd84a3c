package dev.locum.app.text;

/**
 * What the owner's {@code config.yaml} says.
 *
 * @param notifyCommand how the owner is told of what waits; empty for not at all
 */
public record ConfigText(String notifyCommand) {
    public static final ConfigText NONE = new ConfigText("");
}
