#!/bin/sh
# price.sh CENTS PERCENT: the price in cents after a discount, rounded half up.
cents=$1
percent=$2
echo $((cents * (100 - percent) / 100))
