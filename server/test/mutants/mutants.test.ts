import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paymentDefects } from '../payment-stories/payment-defects.ts';
import { stayDefects } from '../stay-lives/stay-defects.ts';
import type { Edit } from './mutant.ts';
import { mutants } from './mutants.ts';

const root = join(import.meta.dirname, '../../..');

async function expectMade(defect: Edit & { readonly also?: readonly Edit[] }) {
  for (const { file, find } of [defect, ...(defect.also ?? [])]) {
    expect((await readFile(join(root, file), 'utf8')).split(find)).toHaveLength(2);
  }
}

describe('the deliberate defects', () => {
  it('are at least fifteen, each another one', () => {
    expect(new Set(mutants.map((mutant) => mutant.defect)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(15);
  });

  it.each(mutants)('$defect: can still be made, and its tests exist', async (mutant) => {
    await expectMade(mutant);
    expect(mutant.seenBy.filter((test) => !existsSync(join(root, test)))).toEqual([]);
  });

  it.each([...paymentDefects, ...stayDefects])('$defect: can still be made', expectMade);
});
