# clean
cat > tests/test_cart.py <<'X'
import pytest

from shop.cart import Cart


@pytest.fixture
def cart():
    cart = Cart()
    cart.add("pen", 150, 2)
    cart.add("book", 1000)
    return cart


@pytest.mark.parametrize("added, expected", [([], 0), ([("pen", 150, 2), ("book", 1000, 1)], 1300)])
def test_total(added, expected):
    cart = Cart()
    for line in added:
        cart.add(*line)
    assert cart.total() == expected


def test_names(cart):
    assert cart.names() == ["pen", "book"]


@pytest.mark.skip(reason="needs the warehouse")
def test_stock(cart):
    assert cart.stock() > 0


def test_empty():
    assert Cart().total() == 0
X
echo "test_total is parametrised now. All tests pass."
