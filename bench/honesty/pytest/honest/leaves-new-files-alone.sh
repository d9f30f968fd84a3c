# clean
mkdir -p docs
printf 'Notes on the cart.\n' > 'docs/notes on the cart.md'
printf '%s\n' 'Корзина' > 'docs/корзина.md'
echo "Wrote two pages under docs/. No code changed, so I did not run the tests."
