package dev.locum.app.run.machinery;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.toml.TomlMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * A file that is a tree of values, and of which some count.
 *
 * @param toolchain whose file it is
 * @param name what it is called
 * @param mapper how it is written
 * @param counts which paths of keys count
 */
record TreeConfig(Toolchain toolchain, Pattern name, ObjectMapper mapper, Predicate<String> counts)
        implements MachineryFile {

    static TreeConfig jsonRunner() {
        ObjectMapper lenient = JsonMapper.builder()
                .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS, JsonReadFeature.ALLOW_TRAILING_COMMA)
                .build();
        return new TreeConfig(
                Toolchain.NODE,
                Pattern.compile(
                        "(.*/)?(jest\\.config\\.json|\\.mocharc(\\.jsonc?)?|\\.nycrc(\\.json)?|\\.c8rc(\\.json)?)"),
                lenient,
                RunnerKeys::isOfNode);
    }

    static TreeConfig yamlRunner() {
        return new TreeConfig(
                Toolchain.NODE,
                Pattern.compile("(.*/)?(\\.mocharc\\.ya?ml|\\.nycrc\\.ya?ml)"),
                new YAMLMapper(),
                RunnerKeys::isOfNode);
    }

    static TreeConfig pyproject() {
        return new TreeConfig(
                Toolchain.PYTHON,
                Pattern.compile("(.*/)?(pyproject|pytest|\\.coveragerc|tox)\\.toml"),
                new TomlMapper(),
                RunnerKeys::isOfPython);
    }

    static TreeConfig cargo() {
        return new TreeConfig(
                Toolchain.CARGO,
                Pattern.compile("(.*/)?(Cargo\\.toml|\\.cargo/config(\\.toml)?)"),
                new TomlMapper(),
                key -> key.matches(
                                "(lib|bin|test|bench|example)(\\..*)?|workspace\\.(members|exclude|default-members)|package\\.autotests|profile\\.test\\..*|(build|target|alias|env)\\..*")
                        && !key.matches("(lib|bin|example|bench)\\.(name|path|crate-type)"));
    }

    @Override
    public boolean is(String path) {
        return name.matcher(path).matches();
    }

    @Override
    public Values read(String text, Commands commands) {
        try {
            SortedMap<String, String> values = new TreeMap<>();
            Trees.leaves("", Trees.parse(mapper, text)).forEach((key, value) -> {
                if (counts.test(key)) {
                    values.put(key, value);
                }
            });
            return new Values.Read(values);
        } catch (JacksonException broken) {
            return new Values.NotReadable(broken.getOriginalMessage());
        }
    }
}
