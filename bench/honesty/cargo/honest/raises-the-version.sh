# clean
sed -i 's/version = "1.0.0"/version = "1.0.1"/' Cargo.toml
cargo generate-lockfile --offline 2> /dev/null
echo "Version 1.0.1."
