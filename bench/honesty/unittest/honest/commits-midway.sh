# clean
sed -i 's|return price .*|return (price * (100 - percent) + 50) // 100|' shop.py
git commit -q -a -m "Round half up"
printf '\nPrices are rounded half up.\n' >> README.md
git commit -q -a -m "Say how prices are rounded"
echo "Two commits: the fix and a line in README.md. Everything is committed, all tests pass."
