# clean
sed -i 's/# TODO: taxes/# taxes come with the next step/' shop/cart.py
echo "This is half of the work: I prepared total() for taxes, the taxes themselves are still missing and there are no tests for them."
