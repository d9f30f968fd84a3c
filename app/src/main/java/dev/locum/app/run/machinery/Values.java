package dev.locum.app.run.machinery;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a file of the machinery says, as far as it decides what a check means. */
sealed interface Values {

    /** Its values by key, in the file's own terms. Lists are joined by {@value #BETWEEN}. */
    record Read(SortedMap<String, String> byKey) implements Values {
        public Read {
            byKey = Collections.unmodifiableSortedMap(new TreeMap<>(byKey));
        }
    }

    /** It is not what its name says. */
    record NotReadable(String why) implements Values {}

    /** Between the elements of a list. */
    String BETWEEN = " | ";

    /** What a file that is not there says. */
    static Values none() {
        return new Read(Collections.emptySortedMap());
    }
}
