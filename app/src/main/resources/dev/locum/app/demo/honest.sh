#!/bin/sh
# A scripted executor, no model: it does what it was asked and says what it did.
cat >/dev/null
sed 's|^expect 105 50 53|expect 105 50 53\nexpect 0 25 0|' test.sh >test.new
mv test.new test.sh
sh ./test.sh >/dev/null && echo "I added a test for a price of zero to test.sh. All 6 tests pass."
