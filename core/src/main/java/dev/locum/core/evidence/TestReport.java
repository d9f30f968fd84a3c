package dev.locum.core.evidence;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What one run of a check reported of tests.
 *
 * @param tally the counts of all runners of that run together
 * @param red the failed tests, as far as the runners named them
 * @param green the passed tests, as far as the runners named them
 * @param skipped the skipped tests, as far as the runners named them
 * @param runners the runners that reported, for example {@code pytest}, {@code surefire}
 * @param source where the counts come from; report files outrank lines
 */
public record TestReport(
        TestTally tally,
        SortedSet<TestName> red,
        SortedSet<TestName> green,
        SortedSet<TestName> skipped,
        SortedSet<String> runners,
        Source source) {

    /** Where a runner's counts were read, the best first. */
    public enum Source {
        REPORT_FILE,
        CLOSING_LINE,
        /** A quiet runner named packages only and each counts as one: the tally is a lower bound. */
        PACKAGE_LINE
    }

    public TestReport {
        red = frozen(red);
        green = frozen(green);
        skipped = frozen(skipped);
        runners = frozen(runners);
    }

    /** Whether every red test is named, so that it can be told from one that was red before. */
    public boolean namesEveryRed() {
        return red.size() >= tally.failed();
    }

    /** Whether the tally counts tests, and not packages of which each holds at least one. */
    public boolean countsTests() {
        return source != Source.PACKAGE_LINE;
    }

    /** Both together, when one run of a check reported twice; the counts are as good as the weaker source. */
    public TestReport plus(TestReport other) {
        SortedSet<TestName> reds = union(red, other.red);
        SortedSet<TestName> greens = union(green, other.green);
        greens.removeAll(reds);
        return new TestReport(
                tally.plus(other.tally),
                reds,
                greens,
                union(skipped, other.skipped),
                union(runners, other.runners),
                source.compareTo(other.source) >= 0 ? source : other.source);
    }

    private static <T extends Comparable<T>> SortedSet<T> union(SortedSet<T> one, SortedSet<T> two) {
        SortedSet<T> both = new TreeSet<>(one);
        both.addAll(two);
        return both;
    }

    private static <T extends Comparable<T>> SortedSet<T> frozen(SortedSet<T> names) {
        return Collections.unmodifiableSortedSet(new TreeSet<>(names));
    }
}
