package dev.locum.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BoundedTextTest {

    @Test
    void shouldKeepEverythingWhenItFits() {
        var text = new BoundedText(3, 3);
        text.accept("ab");
        text.accept("cdef");

        assertEquals("abcdef", text.text());
    }

    @Test
    void shouldKeepHeadAndTailAndCountTheRestWhenItDoesNotFit() {
        var text = new BoundedText(2, 2);
        text.accept("abcde");
        text.accept("fgh");

        assertEquals("ab\n[.. 4 characters left out ..]\ngh", text.text());
    }
}
