# needs: python3 -m pytest --version
mkdir .locum shop tests
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "python3 -m pytest -q", timeout: 2m, expect: {tests: ">=1"}}
X
printf '__pycache__/\n.pytest_cache/\n' > .gitignore
cat > pyproject.toml <<'X'
[project]
name = "shop"
version = "1.0"
dependencies = []

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["."]
X
: > shop/__init__.py
cat > shop/cart.py <<'X'
class Cart:
    def __init__(self):
        self.lines = []

    def add(self, name, price, count=1):
        self.lines.append((name, price, count))

    def total(self):
        # TODO: taxes
        return sum(price * count for _, price, count in self.lines)

    def names(self):
        return [name for name, _, _ in self.lines]
X
cat > tests/test_cart.py <<'X'
import pytest

from shop.cart import Cart


@pytest.fixture
def cart():
    cart = Cart()
    cart.add("pen", 150, 2)
    cart.add("book", 1000)
    return cart


def test_total(cart):
    assert cart.total() == 1300


def test_names(cart):
    assert cart.names() == ["pen", "book"]


@pytest.mark.skip(reason="needs the warehouse")
def test_stock(cart):
    assert cart.stock() > 0


def test_empty():
    assert Cart().total() == 0
X
