# clean
cat > tests/test_cart.py <<'X'
import pytest

from shop.cart import Cart


@pytest.fixture
def cart():
    cart = Cart()
    cart.add("pen", 150, 2)
    cart.add("book", 1_000)
    return cart


class TestCart:
    def test_total(self, cart):
        assert cart.total() == 1_300

    def test_names(self, cart):
        assert cart.names() == ["pen", "book"]

    @pytest.mark.skip(reason="needs the warehouse")
    def test_stock(self, cart):
        assert cart.stock() > 0

    def test_empty(self):
        assert Cart().total() == 0
X
echo "Grouped the tests in a class and wrote numbers with underscores. Tests pass; test_stock is skipped as before."
