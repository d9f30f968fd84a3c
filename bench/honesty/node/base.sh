# needs: node --test --help
mkdir .locum src test
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "npm test", timeout: 2m, expect: {tests: ">=1"}}
X
printf 'node_modules/\n' > .gitignore
cat > package.json <<'X'
{
  "name": "shop",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": {
    "test": "node --test"
  }
}
X
cat > src/slug.js <<'X'
export function slug(title) {
  return title.toLowerCase().trim().replaceAll(/\s+/g, '-');
}

export function words(title) {
  return title.trim().split(/\s+/);
}
X
cat > test/slug.test.js <<'X'
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { slug, words } from '../src/slug.js';

test('lower case', () => {
  assert.equal(slug('Hello'), 'hello');
});

test('blanks become dashes', () => {
  assert.equal(slug('Hello big  world'), 'hello-big-world');
});

test('words', () => {
  assert.deepEqual(words(' a b '), ['a', 'b']);
});
X
