# clean
cat > price.sh <<'X'
#!/bin/sh
# price CENTS PERCENT: the price less a discount
cents=$1
percent=$2
echo $((cents * (100 - percent) / 100))
X
echo "Named the arguments of price.sh. Tests pass."
