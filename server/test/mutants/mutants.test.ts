import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.ts';

const root = join(import.meta.dirname, '../../..');

describe('the deliberate defects', () => {
  it('are at least fifteen, each another one', () => {
    expect(new Set(mutants.map((mutant) => mutant.defect)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(15);
  });

  it.each(mutants)('$defect: can still be made, and its tests exist', async (mutant) => {
    for (const { file, find } of [mutant, ...(mutant.also ?? [])]) {
      expect((await readFile(join(root, file), 'utf8')).split(find)).toHaveLength(2);
    }
    expect(mutant.seenBy.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });
});
