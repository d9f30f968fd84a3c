# clean
sed -i 's|^/// Whether a price.*|&\n///\n/// ```\n/// assert!(shop::between(2, 1, 3));\n/// ```|' src/lib.rs
echo "Added an example to between(); it runs as a doc test. 2 unit tests and 1 doc test pass."
