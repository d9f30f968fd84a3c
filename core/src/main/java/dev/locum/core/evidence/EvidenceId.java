package dev.locum.core.evidence;

/** Names one piece of evidence in a task's trail. */
public record EvidenceId(String value) {
    @Override
    public String toString() {
        return value;
    }
}
