# clean
echo "Should the discount be rounded up or down? I changed nothing."
