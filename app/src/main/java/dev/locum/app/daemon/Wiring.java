package dev.locum.app.daemon;

import dev.locum.app.process.RunRecords;
import dev.locum.app.run.Inspections;
import dev.locum.app.run.Inspector;
import dev.locum.app.run.LastClean;
import dev.locum.app.run.OwnWorktree;
import dev.locum.app.run.Premises;
import dev.locum.app.run.RunLease;
import dev.locum.app.run.check.CheckEnvironment;
import dev.locum.app.run.check.LocalChecks;
import dev.locum.app.run.check.TreeLocks;
import dev.locum.app.run.claim.ClaimTerritory;
import dev.locum.app.run.scratch.ScratchCopies;
import dev.locum.app.store.SqliteLedger;
import dev.locum.app.store.tree.GitProgram;
import dev.locum.app.store.tree.GitTreeStates;
import dev.locum.app.store.tree.Limits;
import dev.locum.app.store.tree.TreeRecord;
import dev.locum.app.store.tree.TreeStates;
import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.TreeWatch;
import dev.locum.core.gate.TaskId;
import dev.locum.core.ledger.Ledger;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Puts the parts together, once for each command. Closing it closes the ledger. */
public final class Wiring implements AutoCloseable {
    private static final Duration GIT_LIMIT = Duration.ofMinutes(5);
    private static final int ID_BYTES = 4;

    /** A scratch copy's moves concern nobody. */
    private static final TreeWatch STILL = new TreeWatch() {
        private static final TreeState NOBODYS = new TreeState("0".repeat(40));

        @Override
        public TreeState now() {
            return NOBODYS;
        }

        @Override
        public SortedSet<String> between(TreeState before, TreeState after) {
            return new TreeSet<>();
        }
    };

    private final OwnerHome home;
    private final Map<String, String> environment;
    private final InstantSource clock;
    private final SecureRandom randomness = new SecureRandom();
    private final Ledger ledger;

    private Wiring(OwnerHome home, Map<String, String> environment, InstantSource clock) {
        this.home = home;
        this.environment = Map.copyOf(environment);
        this.clock = clock;
        this.ledger = SqliteLedger.open(home.database(), clock, randomness);
    }

    /** Opens the owner's ledger and ends what a crashed Locum left running. */
    public static Wiring open(OwnerHome home, Map<String, String> environment, InstantSource clock) {
        Wiring wiring = new Wiring(home, environment, clock);
        wiring.records().reap();
        return wiring;
    }

    public Ledger ledger() {
        return ledger;
    }

    /** The working tree around {@code folder}; {@code waiting} hears who holds it where a check has to wait. */
    public Premises at(Path folder, Consumer<String> waiting) {
        TreeRecord tree = tree(folder);
        TreeStates states = tree.states();
        AcceptedProject accepted = accepted(states);
        CheckEnvironment sees = new CheckEnvironment(accepted.searchPath(), environment);
        LastClean lastClean = new LastClean(ledger, states.id());
        LocalChecks checks =
                checks(new LocalChecks.Place(states.root(), watch(states), sees, lastClean::testsOf, waiting));
        ScratchCopies.Place scratch = new ScratchCopies.Place(
                home.runs().resolve("scratch"),
                root -> checks(new LocalChecks.Place(root, STILL, sees, lastClean::testsOf, waiting)));
        Inspector inspector = Inspections.of(
                tree, ledger, accepted::rules, checks, scratch, new ClaimTerritory(git(), states.root()));
        return new Premises(tree, ledger, accepted::rules, checks, inspector, this::id);
    }

    /** What the owner accepted for the working tree around {@code folder}. */
    public AcceptedProject accepted(Path folder) {
        return accepted(states(folder));
    }

    /** The states of the working tree around {@code folder}. */
    public TreeStates states(Path folder) {
        return GitTreeStates.open(git(), home.states(), folder, Limits.usual(), clock);
    }

    /** Takes the working tree for one driven run. */
    public RunLease lease(Path tree, String holder) {
        return RunLease.take(home.locks(), tree, holder);
    }

    /** A worktree for the run of {@code task}, not made yet. */
    public OwnWorktree worktree(Path project, TaskId task) {
        return new OwnWorktree(git(), project, home.runs().resolve("trees").resolve(task.value()), "locum/" + task);
    }

    private GitProgram git() {
        return new GitProgram("git", environment, GIT_LIMIT);
    }

    /** The same states with their record, which undo follows. */
    public TreeRecord tree(Path folder) {
        return new TreeRecord(states(folder), ledger, clock);
    }

    /** A fresh name of lower-case hexadecimal digits. */
    public String id() {
        byte[] bytes = new byte[ID_BYTES];
        randomness.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private AcceptedProject accepted(TreeStates states) {
        String path = environment.getOrDefault("PATH", "/usr/bin:/bin");
        return new AcceptedProject(ledger, states.id(), states.root(), clock, path);
    }

    private LocalChecks checks(LocalChecks.Place place) {
        return new LocalChecks(place, new TreeLocks(home.locks()), records(), clock, this::id);
    }

    /** The process groups that run now. */
    public RunRecords records() {
        return new RunRecords(home.runs());
    }

    private static TreeWatch watch(TreeStates states) {
        return new TreeWatch() {
            @Override
            public TreeState now() {
                return states.take().state();
            }

            @Override
            public SortedSet<String> between(TreeState before, TreeState after) {
                return states.compare(before, after).paths();
            }
        };
    }

    @Override
    public void close() {
        ledger.close();
    }
}
