package dev.locum.core.gate;

import dev.locum.core.evidence.weakening.TestChange;
import dev.locum.core.gate.verdict.BaselineTests;
import dev.locum.core.gate.verdict.LensReport;
import dev.locum.core.gate.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The loop that judges hand-ins: {@code decide(state, command) -> facts}, pure.
 *
 * <p>What must then happen outside is a fact too ({@code CheckRequested}, {@code TerritoryRequested},
 * {@code BaselineTestsRequested}, {@code OwnerAsked}): whoever drives the gate performs it and comes back with a
 * command. The state after the facts is {@link Replay}'s to build.
 */
public final class Gate {
    private final List<Lens> lenses;

    public Gate(List<Lens> lenses) {
        this.lenses = List.copyOf(lenses);
    }

    /**
     * What follows from {@code command} where the task stands at {@code state}.
     *
     * @return the facts to record, in order; none where the command was answered before
     */
    public List<GateFact> decide(TaskState state, GateCommand command) {
        if (!Transition.leads(StateKind.of(state), CommandKind.of(command))) {
            return refused(state, command);
        }
        return switch (command) {
            case GateCommand.OpenTask open ->
                List.of(new GateFact.TaskOpened(open.id(), open.text(), open.origin(), open.where()));
            case GateCommand.SetBaseline set -> baseline(state, set);
            case GateCommand.Submit submit -> submit(Replay.task(state), submit.handIn());
            case GateCommand.AnswerCheck told -> answered(state, told);
            case GateCommand.AnswerTerritory told -> answered(state, told);
            case GateCommand.AnswerBaselineTests told -> answered(state, told);
            case GateCommand.AbandonInspection abandon -> List.of(new GateFact.InspectionAbandoned(abandon.why()));
            case GateCommand.AnswerAsk told -> owner(state, told);
            case GateCommand.CloseByOwner close -> List.of(new GateFact.TaskClosed(close.how()));
        };
    }

    private static List<GateFact> refused(TaskState state, GateCommand command) {
        return List.of(new GateFact.Refused(CommandKind.of(command), StateKind.of(state)));
    }

    private static List<GateFact> baseline(TaskState state, GateCommand.SetBaseline set) {
        Task task = Replay.task(state);
        boolean tooLate = !task.rounds().isEmpty() || task.baseline() instanceof Baseline.Taken;
        return tooLate ? refused(state, set) : List.of(new GateFact.BaselineTaken(set.baseline()));
    }

    private List<GateFact> submit(Task task, HandIn handIn) {
        int round = task.nextRound();
        List<GateFact> facts = new ArrayList<>();
        facts.add(new GateFact.HandedIn(round, handIn));
        Optional<Judged> earlier =
                task.rounds().reversed().stream().filter(r -> r.answers(handIn)).findFirst();
        if (earlier.isPresent()) {
            Judged seen = earlier.get();
            facts.addAll(conclude(task, Inspection.of(round, handIn), seen.lookedIn(), seen.looks()));
            return facts;
        }
        handIn.checks().forEach(c -> facts.add(new GateFact.CheckRequested(RequestId.check(round, c.id()), c)));
        if (handIn.checks().isEmpty()) {
            facts.add(new GateFact.TerritoryRequested(RequestId.territory(round), handIn.tree()));
        }
        return facts;
    }

    private static List<GateFact> answered(TaskState state, GateCommand.AnswerCheck told) {
        Inspection before = inspection(state);
        if (!before.isOpen(told.request())) {
            return List.of();
        }
        List<GateFact> facts = new ArrayList<>();
        facts.add(new GateFact.CheckAnswered(told.request(), told.evidence()));
        Inspection after = before.with(told.request(), told.evidence());
        if (after.open().isEmpty()) {
            facts.add(new GateFact.TerritoryRequested(RequestId.territory(after.round()), after.settled()));
        }
        return facts;
    }

    private List<GateFact> answered(TaskState state, GateCommand.AnswerTerritory told) {
        Inspection before = inspection(state);
        if (!before.isOpen(told.request())) {
            return List.of();
        }
        Task task = Replay.task(state);
        List<GateFact> facts = new ArrayList<>();
        facts.add(new GateFact.TerritoryAnswered(told.request(), told.territory()));
        Inspection after = before.with(told.request(), told.territory());
        List<TestChange> toProve = Suspects.in(told.territory());
        if (toProve.isEmpty()) {
            facts.addAll(look(task, after));
        } else {
            facts.add(new GateFact.BaselineTestsRequested(RequestId.baselineTests(after.round()), toProve));
        }
        return facts;
    }

    private List<GateFact> answered(TaskState state, GateCommand.AnswerBaselineTests told) {
        Inspection before = inspection(state);
        if (!before.isOpen(told.request())) {
            return List.of();
        }
        List<GateFact> facts = new ArrayList<>();
        facts.add(new GateFact.BaselineTestsAnswered(told.request(), told.tests()));
        facts.addAll(look(Replay.task(state), before.with(told.request(), told.tests())));
        return facts;
    }

    private List<GateFact> look(Task task, Inspection inspection) {
        Material material = new Material(
                task,
                inspection.handIn(),
                inspection.settled(),
                inspection.evidence(),
                inspection.territory().orElseThrow(),
                inspection.baselineTests().orElse(BaselineTests.NONE));
        List<LensReport> looks = lenses.stream()
                .map(lens -> new LensReport(lens.id(), lens.look(material)))
                .toList();
        return conclude(task, inspection, inspection.round(), looks);
    }

    private static List<GateFact> conclude(Task task, Inspection inspection, int lookedIn, List<LensReport> looks) {
        Judge.Ruling ruling = Judge.rule(task, inspection, lookedIn, looks);
        List<GateFact> facts = new ArrayList<>();
        facts.add(new GateFact.VerdictGiven(ruling.judged()));
        ruling.ask().ifPresent(ask -> facts.add(new GateFact.OwnerAsked(ask)));
        if (ruling.judged().verdict() instanceof Verdict.CleanByFloor) {
            facts.add(new GateFact.TaskClosed(new Closing.Clean()));
        }
        return facts;
    }

    private static List<GateFact> owner(TaskState state, GateCommand.AnswerAsk told) {
        if (!(state instanceof TaskState.Resting resting) || !resting.ask().id().equals(told.ask())) {
            return refused(state, told);
        }
        GateFact answered = new GateFact.OwnerAnswered(told.ask(), told.answer());
        return switch (told.answer()) {
            case Answer.Accept accept ->
                List.of(answered, new GateFact.TaskClosed(new Closing.AcceptedByOwner(accept.why())));
            case Answer.Withdraw withdraw ->
                List.of(answered, new GateFact.TaskClosed(new Closing.Withdrawn(withdraw.why())));
            case Answer.GoOn _ -> List.of(answered);
        };
    }

    private static Inspection inspection(TaskState state) {
        if (state instanceof TaskState.Inspecting inspecting) {
            return inspecting.inspection();
        }
        throw new IllegalStateException("the transition table let an answer through in " + StateKind.of(state));
    }
}
