package dev.locum.core.evidence.claim.shell;

import dev.locum.core.evidence.claim.shell.BareCommand.Bare;
import dev.locum.core.evidence.claim.shell.BareCommand.Hidden;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides whose exit status a shell line ends with.
 *
 * <p>Set-up in front ({@code cd}, {@code export}, assignments ..) and {@code &&} chains are the command's own; so are
 * {@code || exit 1}, a pipe under {@code pipefail}, and what follows under {@code set -e}. Groups, {@code bash -c} and
 * {@code eval} are looked into. Everything else hides the status of what stands before it.
 */
public final class ShellLine {
    private static final int DEEPEST = 8;
    private static final Set<String> SET_UP =
            Set.of("cd", "pushd", "export", "source", ".", "set", "unset", "umask", "ulimit", "declare", "local");
    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "zsh", "ksh");
    private static final Set<String> CONDITIONS = Set.of("!", "if", "while", "until");
    private static final Set<String> COMPOUND = Set.of("for", "case", "select", "function", "then", "do", "else", "[[");

    private final String line;
    private final int depth;
    private boolean pipefail;
    private boolean errexit;

    private ShellLine(String line, int depth) {
        this.line = line;
        this.depth = depth;
    }

    static BareCommand read(String line) {
        return new ShellLine(line, 0).read();
    }

    private BareCommand read() {
        List<ShellPiece> pieces = ShellSplit.of(line);
        if (pieces.isEmpty()) {
            return line.isBlank() ? new Bare(line) : new Hidden(line, "an open quote or bracket");
        }
        if (depth > DEEPEST) {
            return new Hidden(line, "too many levels");
        }
        for (int i = 0; i < pieces.size(); i++) {
            ShellPiece piece = pieces.get(i);
            boolean last = i == pieces.size() - 1;
            if (!last
                    && isSetUp(piece)
                    && !piece.operator().contains("|")
                    && !piece.operator().equals("&")) {
                note(piece);
                continue;
            }
            Optional<BareCommand> hidden = look(piece).or(() -> behind(piece, pieces, last));
            if (hidden.isPresent()) {
                return hidden.get();
            }
            if (piece.operator().equals("||")) {
                break;
            }
        }
        return new Bare(trimmed(pieces));
    }

    /** The line, without a closing semicolon and what is a comment. */
    private String trimmed(List<ShellPiece> pieces) {
        return line.substring(0, pieces.getLast().to()).strip();
    }

    private static boolean isSetUp(ShellPiece piece) {
        return SET_UP.contains(piece.first()) || piece.words().stream().allMatch(ShellLine::isAssignment);
    }

    private static boolean isAssignment(String word) {
        int equals = word.indexOf('=');
        return equals > 0 && word.substring(0, equals).chars().allMatch(c -> c == '_' || Character.isLetterOrDigit(c));
    }

    private void note(ShellPiece piece) {
        if (piece.first().equals("set")) {
            List<String> options = piece.words();
            pipefail |= options.contains("pipefail");
            errexit |= options.contains("errexit") || options.stream().anyMatch(word -> word.matches("-[a-z]*e[a-z]*"));
        }
    }

    /** What within the command keeps its status from being the checker's. */
    private Optional<BareCommand> look(ShellPiece piece) {
        String first = piece.first();
        String text = line.substring(piece.from(), piece.to()).strip();
        if (CONDITIONS.contains(first)) {
            return Optional.of(new Hidden(text.substring(first.length()).strip(), first));
        }
        if (COMPOUND.contains(first)) {
            return Optional.of(new Hidden(line, first));
        }
        boolean group = text.length() > 1
                && ((text.startsWith("(") && text.endsWith(")")) || (text.startsWith("{ ") && text.endsWith("}")));
        return group
                ? hiddenIn(text.substring(1, text.length() - 1))
                : script(piece.words()).flatMap(this::hiddenIn);
    }

    private Optional<BareCommand> hiddenIn(String inner) {
        BareCommand read = new ShellLine(inner.strip(), depth + 1).read();
        return read instanceof Hidden ? Optional.of(read) : Optional.empty();
    }

    /** The text that the command gives to another shell. */
    private static Optional<String> script(List<String> words) {
        for (int i = 0; i + 1 < words.size(); i++) {
            String name = words.get(i).substring(words.get(i).lastIndexOf('/') + 1);
            if (name.equals("eval") && i == 0) {
                return Optional.of(unquoted(words.get(1)));
            }
            if (SHELLS.contains(name)) {
                for (int option = i + 1;
                        option + 1 < words.size() && words.get(option).startsWith("-");
                        option++) {
                    if (words.get(option).matches("-[a-z]*c")) {
                        return Optional.of(unquoted(words.get(option + 1)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String unquoted(String word) {
        boolean quoted = word.length() > 1
                && (word.charAt(0) == '\'' || word.charAt(0) == '"')
                && word.charAt(word.length() - 1) == word.charAt(0);
        return quoted ? word.substring(1, word.length() - 1) : word;
    }

    /** What behind the command takes its status away. */
    private Optional<BareCommand> behind(ShellPiece piece, List<ShellPiece> pieces, boolean last) {
        boolean own = switch (piece.operator()) {
            case "", "&&" -> true;
            case ";", "\n" -> last || errexit;
            case "|" -> pipefail;
            case "||" -> endsTheShell(pieces.get(Math.min(pieces.indexOf(piece) + 1, pieces.size() - 1)), pieces);
            default -> false;
        };
        return own
                ? Optional.empty()
                : Optional.of(new Hidden(
                        line.substring(0, piece.to()).strip(), piece.operator().equals("\n") ? ";" : piece.operator()));
    }

    /** {@code || exit 1} and {@code || false} keep a failure a failure, if nothing follows. */
    private static boolean endsTheShell(ShellPiece next, List<ShellPiece> pieces) {
        boolean fails = switch (next.first()) {
            case "exit", "return" ->
                next.words().size() < 2 || next.words().get(1).matches("0*[1-9]\\d*|\\$\\?");
            case "false" -> true;
            default -> false;
        };
        return fails && next.equals(pieces.getLast());
    }
}
