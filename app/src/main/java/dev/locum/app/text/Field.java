package dev.locum.app.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * One value of a YAML text: asked for what it should be, it gives that or notes what is wrong with it.
 *
 * @param key the way to it
 * @param node the value with its place
 * @param problems where what is wrong is noted
 */
record Field(String key, Node node, List<TextProblem> problems) {
    private static final int LONGEST_QUOTE = 60;

    int line() {
        return node.getStartMark().map(mark -> mark.getLine() + 1).orElse(1);
    }

    /** What {@code reading} makes of the scalar here; where it makes nothing, {@code wanted} is noted. */
    <T> Optional<T> as(Wanted wanted, Function<String, Optional<T>> reading) {
        Optional<T> value = node instanceof ScalarNode scalar ? reading.apply(scalar.getValue()) : Optional.empty();
        if (value.isEmpty()) {
            note(wanted);
        }
        return value;
    }

    Optional<String> text() {
        return as(Wanted.TEXT, text -> Optional.of(text).filter(some -> !some.isBlank()));
    }

    /** The values of a list; a single value stands for a list of one. */
    List<Field> items() {
        if (node instanceof ScalarNode) {
            return List.of(this);
        }
        if (!(node instanceof SequenceNode sequence)) {
            note(Wanted.LIST);
            return List.of();
        }
        List<Field> items = new ArrayList<>();
        for (Node item : sequence.getValue()) {
            items.add(new Field(key + "[" + items.size() + "]", item, problems));
        }
        return items;
    }

    Optional<Keys> keys() {
        if (node instanceof MappingNode mapping) {
            return Optional.of(Keys.of(this, mapping));
        }
        note(Wanted.MAPPING);
        return Optional.empty();
    }

    void note(Wanted wanted) {
        problems.add(new TextProblem(line(), key, shown(), wanted));
    }

    private String shown() {
        return switch (node) {
            case ScalarNode scalar
            when scalar.getValue().length() > LONGEST_QUOTE -> scalar.getValue().substring(0, LONGEST_QUOTE) + "..";
            case ScalarNode scalar -> scalar.getValue();
            case SequenceNode _ -> "[..]";
            default -> "{..}";
        };
    }
}
