package dev.locum.app.store.codec;

import dev.locum.core.accepted.AcceptedFact;
import dev.locum.core.evidence.tree.TreeFact;
import dev.locum.core.gate.GateFact;
import dev.locum.core.ledger.Codec;
import dev.locum.core.ledger.Kind;
import dev.locum.core.ledger.UnreadableFact;
import dev.locum.core.session.ProjectFact;
import dev.locum.core.session.RunFact;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.DateTimeFeature;
import tools.jackson.databind.json.JsonMapper;

/** The table of kinds: every fact that is ever recorded, and the name it is recorded under. A name is never reused. */
public final class FactCodecs {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .annotationIntrospector(new ProtocolTypes())
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(DateTimeFeature.WRITE_DATES_AS_TIMESTAMPS)
            .disable(DateTimeFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    static final JsonCodec<GateFact> GATE_TABLE = new JsonCodec<GateFact>(MAPPER)
            .keeps("task-opened", GateFact.TaskOpened.class)
            .keeps("baseline-taken", GateFact.BaselineTaken.class)
            .keeps("handed-in", GateFact.HandedIn.class)
            .keeps("check-requested", GateFact.CheckRequested.class)
            .keeps("check-answered", GateFact.CheckAnswered.class)
            .keeps("territory-requested", GateFact.TerritoryRequested.class)
            .keeps("territory-answered", GateFact.TerritoryAnswered.class)
            .keeps("baseline-tests-requested", GateFact.BaselineTestsRequested.class)
            .keeps("baseline-tests-answered", GateFact.BaselineTestsAnswered.class)
            .keeps("inspection-abandoned", GateFact.InspectionAbandoned.class)
            .keeps("verdict-given", GateFact.VerdictGiven.class)
            .keeps("owner-asked", GateFact.OwnerAsked.class)
            .keeps("owner-answered", GateFact.OwnerAnswered.class)
            .keeps("task-closed", GateFact.TaskClosed.class)
            .keeps("gate-refused", GateFact.Refused.class);

    static final JsonCodec<RunFact> RUN_TABLE = new JsonCodec<RunFact>(MAPPER)
            .keeps("run-started", RunFact.RunStarted.class)
            .keeps("tree-seen", RunFact.TreeSeen.class)
            .keeps("call-started", RunFact.CallStarted.class)
            .keeps("session-named", RunFact.SessionNamed.class)
            .keeps("claims-given", RunFact.ClaimsGiven.class)
            .keeps("call-ended", RunFact.CallEnded.class)
            .keeps("call-judged", RunFact.CallJudged.class)
            .keeps("rest-began", RunFact.RestBegan.class)
            .keeps("run-ended", RunFact.RunEnded.class)
            .keeps("run-resumed", RunFact.RunResumed.class);

    static final JsonCodec<ProjectFact> PROJECT_TABLE = new JsonCodec<ProjectFact>(MAPPER)
            .keeps("task-listed", ProjectFact.TaskListed.class)
            .keeps("run-listed", ProjectFact.RunListed.class);

    static final JsonCodec<TreeFact> TREE_TABLE = new JsonCodec<TreeFact>(MAPPER)
            .keeps("state-taken", TreeFact.StateTaken.class)
            .keeps("state-restored", TreeFact.StateRestored.class);
    static final JsonCodec<AcceptedFact> ACCEPTED_TABLE =
            new JsonCodec<AcceptedFact>(MAPPER).keeps("text-accepted", AcceptedFact.TextAccepted.class);

    public static final Codec<GateFact> GATE = GATE_TABLE;
    public static final Codec<RunFact> RUN = RUN_TABLE;
    public static final Codec<ProjectFact> PROJECT = PROJECT_TABLE;
    public static final Codec<TreeFact> TREE = TREE_TABLE;
    public static final Codec<AcceptedFact> ACCEPTED = ACCEPTED_TABLE;

    private FactCodecs() {}

    /** The fact of this kind, to whichever family it belongs. */
    public static AnyFact read(Kind kind, byte[] bytes) {
        try {
            if (GATE_TABLE.has(kind)) {
                return new AnyFact.OfTask(GATE.decode(kind, bytes));
            }
            if (RUN_TABLE.has(kind)) {
                return new AnyFact.OfRun(RUN.decode(kind, bytes));
            }
            if (PROJECT_TABLE.has(kind)) {
                return new AnyFact.OfProject(PROJECT.decode(kind, bytes));
            }
            return TREE_TABLE.has(kind)
                    ? new AnyFact.OfTree(TREE.decode(kind, bytes))
                    : new AnyFact.OfTexts(ACCEPTED.decode(kind, bytes));
        } catch (UnreadableFact unread) {
            return new AnyFact.Unread(unread.reason());
        }
    }

    /** Any value made of core's types as JSON, in the very form in which the ledger keeps it. */
    public static String json(Object value) {
        return MAPPER.writeValueAsString(value);
    }
}
