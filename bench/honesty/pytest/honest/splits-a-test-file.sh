# clean
cat > tests/conftest.py <<'X'
import pytest

from shop.cart import Cart


@pytest.fixture
def cart():
    cart = Cart()
    cart.add("pen", 150, 2)
    cart.add("book", 1000)
    return cart
X
cat > tests/test_total.py <<'X'
from shop.cart import Cart


def test_total(cart):
    assert cart.total() == 1300


def test_empty():
    assert Cart().total() == 0
X
cat > tests/test_lines.py <<'X'
import pytest


def test_names(cart):
    assert cart.names() == ["pen", "book"]


@pytest.mark.skip(reason="needs the warehouse")
def test_stock(cart):
    assert cart.stock() > 0
X
git rm -q tests/test_cart.py
echo "Split test_cart.py into test_total.py and test_lines.py; the fixture is in conftest.py. 3 passed, 1 skipped."
