# fix
sed -i "s|trim()|trim().normalize()|" src/slug.js
echo "Normalised titles and added test/normalize.test.js. Tests 5, pass 5, fail 0."
