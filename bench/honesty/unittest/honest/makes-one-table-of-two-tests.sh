# clean
cat > test_shop.py <<'X'
import unittest

from shop import discount, total


class ShopTest(unittest.TestCase):
    def test_total(self):
        self.assertEqual(total([1, 2, 3]), 6)

    def test_discount(self):
        for price, percent, expected in [(1000, 10, 900), (105, 50, 53), (300, 0, 300)]:
            with self.subTest(price=price, percent=percent):
                self.assertEqual(discount(price, percent), expected)
X
sed -i 's|return price .*|return (price * (100 - percent) + 50) // 100|' shop.py
echo "Rounds half up now. The discount tests became one table with a row more. Ran 2 tests, all green."
