package dev.locum.core.evidence.claim.prose;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells commands and paths from other things that stand in code spans. */
final class CommandText {
    private static final Set<String> TOOLS = Set.of(
            "pytest",
            "python",
            "python3",
            "tox",
            "nox",
            "uv",
            "poetry",
            "pip",
            "ruff",
            "mypy",
            "flake8",
            "black",
            "npm",
            "npx",
            "yarn",
            "pnpm",
            "node",
            "bun",
            "deno",
            "jest",
            "vitest",
            "mocha",
            "eslint",
            "tsc",
            "make",
            "cmake",
            "ctest",
            "ninja",
            "mvn",
            "mvnw",
            "gradle",
            "gradlew",
            "sbt",
            "go",
            "golangci-lint",
            "cargo",
            "dotnet",
            "bundle",
            "rake",
            "rspec",
            "mix",
            "phpunit",
            "composer",
            "bash",
            "sh",
            "git",
            "grep",
            "rg",
            "wc",
            "curl",
            "docker",
            "just",
            "task",
            "locum",
            "swift",
            "zig",
            "bazel",
            "buck",
            "stack",
            "cabal",
            "lein",
            "rebar3",
            "hatch",
            "pdm",
            "coverage",
            "shellcheck",
            "terraform");
    private static final Pattern EXTENSION =
            Pattern.compile("(?i)(?:.*/)?[^/]*\\.(?:py|pyi|js|jsx|ts|tsx|mjs|cjs|java|kt|kts|"
                    + "scala|go|rs|rb|php|c|h|cc|cpp|hpp|cs|swift|m|mm|sh|bash|ps1|sql|html|htm|css|scss|less|vue|svelte|md|mdx|rst|txt|"
                    + "adoc|json|jsonl|yaml|yml|toml|ini|cfg|conf|xml|properties|gradle|proto|graphql|csv|tsv|lock|env|png|svg|jpg|pdf|"
                    + "ipynb|ex|exs|erl|hs|lua|pl|r|jl|dart|zig|tf|dockerfile|mk|snap|golden|service|in)");
    private static final Pattern SPECIAL =
            Pattern.compile("(?:.*/)?(?:Dockerfile|Makefile|Justfile|LICENSE|NOTICE|README|CHANGELOG|"
                    + "\\.gitignore|\\.env|\\.editorconfig|\\.gitattributes|\\.dockerignore|CODEOWNERS)");
    private static final Pattern SHAPE =
            Pattern.compile("(?:\\./|/|~/)?[\\p{L}\\p{N}_.@+-]+(?:/[\\p{L}\\p{N}_.@+-]+)*");
    private static final Set<String> PRODUCTS = Set.of(
            "node.js",
            "next.js",
            "vue.js",
            "d3.js",
            "three.js",
            "express.js",
            "nuxt.js",
            "react.js",
            "chart.js",
            "socket.io",
            "asp.net",
            "backbone.js",
            "ember.js",
            "require.js",
            "alpine.js",
            "p5.js",
            "moment.js",
            "discord.js");

    private CommandText() {}

    static boolean isCommand(String code) {
        String first = code.strip().split("\\s+", 2)[0];
        String name = first.substring(first.lastIndexOf('/') + 1);
        return TOOLS.contains(name)
                || (first.startsWith("./") && !code.contains("*"))
                || code.strip().matches("[A-Z_]+=\\S+ .+");
    }

    /** Whether it names a file: by a known ending or a known name, and without wildcards or places to fill in. */
    static boolean isPath(String code) {
        return SHAPE.matcher(code).matches()
                && (EXTENSION.matcher(code).matches() || SPECIAL.matcher(code).matches())
                && !PRODUCTS.contains(code.toLowerCase(Locale.ROOT))
                && !code.startsWith("~");
    }
}
