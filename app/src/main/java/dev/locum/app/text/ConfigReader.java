package dev.locum.app.text;

import java.util.List;
import java.util.Optional;

/** Reads the owner's {@code config.yaml}: all of it, or all that is wrong with it. */
public final class ConfigReader {
    private ConfigReader() {}

    public static TextReading<ConfigText> read(String yaml) {
        return YamlText.read(yaml, "config", ConfigReader::config);
    }

    private static Optional<ConfigText> config(Field root, List<TextProblem> ignored) {
        return root.keys().map(keys -> {
            keys.need("config")
                    .ifPresent(field -> field.as(
                            Wanted.CONFIG_ONE, text -> Optional.of(text).filter("1"::equals)));
            Optional<Keys> notify = keys.take("notify").flatMap(Field::keys);
            String command =
                    notify.flatMap(n -> n.need("command")).flatMap(Field::text).orElse("");
            notify.ifPresent(n -> ignored.addAll(n.unknown()));
            ignored.addAll(keys.unknown());
            return new ConfigText(command);
        });
    }
}
