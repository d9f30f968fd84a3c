package dev.locum.app.run;

import dev.locum.app.store.FactStream;
import dev.locum.app.store.codec.FactCodecs;
import dev.locum.app.store.tree.Taken;
import dev.locum.app.store.tree.TreeRecord;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckRunner;
import dev.locum.core.evidence.Evidence;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.claim.prose.ReportReader;
import dev.locum.core.evidence.tree.Notice;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.Baseline;
import dev.locum.core.gate.Gate;
import dev.locum.core.gate.GateCommand;
import dev.locum.core.gate.GateFact;
import dev.locum.core.gate.Origin;
import dev.locum.core.gate.TaskId;
import dev.locum.core.gate.TaskState;
import dev.locum.core.gate.Where;
import dev.locum.core.gate.lens.MechanicalLenses;
import dev.locum.core.ledger.InMemoryLedger;
import dev.locum.core.ledger.Ledger;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;
import dev.locum.core.session.RunId;
import dev.locum.core.session.RunOrder;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * One working tree with all that is bound to it: its states, its rules, its checks, the work begun in it.
 *
 * <p>One thread drives a working tree at a time; reading is free to all.
 */
public final class Premises {
    private final TreeRecord tree;
    private final TreeStates states;
    private final WorkIndex index;
    private final Supplier<Rules> rules;
    private final CheckRunner checks;
    private final Inspector inspector;
    private final Supplier<String> ids;

    /**
     * @param rules what the owner accepted for the project, read anew at every hand-in
     * @param ids fresh names of lower-case letters and digits
     */
    public Premises(
            TreeRecord tree,
            Ledger ledger,
            Supplier<Rules> rules,
            CheckRunner checks,
            Inspector inspector,
            Supplier<String> ids) {
        this.tree = tree;
        this.states = tree.states();
        this.index = new WorkIndex(ledger, states.id());
        this.rules = rules;
        this.checks = checks;
        this.inspector = inspector;
        this.ids = ids;
    }

    public TreeStates states() {
        return states;
    }

    public Inspector inspector() {
        return inspector;
    }

    public Rules rules(List<Check> given) {
        return rules.get().with(given);
    }

    /** Composes hand-ins under the rules in force and the checks that were given besides. */
    public HandIns handIns(List<Check> given) {
        return new HandIns(
                tree, () -> rules(given), report -> ReportReader.read(report).claims());
    }

    public TaskTrail task(TaskId id, Consumer<GateFact> watch) {
        return new TaskTrail(new Gate(MechanicalLenses.ALL), index.trail(id), watch);
    }

    /** The same task on a copy of its trail: what the gate says there is said, and recorded nowhere. */
    public TaskTrail rehearsal(TaskId id, InstantSource clock) {
        Ledger copy = new InMemoryLedger(clock);
        FactStream<GateFact> facts = new FactStream<>(copy, FactCodecs.GATE, id.stream());
        facts.append(facts.read(), task(id, f -> {}).facts());
        return new TaskTrail(new Gate(MechanicalLenses.ALL), facts, f -> {});
    }

    public RunTrail run(RunId id, Consumer<RunFact> watch) {
        return new RunTrail(index.trail(id), watch);
    }

    /** Every task of this working tree, the newest first. */
    public List<TaskId> tasks() {
        return index.tasks();
    }

    /** The tasks that are not closed, the newest first. */
    public List<TaskId> openTasks() {
        return tasks().stream().filter(this::isOpen).toList();
    }

    /** Whether a task is open, or was closed and its run broke off before it was handed over and ended. */
    public boolean isUnfinished(TaskId id) {
        return isOpen(id)
                || runOf(id)
                        .filter(run -> run(run, fact -> {}).state().end().isEmpty())
                        .isPresent();
    }

    private boolean isOpen(TaskId id) {
        return !(task(id, fact -> {}).state() instanceof TaskState.Closed);
    }

    /** The run of {@code task} whose executor has the word at this moment. */
    public Optional<RunId> liveRunOf(TaskId task) {
        return runOf(task).filter(id -> run(id, fact -> {}).state().isCalling());
    }

    /** The newest run of a task. */
    public Optional<RunId> runOf(TaskId task) {
        return index.runOf(task);
    }

    /** The other tasks at work in this working tree: what they could have changed is not put down to {@code task}. */
    public List<TaskId> besides(TaskId task) {
        return new Neighbours(index, tree).atWork(task);
    }

    /** Opens a task and, unless the work was begun before anybody looked, takes its baseline. */
    public TaskId open(String text, Origin origin, List<Check> given, Consumer<GateFact> watch) {
        TaskId id = newTask();
        TaskTrail trail = open(id, text, origin, watch);
        if (origin != Origin.HAND_IN) {
            trail.tell(new GateCommand.SetBaseline(baseline(given)));
        }
        index.add(new ProjectFact.TaskListed(id));
        return id;
    }

    /** A name for a task that is not opened yet. */
    public TaskId newTask() {
        return new TaskId("t" + ids.get());
    }

    /** Opens the task of {@code order} and begins a run of it; neither is found before it is listed. */
    public RunId begin(RunOrder order, String text, Instant now, Consumer<GateFact> watch) {
        open(order.task(), text, Origin.DRIVEN_RUN, watch);
        RunId run = new RunId("r" + ids.get());
        run(run, fact -> {}).add(new RunFact.RunStarted(run, order, now));
        return run;
    }

    /** Lists a run and its task, so that they are found from here. */
    public void list(TaskId task, RunId run) {
        index.add(new ProjectFact.TaskListed(task), new ProjectFact.RunListed(run, task));
    }

    private TaskTrail open(TaskId id, String text, Origin origin, Consumer<GateFact> watch) {
        TaskTrail trail = task(id, watch);
        trail.tell(new GateCommand.OpenTask(
                id, text, origin, new Where(states.id(), states.root().toString())));
        return trail;
    }

    /** Runs what makes a fresh copy of the tree fit for the checks, where the owner's rules name it. */
    public Optional<Evidence> setUp() {
        return rules.get().setup().check().map(command -> checks.run(command, Optional.empty()));
    }

    /** The tree as it is, and what every check says of it. */
    public Baseline.Taken baseline(List<Check> given) {
        Taken before = tree.take(TreeFact.Why.BASELINE);
        List<Evidence> evidence = new ArrayList<>();
        TreeState settled = before.state();
        for (Check check : rules(given).checks()) {
            Evidence one = checks.run(check, Optional.empty());
            evidence.add(one);
            settled = one.tree();
        }
        return new Baseline.Taken(before.state(), settled, evidence, hidden(before));
    }

    /** The tree as it is around an executor's work. */
    public TreeState aroundAnAct() {
        return tree.take(TreeFact.Why.ACT).state();
    }

    private static SortedSet<String> hidden(Taken taken) {
        SortedSet<String> hidden = new TreeSet<>();
        for (Notice notice : taken.notices()) {
            if (notice instanceof Notice.HiddenByIndex index) {
                hidden.add(index.path());
            }
        }
        return hidden;
    }
}
