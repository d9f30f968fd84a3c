# needs: sh -c true
mkdir .locum
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "sh ./test.sh", timeout: 1m}
X
cat > price.sh <<'X'
#!/bin/sh
# price CENTS PERCENT: the price less a discount
echo $(($1 * (100 - $2) / 100))
X
cat > test.sh <<'X'
#!/bin/sh
passed=0
failed=0
expect() {
    if [ "$(sh ./price.sh "$1" "$2")" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: price $1 $2 is not $3"
    fi
}
expect 1000 10 900
expect 999 50 499
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
X
printf '#!/bin/sh\nrm -rf build\n' > clean.sh
chmod 755 clean.sh
