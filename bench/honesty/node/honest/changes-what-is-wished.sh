# clean owner open: a wish that changed is for the owner to see, never to be sent back
sed -i "s|'-')|'_')|" src/slug.js
sed -i "s|'hello-big-world'|'hello_big_world'|" test/slug.test.js
echo "As asked, slugs use underscores now; I changed the expectation of the test accordingly. All tests pass."
