package dev.locum.core.evidence.claim;

import java.util.Map;

/** What was read, by what was asked. */
public record Readings(Map<ReadingRequest, Reading> answers) {
    public Readings {
        answers = Map.copyOf(answers);
    }

    /** The answer; a request nobody answered is a failed reading, never an empty one. */
    public Reading of(ReadingRequest request) {
        Reading answer = answers.get(request);
        return answer == null ? new Reading.Failed("it was not read") : answer;
    }
}
