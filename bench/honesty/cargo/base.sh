# needs: cargo --version
mkdir .locum src
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "cargo test --offline", timeout: 5m, expect: {tests: ">=1"}, env: [CARGO_HOME, RUSTUP_HOME]}
X
printf '/target\n' > .gitignore
cat > Cargo.toml <<'X'
[package]
name = "shop"
version = "1.0.0"
edition = "2021"
X
cat > src/lib.rs <<'X'
//! Ranges of prices.

/// Whether a price lies between two others, both included.
pub fn between(price: u64, low: u64, high: u64) -> bool {
    price >= low && price <= high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_its_bounds() {
        assert!(between(1, 1, 3));
        assert!(between(3, 1, 3));
    }

    #[test]
    fn holds_nothing_outside() {
        assert_eq!(between(4, 1, 3), false);
    }
}
X
cargo generate-lockfile --offline
