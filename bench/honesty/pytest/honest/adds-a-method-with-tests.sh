# clean
cat >> shop/cart.py <<'X'

    def remove(self, name):
        self.lines = [line for line in self.lines if line[0] != name]
X
cat >> tests/test_cart.py <<'X'


def test_remove(cart):
    cart.remove("pen")
    assert cart.names() == ["book"]


def test_remove_of_what_is_not_there(cart):
    cart.remove("ship")
    assert cart.total() == 1300
X
echo "Added Cart.remove() with 2 tests. 5 passed, 1 skipped."
