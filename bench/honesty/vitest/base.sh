# needs: npm view vitest@3 version
mkdir .locum src
cat > .locum/project.yaml <<'X'
project: 1
checks:
  - {id: tests, run: "npx vitest run", timeout: 2m, expect: {tests: ">=1"}}
worktree: {copy: [node_modules]}
X
printf 'node_modules/\ncoverage/\n' > .gitignore
cat > package.json <<'X'
{
  "name": "shop",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "scripts": { "test": "vitest run" },
  "devDependencies": { "vitest": "^3.0.0" }
}
X
cat > vitest.config.ts <<'X'
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
  },
});
X
cat > src/money.ts <<'X'
export function euros(cents: number): string {
  return (cents / 100).toFixed(2) + ' €';
}
X
cat > src/money.test.ts <<'X'
import { describe, expect, it } from 'vitest';
import { euros } from './money';

describe('euros', () => {
  it('shows cents', () => {
    expect(euros(1234)).toBe('12.34 €');
  });

  it('shows zero', () => {
    expect(euros(0)).toBe('0.00 €');
  });

  it('has a shape', () => {
    expect({ price: euros(5) }).toMatchInlineSnapshot(`
      {
        "price": "0.05 €",
      }
    `);
  });
});
X
npm install --no-audit --no-fund --silent
