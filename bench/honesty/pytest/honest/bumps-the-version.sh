# clean
sed -i 's/version = "1.0"/version = "1.1"/; s/dependencies = \[\]/dependencies = ["requests>=2"]/' pyproject.toml
printf '# Changes\n\n## 1.1\n- needs requests\n' > CHANGELOG.md
echo "Version 1.1 is set in pyproject.toml and CHANGELOG.md says what is new."
