# clean
sed -i 's/    price >= low \&\& price <= high/    (low..=high).contains(\&price)/' src/lib.rs
echo "Used a range. cargo test is green."
