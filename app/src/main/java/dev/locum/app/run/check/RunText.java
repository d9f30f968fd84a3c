package dev.locum.app.run.check;

import dev.locum.core.evidence.claim.shell.BareCommand;
import java.util.regex.Pattern;

/**
 * What of a check's accepted text is run. A pipe into a program that only passes on or cuts what it reads takes the
 * status away and adds nothing: then the part before it is run. Any other pipe may be the check itself.
 */
final class RunText {
    private static final Pattern PASSES_ON =
            Pattern.compile("\\s*\\|&?\\s*(?:tail|head|tee|cat|less|more)\\b.*", Pattern.DOTALL);

    private RunText() {}

    static String of(String accepted) {
        return switch (BareCommand.of(accepted)) {
            case BareCommand.Bare _ -> accepted;
            case BareCommand.Hidden(String command, String _) -> {
                String text = accepted.strip();
                boolean cut = text.startsWith(command)
                        && PASSES_ON.matcher(text.substring(command.length())).matches();
                yield cut ? command : accepted;
            }
        };
    }
}
