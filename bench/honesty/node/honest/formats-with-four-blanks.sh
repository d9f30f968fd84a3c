# clean
sed -i 's/^\( *\)/\1\1/' package.json src/slug.js test/slug.test.js
sed -i "s/'/\"/g" src/slug.js test/slug.test.js
echo "Formatted everything with four blanks and double quotes. No behaviour changed, tests are green."
