package dev.locum.app.run.machinery;

import dev.locum.core.evidence.weakening.MachineryChange.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which way a value went, by what its key is known to do. */
final class Direction {
    private static final Pattern SWITCHES_OFF = Pattern.compile(
            "(?i).*(\\bskip\\w*|\\.skip|testFailureIgnore|failure\\.ignore|passWithNoTests|ignoreFailures|allowOnly|invert|dangerouslyIgnoreUnhandledErrors)$");
    private static final Pattern SWITCHES_ON = Pattern.compile(
            "(?i)(.*\\.)?(lib\\.test|lib\\.doctest|test|doctest|harness|autotests|xfail_strict|failIfNoTests|forbidOnly|check-coverage|failWithoutAssertions)$");
    private static final Pattern LEAVES_OUT = Pattern.compile(
            "(?i).*(excludes?|excludedGroups|omit|ignore|ignorePatterns|collect_ignore(_glob)?|norecursedirs|exclude_lines|exclude_also)$");
    private static final Pattern TAKES_IN = Pattern.compile(
            "(?i).*(includes?|testMatch|testRegex|testpaths|python_files|python_classes|python_functions|modules?|members|roots|projects|spec|files|collectCoverageFrom|source|workspaces|needs of .*)$");
    private static final Pattern AT_LEAST =
            Pattern.compile("(?i).*(fail_under|thresholds?.*|lines|branches|functions|statements|minimum)$");
    private static final Pattern LOOSE_WORDS = Pattern.compile(
            "\\|\\| ?true|\\|\\| ?:|\\|\\| ?exit 0|; ?true$|\\bexit 0\\b|set \\+e|--ignore(-glob)?\\b|--deselect\\b|(^|\\s)-k\\b|(^|\\s)-m\\s+[\"']?not|-DskipTests|-Dmaven\\.test|--passWithNoTests|--testPathIgnorePatterns|IgnorePatterns|\\bexclude\\w*|ignoreFailures|isEnabled=false|enabled=false|\\bskip\\w*|--no-run|-x test|--no-fail|passWithNoTests|(^|\\s|; )-(pytest|npm|go|cargo|mvn|node)\\b|--lib\\b|--bail=false|--cov-fail-under=0");
    private static final Pattern HARMLESS = Pattern.compile(
            "(?<=^|\\s)(--color(=\\w+)?|-v+|--verbose|-q|--quiet|--cov(=\\S+)?|--cov-report(=\\S+)?|--coverage|--reporters?(=\\S+)?|-ra|-s|--tb=\\w+|--durations=\\d+|--no-cache|--silent|--junit-?xml(=\\S+)?|-B|-ntp|--no-transfer-progress|--strict-markers|--strict-config|-n auto|-n \\d+)(?=\\s|$)");

    private Direction() {}

    /** The way from one value to another; empty where nothing that counts differs. */
    static Optional<Kind> of(String key, String was, String is) {
        if (plain(was).equals(plain(is))) {
            return Optional.empty();
        }
        if (SWITCHES_OFF.matcher(key).matches()) {
            return flag(was, is, Kind.LOOSENED, Kind.TIGHTENED);
        }
        if (SWITCHES_ON.matcher(key).matches() && (isFlag(was) || isFlag(is))) {
            return flag(was.isEmpty() ? "true" : was, is.isEmpty() ? "true" : is, Kind.TIGHTENED, Kind.LOOSENED);
        }
        if (AT_LEAST.matcher(key).matches()
                && (number(was).isPresent() || number(is).isPresent())) {
            int way = number(is).orElse(BigDecimal.ZERO).compareTo(number(was).orElse(BigDecimal.ZERO));
            return way == 0 ? Optional.empty() : Optional.of(way < 0 ? Kind.LOOSENED : Kind.TIGHTENED);
        }
        if (LEAVES_OUT.matcher(key).matches()) {
            return Optional.of(list(was, is, Kind.LOOSENED, Kind.TIGHTENED));
        }
        if (TAKES_IN.matcher(key).matches()) {
            return Optional.of(takenIn(was, is));
        }
        return Optional.of(words(was, is));
    }

    private static Optional<Kind> flag(String was, String is, Kind on, Kind off) {
        boolean before = was.equals("true");
        boolean now = is.equals("true");
        if ((!isFlag(was) && !was.isEmpty()) || (!isFlag(is) && !is.isEmpty())) {
            return Optional.of(Kind.CHANGED);
        }
        return before == now ? Optional.empty() : Optional.of(now ? on : off);
    }

    private static boolean isFlag(String value) {
        return value.equals("true") || value.equals("false");
    }

    private static Kind list(String was, String is, Kind grown, Kind shrunk) {
        List<String> before = elements(was);
        List<String> now = elements(is);
        boolean gained = !before.containsAll(now);
        boolean lost = !now.containsAll(before);
        return gained && lost ? Kind.CHANGED : gained ? grown : lost ? shrunk : Kind.CHANGED;
    }

    /** A list of what runs: where there was none everything ran, so that a first one narrows. */
    private static Kind takenIn(String was, String is) {
        if (was.isEmpty()) {
            return Kind.CHANGED;
        }
        return is.isEmpty() ? Kind.CHANGED : list(was, is, Kind.TIGHTENED, Kind.LOOSENED);
    }

    private static Kind words(String was, String is) {
        long before = LOOSE_WORDS.matcher(was).results().count();
        long now = LOOSE_WORDS.matcher(is).results().count();
        if (now > before || (is.isEmpty() && !was.isEmpty() && before == 0)) {
            return Kind.LOOSENED;
        }
        return now < before ? Kind.TIGHTENED : Kind.CHANGED;
    }

    private static List<String> elements(String list) {
        return new ArrayList<>(Arrays.stream(list.split("\\s*\\|\\s*|,\\s*|\\s+", -1))
                .filter(e -> !e.isEmpty())
                .toList());
    }

    private static String plain(String value) {
        Matcher harmless = HARMLESS.matcher(value);
        return harmless.replaceAll("").strip().replaceAll("\\s+", " ");
    }

    private static Optional<BigDecimal> number(String value) {
        try {
            return value.isBlank() || value.length() > 40
                    ? Optional.empty()
                    : Optional.of(new BigDecimal(value.replace("%", "")));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }
}
