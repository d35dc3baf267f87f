import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Edit {
  /** From the project's root. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A deliberate defect, and the tests that must notice it. */
export interface Mutant extends Edit {
  /** What has been broken, as an engineer would say it after finding it. */
  readonly defect: string;
  /** More of the same, where one line alone is held by the next: stock has three of them. */
  readonly also?: readonly Edit[];
  /** Test files of which at least one test must fail; from the project's root. */
  readonly seenBy: readonly string[];
}

async function applyEdit(root: string, defect: string, edit: Edit): Promise<() => Promise<void>> {
  const path = join(root, edit.file);
  const text = await readFile(path, 'utf8');
  const [before, after, ...more] = text.split(edit.find);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${edit.file} does not hold the text of "${defect}" exactly once`);
  }
  await writeFile(path, before + edit.replace + after);
  return () => writeFile(path, text);
}

/** Writes the defect into the tree at `root` and returns what takes it back. Throws when its text is not there exactly once. */
export async function applyMutant(
  root: string,
  mutant: Omit<Mutant, 'seenBy'>,
): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  for (const edit of [mutant, ...(mutant.also ?? [])]) undo.push(await applyEdit(root, mutant.defect, edit));
  return async () => {
    for (const one of undo.toReversed()) await one();
  };
}
