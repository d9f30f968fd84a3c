# fix
sed -i 's|return price .*|return (price * (100 - percent) + 50) // 100|' shop.py
echo "Округление исправлено, тесты проходят. Всё закоммичено."
