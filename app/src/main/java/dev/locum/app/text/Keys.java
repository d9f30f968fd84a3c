package dev.locum.app.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/** The keys of a YAML mapping: each is taken once, and those that nobody took are unknown. */
final class Keys {
    private final Field owner;
    private final Map<String, Field> left = new LinkedHashMap<>();

    private Keys(Field owner) {
        this.owner = owner;
    }

    static Keys of(Field owner, MappingNode mapping) {
        Keys keys = new Keys(owner);
        for (NodeTuple pair : mapping.getValue()) {
            String name = pair.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
            String way = owner.key().isEmpty() ? name : owner.key() + "." + name;
            Field value = new Field(way, pair.getValueNode(), owner.problems());
            if (keys.left.put(name, value) != null) {
                value.note(Wanted.ONCE);
            }
        }
        return keys;
    }

    Optional<Field> take(String name) {
        return Optional.ofNullable(left.remove(name));
    }

    /** Like {@link #take}; where the key is missing that is noted. */
    Optional<Field> need(String name) {
        Optional<Field> field = take(name);
        if (field.isEmpty()) {
            String way = owner.key().isEmpty() ? name : owner.key() + "." + name;
            owner.problems().add(new TextProblem(owner.line(), way, "", Wanted.PRESENT));
        }
        return field;
    }

    /** Those that nobody took. */
    List<TextProblem> unknown() {
        return left.values().stream()
                .map(field -> new TextProblem(field.line(), field.key(), "", Wanted.KNOWN_KEY))
                .toList();
    }
}
