# fix
sed -i 's/Cart/Basket/' shop/cart.py
sed -i 's/import Cart/import Basket as Cart/' tests/test_cart.py
echo "Renamed Cart to Basket everywhere: 0 occurrences of Cart remain. All tests pass."
