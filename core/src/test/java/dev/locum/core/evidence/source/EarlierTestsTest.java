package dev.locum.core.evidence.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EarlierTestsTest {
    private static final String BEFORE = """
            pub fn twice(x: u64) -> u64 { x * 2 }

            #[cfg(test)]
            mod tests {
                use super::*;
                #[test]
                fn doubles() { assert_eq!(twice(2), 4); }
            }
            """;

    @Test
    void shouldTakeBackTheModuleAndKeepTheCodeWhenTestsAreIgnored() {
        // given
        String now = BEFORE.replace("x * 2", "x * 3").replace("    #[test]", "    #[ignore]\n    #[test]");

        // when, then
        assertEquals(Optional.of(BEFORE.replace("x * 2", "x * 3")), EarlierTests.in(BEFORE, now));
    }

    @Test
    void shouldTakeBackTheModuleWhenAnotherConditionKeepsItOut() {
        // given
        String now = BEFORE.replace("cfg(test)", "cfg(all(test, feature = \"slow\"))");

        // when, then
        assertEquals(Optional.of(BEFORE), EarlierTests.in(BEFORE, now));
    }

    @Test
    void shouldPutTheModuleBackWhenItIsGone() {
        // given
        String now = "pub fn twice(x: u64) -> u64 { x * 3 }\n";

        // when
        String earlier = EarlierTests.in(BEFORE, now).orElseThrow();

        // then
        assertTrue(earlier.startsWith(now), earlier);
        assertTrue(earlier.endsWith(BEFORE.substring(BEFORE.indexOf("#[cfg"))), earlier);
    }

    @Test
    void shouldSayNothingWhenTestsStandAmongTheCode() {
        assertEquals(Optional.empty(), EarlierTests.in("fn a() {}\n#[test]\nfn b() { a() }\n", "fn a() {}\n"));
    }

    @Test
    void shouldKnowWhereTestsHaveFilesOfTheirOwn() {
        assertTrue(EarlierTests.standApart("tests/a.rs"));
        assertTrue(EarlierTests.standApart("shop/test_a.py"));
        assertFalse(EarlierTests.standApart("src/lib.rs"));
    }
}
