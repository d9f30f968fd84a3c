package dev.locum.core.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A piece of work with its own rounds.
 *
 * @param id its name
 * @param text what is to be done, in the words of whoever opened it
 * @param origin what opened it
 * @param where the working tree it is about
 * @param baseline the tree before the first edit
 * @param rounds every judged hand-in, oldest first
 * @param brakesFrom how many of the rounds lie before the owner last said "go on": the brakes count only later ones
 */
public record Task(
        TaskId id, String text, Origin origin, Where where, Baseline baseline, List<Judged> rounds, int brakesFrom) {
    public Task {
        rounds = List.copyOf(rounds);
    }

    static Task opened(TaskId id, String text, Origin origin, Where where) {
        return new Task(id, text, origin, where, new Baseline.None(), List.of(), 0);
    }

    Task with(Baseline.Taken taken) {
        return new Task(id, text, origin, where, taken, rounds, brakesFrom);
    }

    Task with(Judged judged) {
        List<Judged> longer = new ArrayList<>(rounds);
        longer.add(judged);
        return new Task(id, text, origin, where, baseline, longer, brakesFrom);
    }

    Task brakesReleased() {
        return new Task(id, text, origin, where, baseline, rounds, rounds.size());
    }

    /** The number of the next round, counted from 1. */
    public int nextRound() {
        return rounds.size() + 1;
    }

    public Optional<Judged> lastRound() {
        return rounds.isEmpty() ? Optional.empty() : Optional.of(rounds.getLast());
    }

    /** The rounds that the brakes count. */
    List<Judged> sinceRelease() {
        return rounds.subList(brakesFrom, rounds.size());
    }
}
