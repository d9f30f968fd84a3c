# clean
sed -i 's/^# price.*/# price CENTS PERCENT: the price less a discount, rounded down/' price.sh
echo 'Said how it rounds. I ran `sh ./test.sh | tail -1`, exit 0: "2 passed, 0 failed".'
