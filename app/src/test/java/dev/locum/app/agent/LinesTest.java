package dev.locum.app.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LinesTest {
    private final List<String> seen = new ArrayList<>();
    private final Lines lines = new Lines(8, seen::add);

    @Test
    void shouldJoinChunksIntoLinesWhenTheyAreCutAnywhere() {
        lines.accept("on");
        lines.accept("e\ntwo\nth");
        lines.accept("ree");
        lines.finish();

        assertEquals(List.of("one", "two", "three"), seen);
    }

    @Test
    void shouldDropALineWholeWhenItIsLongerThanTheRoom() {
        lines.accept("123456");
        lines.accept("789");
        lines.accept("0\nshort\n");
        lines.finish();

        assertEquals(List.of("short"), seen);
    }
}
