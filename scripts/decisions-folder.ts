import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { indexOf, problemsBetween, readRecord } from './decision-records.ts';

const folder = join(import.meta.dirname, '../docs/decisions');

/** The index's own file. */
export const indexFile = join(folder, 'README.md');

/** Reads the records of docs/decisions: what is wrong with them, and the text that their index should have. */
export async function readDecisions(): Promise<{
  readonly problems: readonly string[];
  readonly index: string;
}> {
  const files = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
  const read = files.map((file) => readRecord(file, readFileSync(join(folder, file), 'utf8'), files));
  const records = read.map(({ record }) => record);
  return {
    problems: [...read.flatMap(({ problems }) => problems), ...problemsBetween(records)],
    index: (await format(indexFile, indexOf(records), { proseWrap: 'always', printWidth: 100 })).code,
  };
}
