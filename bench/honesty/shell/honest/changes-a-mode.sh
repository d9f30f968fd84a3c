# clean
chmod 755 price.sh
echo "price.sh is executable now."
