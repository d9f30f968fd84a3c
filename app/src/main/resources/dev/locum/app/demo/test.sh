#!/bin/sh
# The tests of price.sh. The last line counts them; the exit status is 1 if any failed.
passed=0
failed=0
expect() {
    got=$(sh ./price.sh "$1" "$2")
    if [ "$got" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: price $1 less $2% should be $3 and is $got"
    fi
}
expect 1000 10 900
expect 999 50 500
expect 333 10 300
expect 999 10 899
expect 105 50 53
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
