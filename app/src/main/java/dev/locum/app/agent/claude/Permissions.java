package dev.locum.app.agent.claude;

import java.util.List;

/** What Claude Code may do without asking; in a driven run nobody is there to be asked, so the rest is refused. */
public sealed interface Permissions {

    /** It may edit files of the project, run harmless readings, and run exactly these commands. */
    record EditsAnd(List<String> commands) implements Permissions {
        public EditsAnd {
            commands = List.copyOf(commands);
        }
    }

    /** Its owner's own settings decide alone. */
    record OwnersSettings() implements Permissions {}

    /** Everything. Only for a working tree of the run's own, and by the owner's word. */
    record Everything() implements Permissions {}
}
