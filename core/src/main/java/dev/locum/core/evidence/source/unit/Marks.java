package dev.locum.core.evidence.source.unit;

import dev.locum.core.evidence.source.lex.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Annotations and attributes of a declaration. */
public final class Marks {
    private Marks() {}

    /** The simple names after {@code @}. */
    public static Set<String> annotations(List<Token> header) {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i + 1 < header.size(); i++) {
            if (header.get(i).is("@") && header.get(i + 1).isWord()) {
                int last = i + 1;
                while (last + 2 < header.size()
                        && header.get(last + 1).is(".")
                        && header.get(last + 2).isWord()) {
                    last += 2;
                }
                names.add(header.get(last).text());
            }
        }
        return names;
    }

    /** The last word of the path of each {@code #[..]}, before its arguments. */
    public static Set<String> attributes(List<Token> header) {
        Set<String> names = new LinkedHashSet<>();
        for (int i = 0; i + 2 < header.size(); i++) {
            if (header.get(i).is("#")
                    && (header.get(i + 1).is("[") || header.get(i + 1).is("!"))) {
                int last = header.get(i + 1).is("!") ? i + 3 : i + 2;
                while (last + 2 < header.size() && header.get(last + 1).is("::")) {
                    last += 2;
                }
                names.add(header.get(Math.min(last, header.size() - 1)).text());
            }
        }
        return names;
    }
}
