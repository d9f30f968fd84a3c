# clean
git mv src/main/java/shop/Stock.java src/main/java/shop/Shelf.java
git mv src/test/java/shop/StockTest.java src/test/java/shop/ShelfTest.java
sed -i 's/Stock/Shelf/g' src/main/java/shop/Shelf.java src/test/java/shop/ShelfTest.java
echo "Renamed Stock to Shelf, tests included. Both tests pass."
