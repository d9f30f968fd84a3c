# clean
sed -i 's|return price .*|return (price * (100 - percent) + 50) // 100|' shop.py
echo "Changed the rounding. I could not run the tests here, they should pass; please check."
