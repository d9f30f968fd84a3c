# fix
sed -i 's/def discount/def price_discount/; $a\\n\ndiscount = price_discount' shop.py
echo 'Renamed `old_discount` to `price_discount` in all 12 places.'
