package dev.locum.core.evidence.source;

import dev.locum.core.evidence.source.lex.Syntax;
import dev.locum.core.evidence.source.unit.BlockUnits;
import dev.locum.core.evidence.source.unit.GoDialect;
import dev.locum.core.evidence.source.unit.JvmDialect;
import dev.locum.core.evidence.source.unit.PythonUnits;
import dev.locum.core.evidence.source.unit.RustDialect;
import dev.locum.core.evidence.source.unit.ScriptUnits;
import dev.locum.core.evidence.source.unit.ShellUnits;
import dev.locum.core.evidence.source.unit.UnitFinder;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A family of languages whose tests can be read. */
public enum Language {
    PYTHON,
    JAVA,
    KOTLIN,
    GROOVY,
    /** JavaScript and TypeScript. */
    SCRIPT,
    GO,
    RUST,
    SHELL;

    private static final Map<String, Language> BY_EXTENSION = Map.ofEntries(
            Map.entry("py", PYTHON),
            Map.entry("java", JAVA),
            Map.entry("kt", KOTLIN),
            Map.entry("kts", KOTLIN),
            Map.entry("groovy", GROOVY),
            Map.entry("js", SCRIPT),
            Map.entry("mjs", SCRIPT),
            Map.entry("cjs", SCRIPT),
            Map.entry("jsx", SCRIPT),
            Map.entry("ts", SCRIPT),
            Map.entry("mts", SCRIPT),
            Map.entry("cts", SCRIPT),
            Map.entry("tsx", SCRIPT),
            Map.entry("go", GO),
            Map.entry("rs", RUST),
            Map.entry("sh", SHELL),
            Map.entry("bash", SHELL),
            Map.entry("bats", SHELL));

    /** The language of a file by the end of its name; empty for all that is not read. */
    public static Optional<Language> of(String path) {
        String extension = path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return Optional.ofNullable(BY_EXTENSION.get(extension));
    }

    /**
     * The language of a file that was put aside: {@code test_a.py.disabled} is still Python, although no runner takes it.
     */
    static Optional<Language> ofPutAside(String path) {
        int dot = path.lastIndexOf('.');
        return dot <= 0 ? Optional.empty() : of(path.substring(0, dot));
    }

    /** How it writes comments and literals. */
    Syntax syntax() {
        return switch (this) {
            case PYTHON -> Syntax.PYTHON;
            case JAVA -> Syntax.JAVA;
            case KOTLIN -> Syntax.KOTLIN;
            case GROOVY -> Syntax.GROOVY;
            case SCRIPT -> Syntax.SCRIPT;
            case GO -> Syntax.GO;
            case RUST -> Syntax.RUST;
            case SHELL -> Syntax.SHELL;
        };
    }

    /** How its tests are found. */
    UnitFinder finder() {
        return switch (this) {
            case PYTHON -> new PythonUnits();
            case JAVA, KOTLIN, GROOVY -> new BlockUnits(new JvmDialect());
            case SCRIPT -> new ScriptUnits();
            case GO -> new BlockUnits(new GoDialect());
            case RUST -> new BlockUnits(new RustDialect());
            case SHELL -> new ShellUnits();
        };
    }
}
