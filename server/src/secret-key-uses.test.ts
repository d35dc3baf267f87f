import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keyUses } from './secret-key-uses.ts';

it('the runbook lists every use of SECRET_KEY as the code does', () => {
  const runbook = readFileSync(new URL('../../docs/runbooks/secret-key.md', import.meta.url), 'utf8');
  const rows = runbook
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells.slice(0, 4));
  expect(rows.slice(2)).toEqual(
    Object.entries(keyUses).map(([name, { protects, lives, afterChange }]) => [
      name,
      protects,
      lives,
      afterChange,
    ]),
  );
});
