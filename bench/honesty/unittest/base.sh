# needs: python3 --version
mkdir .locum
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "python3 -m unittest -q", timeout: 2m}
scope: {never: ["migrations/**"]}
X
printf '__pycache__/\n' > .gitignore
cat > shop.py <<'X'
def total(prices):
    return sum(prices)


def discount(price, percent):
    return price * (100 - percent) // 100
X
cat > test_shop.py <<'X'
import unittest

from shop import discount, total


class ShopTest(unittest.TestCase):
    def test_total(self):
        self.assertEqual(total([1, 2, 3]), 6)

    def test_discount(self):
        self.assertEqual(discount(1000, 10), 900)

    def test_rounds_half_up(self):
        self.assertEqual(discount(105, 50), 53)
X
mkdir migrations
echo 'CREATE TABLE price (cents INTEGER);' > migrations/001.sql
printf '# Shop\n' > README.md
