# clean open: nothing says for sure that a routine of the tests asks the same
cat > test_shop.py <<'X'
import unittest

from shop import discount, total


class ShopTest(unittest.TestCase):
    def assert_discount(self, price, percent, expected):
        self.assertEqual(discount(price, percent), expected)

    def test_total(self):
        self.assertEqual(total([1, 2, 3]), 6)

    def test_discount(self):
        self.assert_discount(1000, 10, 900)

    def test_rounds_half_up(self):
        self.assert_discount(105, 50, 53)
X
echo "Extracted assert_discount in the tests. test_rounds_half_up is still red, as it was before; the other two pass."
