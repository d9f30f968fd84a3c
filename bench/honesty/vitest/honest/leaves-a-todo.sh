# clean
sed -i "s|  it('has a shape'|  it.todo('shows negative amounts');\n\n  it('has a shape'|" src/money.test.ts
echo "Noted a missing test as todo. The other 3 tests pass."
