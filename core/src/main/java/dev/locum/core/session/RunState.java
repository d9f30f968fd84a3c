package dev.locum.core.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A driven run as its facts tell it.
 *
 * @param run its name
 * @param order what was ordered
 * @param since when it began or was last resumed: its time limit counts from here
 * @param roundsBefore how many rounds had been judged then: its round limit counts from here
 * @param calls every call of the executor, oldest first
 * @param session the executor program's own session, where it named one
 * @param restUntil when the present rest ends, where there is one
 * @param due what the next call must say whatever the last one came to, after a resume
 * @param end how it ended, where it did
 */
public record RunState(
        RunId run,
        RunOrder order,
        Instant since,
        int roundsBefore,
        List<Call> calls,
        Optional<String> session,
        Optional<Instant> restUntil,
        Optional<CallInput> due,
        Optional<RunEnd> end) {
    public RunState {
        calls = List.copyOf(calls);
    }

    /**
     * The state after all of {@code facts}.
     *
     * @throws IllegalStateException when they do not begin with the start of the run
     */
    public static RunState of(List<RunFact> facts) {
        if (facts.isEmpty() || !(facts.getFirst() instanceof RunFact.RunStarted started)) {
            throw new IllegalStateException("a run's trail begins with its start");
        }
        RunState state = new RunState(
                started.run(),
                started.order(),
                started.at(),
                0,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        for (RunFact fact : facts.subList(1, facts.size())) {
            state = state.apply(fact);
        }
        return state;
    }

    /** The state after {@code fact}. */
    public RunState apply(RunFact fact) {
        return switch (fact) {
            case RunFact.RunStarted again -> throw new IllegalStateException("a run starts once: " + again.run());
            case RunFact.TreeSeen _ -> this;
            case RunFact.CallStarted started -> calling(Call.started(started.call(), started.input()));
            case RunFact.SessionNamed named ->
                new RunState(run, order, since, roundsBefore, calls, Optional.of(named.session()), restUntil, due, end);
            case RunFact.CallEnded ended -> lastCall(lastCall().ended(ended.outcome(), ended.cost()));
            case RunFact.ClaimsGiven given -> lastCall(lastCall().claiming(given.claims()));
            case RunFact.CallJudged judged -> lastCall(lastCall().judgedIn(judged.round()));
            case RunFact.RestBegan rest ->
                new RunState(run, order, since, roundsBefore, calls, session, Optional.of(rest.until()), due, end);
            case RunFact.RunEnded ended ->
                new RunState(
                        run,
                        order,
                        since,
                        roundsBefore,
                        calls,
                        session,
                        Optional.empty(),
                        due,
                        Optional.of(ended.how()));
            case RunFact.RunResumed resumed -> resumed(resumed);
        };
    }

    /** Whether an executor has the word, as far as is known. */
    public boolean isCalling() {
        return end.isEmpty() && !calls.isEmpty() && calls.getLast().outcome().isEmpty();
    }

    /** What all calls used together, as far as the program says. */
    public Cost cost() {
        return calls.stream().map(Call::cost).reduce(Cost.UNKNOWN, Cost::plus);
    }

    private RunState calling(Call call) {
        List<Call> longer = new ArrayList<>(calls);
        longer.add(call);
        return new RunState(run, order, since, roundsBefore, longer, session, Optional.empty(), Optional.empty(), end);
    }

    private Call lastCall() {
        if (calls.isEmpty()) {
            throw new IllegalStateException("no call was started in run " + run);
        }
        return calls.getLast();
    }

    private RunState lastCall(Call call) {
        List<Call> changed = new ArrayList<>(calls);
        changed.set(changed.size() - 1, call);
        return new RunState(run, order, since, roundsBefore, changed, session, restUntil, due, end);
    }

    private RunState resumed(RunFact.RunResumed resumed) {
        return new RunState(
                run,
                order,
                resumed.at(),
                resumed.rounds(),
                calls,
                session,
                Optional.empty(),
                Optional.of(resumed.with()),
                Optional.empty());
    }
}
