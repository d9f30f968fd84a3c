package dev.locum.core.evidence.claim;

/** Finds the first operator of a shell line after which the status is no longer the first command's. */
final class ShellLine {
    private ShellLine() {}

    static BareCommand read(String line) {
        int from = 0;
        while (from < line.length()) {
            int at = operator(line, from);
            if (at < 0) {
                return new BareCommand.Bare(line);
            }
            String operator = line.startsWith("||", at) || line.startsWith("&&", at)
                    ? line.substring(at, at + 2)
                    : line.substring(at, at + 1);
            if (!operator.equals("&&")) {
                String command = line.substring(0, at).strip();
                boolean nothingBehind =
                        operator.equals(";") && line.substring(at + 1).isBlank();
                return nothingBehind ? new BareCommand.Bare(command) : new BareCommand.Hidden(command, operator);
            }
            from = at + 2;
        }
        return new BareCommand.Bare(line);
    }

    /** The offset of the next {@code | & ; newline} outside quotes, substitutions and redirections; -1 for none. */
    private static int operator(String line, int from) {
        char quote = 0;
        int depth = 0;
        for (int i = from; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0) {
                if (c == '\\' && quote == '"') {
                    i++;
                } else if (c == quote) {
                    quote = 0;
                }
            } else if (c == '\\') {
                i++;
            } else if (c == '\'' || c == '"' || c == '`') {
                quote = c;
            } else if (c == '(' || c == '{') {
                depth++;
            } else if (c == ')' || c == '}') {
                depth--;
            } else if (depth <= 0 && isOperator(line, i)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isOperator(String line, int at) {
        char previous = at > 0 ? line.charAt(at - 1) : ' ';
        char next = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
        return switch (line.charAt(at)) {
            case '&' -> previous != '>' && previous != '<' && next != '>';
            case '|' -> previous != '>';
            case ';', '\n' -> true;
            default -> false;
        };
    }
}
