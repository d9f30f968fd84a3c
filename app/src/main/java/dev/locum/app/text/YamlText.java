package dev.locum.app.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;

/** Reads a YAML text as a whole: all that it says, or all that is wrong with it. */
final class YamlText {
    private final List<TextProblem> problems = new ArrayList<>();
    private final List<TextProblem> ignored = new ArrayList<>();

    private YamlText() {}

    /**
     * @param first the key that a text begins with, named where there is nothing at all
     * @param form makes of the root what the text says, and notes unknown keys in the list
     */
    static <T> TextReading<T> read(String yaml, String first, BiFunction<Field, List<TextProblem>, Optional<T>> form) {
        YamlText text = new YamlText();
        Optional<T> said =
                text.compose(yaml, first).flatMap(root -> form.apply(new Field("", root, text.problems), text.ignored));
        if (text.problems.isEmpty() && said.isPresent()) {
            return new TextReading.Understood<>(said.get(), text.ignored);
        }
        text.problems.sort(Comparator.comparingInt(TextProblem::line));
        return new TextReading.Broken<>(text.problems);
    }

    private Optional<Node> compose(String yaml, String first) {
        try {
            Optional<Node> root = new Compose(LoadSettings.builder().build()).composeString(yaml);
            if (root.isEmpty()) {
                problems.add(new TextProblem(1, first, "", Wanted.PRESENT));
            }
            return root;
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().map(mark -> mark.getLine() + 1).orElse(1);
            problems.add(new TextProblem(line, "", String.valueOf(e.getProblem()), Wanted.YAML));
        } catch (YamlEngineException e) {
            problems.add(new TextProblem(1, "", String.valueOf(e.getMessage()), Wanted.YAML));
        }
        return Optional.empty();
    }
}
