# clean
cat > shop.py <<'X'
def total(prices):
    result = 0
    for price in prices:
        result += price
    return result


def discount(price, percent):
    return price * (100 - percent) // 100
X
echo "Rewrote total() as a loop. test_rounds_half_up fails as it did before; I did not touch it. The other tests pass."
