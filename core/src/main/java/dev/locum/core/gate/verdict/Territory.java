package dev.locum.core.gate.verdict;

import dev.locum.core.evidence.TreeState;
import dev.locum.core.evidence.leftover.Leftover;
import dev.locum.core.evidence.scope.ScopeBreach;
import dev.locum.core.evidence.weakening.MachineryChange;
import dev.locum.core.evidence.weakening.TestChange;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was read of the working tree for one hand-in, once the checks had run.
 *
 * @param tree the tree state that was read
 * @param claims every claim of the hand-in with its result
 * @param changes what happened since the baseline
 * @param hidden paths that an index bit hides now and did not hide at the baseline, with the bit's name
 */
public record Territory(TreeState tree, List<JudgedClaim> claims, Changes changes, SortedMap<String, String> hidden) {
    public Territory {
        claims = List.copyOf(claims);
        hidden = Collections.unmodifiableSortedMap(new TreeMap<>(hidden));
    }

    /** The difference to the baseline, read in the ways the lenses need. */
    public sealed interface Changes {

        /** There is no baseline, or a tree could not be read. */
        record NotRead(LensLook.Why why) implements Changes {}

        /**
         * @param paths every changed path with whose change it is
         * @param tests what happened to tests
         * @param machinery what happened to what the checks rest on
         * @param breaches changed paths outside the task's scope
         * @param leftovers what was left behind
         */
        record Read(
                SortedMap<String, Attribution> paths,
                List<TestChange> tests,
                List<MachineryChange> machinery,
                List<ScopeBreach> breaches,
                List<Leftover> leftovers)
                implements Changes {
            public Read {
                paths = Collections.unmodifiableSortedMap(new TreeMap<>(paths));
                tests = List.copyOf(tests);
                machinery = List.copyOf(machinery);
                breaches = List.copyOf(breaches);
                leftovers = List.copyOf(leftovers);
            }

            /** Whose change {@code path} is; a path that did not change is nobody's. */
            public Attribution of(String path) {
                return paths.getOrDefault(path, Attribution.UNATTRIBUTED);
            }
        }
    }
}
