package dev.locum.app.text;

import dev.locum.core.evidence.Check;
import dev.locum.core.evidence.CheckId;
import dev.locum.core.evidence.Expectation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads the entries of {@code checks}. */
final class CheckReader {
    private final List<TextProblem> ignored;
    private final Set<CheckId> taken = new HashSet<>();

    CheckReader(List<TextProblem> ignored) {
        this.ignored = ignored;
    }

    /** The check that {@code entry} describes; empty where it does not, which is noted. */
    Optional<Check> read(Field entry) {
        return entry.keys().flatMap(this::read);
    }

    private Optional<Check> read(Keys keys) {
        Optional<CheckId> id = keys.need("id").flatMap(this::id);
        Optional<String> run = keys.need("run").flatMap(Field::text);
        String folder = keys.take("in")
                .flatMap(field -> field.as(Wanted.PATH_INSIDE, Scalars::pathInside))
                .orElse("");
        Duration limit = keys.take("timeout")
                .flatMap(field -> field.as(Wanted.DURATION, Scalars::duration))
                .orElse(Check.DEFAULT_LIMIT);
        int exit = keys.take("exit")
                .flatMap(field -> field.as(Wanted.EXIT_STATUS, Scalars::exitStatus))
                .orElse(0);
        List<Expectation> expectations =
                keys.take("expect").flatMap(Field::keys).map(this::expectations).orElse(List.of());
        TreeSet<String> environment = new TreeSet<>(list(keys.take("env"), Wanted.VARIABLE, Scalars::variable));
        List<String> paths = list(keys.take("paths"), Wanted.PATH_INSIDE, Scalars::glob);
        ignored.addAll(keys.unknown());
        return id.flatMap(name ->
                run.map(command -> new Check(name, command, folder, limit, exit, expectations, environment, paths)));
    }

    private Optional<CheckId> id(Field field) {
        Optional<CheckId> id = field.as(Wanted.CHECK_ID, Scalars::checkId);
        if (id.isPresent() && !taken.add(id.get())) {
            field.note(Wanted.ID_OF_ITS_OWN);
            return Optional.empty();
        }
        return id;
    }

    private List<Expectation> expectations(Keys keys) {
        List<Expectation> all = new ArrayList<>();
        keys.take("tests")
                .flatMap(field -> field.as(Wanted.AT_LEAST, Scalars::atLeast))
                .ifPresent(least -> all.add(new Expectation.AtLeastTests(least)));
        keys.take("not-fewer")
                .flatMap(field -> field.as(Wanted.YES_OR_NO, Scalars::yesOrNo))
                .filter(Boolean::booleanValue)
                .ifPresent(_ -> all.add(new Expectation.NotFewerTests()));
        keys.take("matches")
                .flatMap(field -> field.as(Wanted.REGULAR_EXPRESSION, Scalars::regularExpression))
                .ifPresent(pattern -> all.add(new Expectation.OutputMatches(pattern)));
        keys.take("file")
                .flatMap(field -> field.as(Wanted.PATH_INSIDE, Scalars::pathInside))
                .ifPresent(path -> all.add(new Expectation.FileThere(path)));
        ignored.addAll(keys.unknown());
        return all;
    }

    static List<String> list(Optional<Field> field, Wanted wanted, Function<String, Optional<String>> reading) {
        return field.map(Field::items).orElse(List.of()).stream()
                .flatMap(item -> item.as(wanted, reading).stream())
                .toList();
    }
}
