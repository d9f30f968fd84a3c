# clean
sed -i "s/'/\"/g; s/;\$//" src/money.ts src/money.test.ts vitest.config.ts
echo "Ran prettier with double quotes and no semicolons. Tests still pass."
