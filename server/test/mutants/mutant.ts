import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A deliberate defect: one piece of text in one file, and the tests that must notice it. */
export interface Mutant {
  /** What has been broken, as an engineer would say it after finding it. */
  readonly defect: string;
  /** From the project's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files of which at least one test must fail; from the project's root. */
  readonly seenBy: readonly string[];
}

/** Writes the defect into the tree at `root` and returns what takes it back. Throws when the text is not there exactly once. */
export async function applyMutant(root: string, mutant: Mutant): Promise<() => Promise<void>> {
  const path = join(root, mutant.file);
  const text = await readFile(path, 'utf8');
  const [before, after, ...more] = text.split(mutant.find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${mutant.file} does not hold the text of "${mutant.defect}" exactly once`);
  }
  await writeFile(path, before + mutant.replace + after);
  return () => writeFile(path, text);
}
