package dev.locum.core.evidence.claim.shell;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Cuts a shell line into commands at the operators outside quotes, substitutions, groups and here-documents. One pass,
 * linear in the line. Grammar: POSIX Shell Command Language, 2.2 to 2.10, as far as operators go.
 */
final class ShellSplit {
    private static final List<String> OPERATORS = List.of("&&", "||", "|&", ";;", "|", ";", "&", "\n");

    private final String line;
    private final List<ShellPiece> pieces = new ArrayList<>();
    private final List<String> words = new ArrayList<>();
    private final List<String> hereDocuments = new ArrayList<>();
    private final Deque<Character> open = new ArrayDeque<>();
    private int at;
    private int word = -1;
    private int piece = -1;
    private int wordEnd;

    private ShellSplit(String line) {
        this.line = line;
    }

    /** @return the commands in their order; empty when the line is torn inside a quote or bracket, or says nothing */
    static List<ShellPiece> of(String line) {
        ShellSplit split = new ShellSplit(line);
        split.run();
        return split.open.isEmpty() ? split.pieces : List.of();
    }

    private void run() {
        while (at < line.length()) {
            if (open.isEmpty()) {
                outside();
            } else {
                inside();
            }
        }
        endPiece("");
    }

    private void outside() {
        char c = line.charAt(at);
        String operator = operator();
        if (!operator.isEmpty()) {
            endPiece(operator);
            at += operator.length();
            if (operator.equals("\n")) {
                skipHereDocuments();
            }
        } else if (c == ' ' || c == '\t' || c == '\r') {
            endWord();
            at++;
        } else if (c == '#' && word < 0) {
            int feed = line.indexOf('\n', at);
            at = feed < 0 ? line.length() : feed;
        } else if (line.startsWith("<<", at) && !line.startsWith("<<<", at)) {
            hereDocument();
        } else {
            begin();
            boolean group = c == '{' && at == word && at + 1 < line.length() && line.charAt(at + 1) <= ' ';
            if (group) {
                open.push('}');
            }
            character(c);
        }
    }

    private String operator() {
        for (String operator : OPERATORS) {
            if (line.startsWith(operator, at) && !redirects(operator)) {
                return operator;
            }
        }
        return "";
    }

    /** {@code >&}, {@code <&}, {@code &>} and {@code >|} are no operators between commands. */
    private boolean redirects(String operator) {
        char before = at > 0 ? line.charAt(at - 1) : ' ';
        boolean behindArrow = before == '>' || before == '<';
        return (operator.equals("&") && (behindArrow || line.startsWith("&>", at)))
                || (operator.equals("|") && before == '>');
    }

    private void inside() {
        char c = line.charAt(at);
        char closing = open.element();
        if (c == closing && closing != '`') {
            open.pop();
            at++;
        } else if (c == '`' && closing == '`') {
            open.pop();
            at++;
        } else {
            character(c);
        }
    }

    /** One character of a word, with what it opens. */
    private void character(char c) {
        boolean inQuotes = !open.isEmpty() && (open.element() == '"' || open.element() == '`');
        int width = 1;
        if (c == '\\') {
            width = 2;
        } else if (c == '\'' && !inQuotes) {
            int close = line.indexOf('\'', at + 1);
            if (close < 0) {
                open.push('\'');
            }
            width = close < 0 ? line.length() - at : close + 1 - at;
        } else if (c == '"' && !inQuotes) {
            open.push('"');
        } else if (c == '`' && (open.isEmpty() || open.element() != '`')) {
            open.push('`');
        } else if (line.startsWith("$(", at) || line.startsWith("${", at)) {
            open.push(line.charAt(at + 1) == '(' ? ')' : '}');
            width = 2;
        } else if (c == '(' && !inQuotes) {
            open.push(')');
        }
        at = Math.min(line.length(), at + width);
    }

    private void hereDocument() {
        begin();
        at += line.startsWith("<<-", at) ? 3 : 2;
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        int start = at;
        while (at < line.length() && " \t\n;&|<>)".indexOf(line.charAt(at)) < 0) {
            at++;
        }
        hereDocuments.add(line.substring(start, at).replaceAll("[\"'\\\\]", ""));
    }

    private void skipHereDocuments() {
        for (String delimiter : hereDocuments) {
            boolean found = false;
            while (!found && at < line.length()) {
                int feed = line.indexOf('\n', at);
                int end = feed < 0 ? line.length() : feed;
                found = line.substring(at, end).strip().equals(delimiter);
                at = Math.min(line.length(), end + 1);
            }
        }
        if (!hereDocuments.isEmpty() && !pieces.isEmpty()) {
            ShellPiece reader = pieces.removeLast();
            pieces.add(new ShellPiece(reader.words(), reader.from(), at, reader.operator()));
        }
        hereDocuments.clear();
    }

    private void begin() {
        if (word < 0) {
            word = at;
        }
        if (piece < 0) {
            piece = at;
        }
    }

    private void endWord() {
        if (word >= 0) {
            words.add(line.substring(word, at));
            wordEnd = at;
            word = -1;
        }
    }

    private void endPiece(String operator) {
        endWord();
        if (!words.isEmpty()) {
            pieces.add(new ShellPiece(words, piece, wordEnd, operator));
            words.clear();
        }
        piece = -1;
    }
}
