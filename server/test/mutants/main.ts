import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePlace } from '../support/place.ts';
import { copyTree } from './copy-tree.ts';
import { findDefects } from './find-defects.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { type Outcome, runTests } from './run-tests.ts';

/**
 * `pnpm test:mutants [parts of names or files] [--report FILE] [--every] [--lanes 2]`: breaks copies of the project in one place at a time; each
 * time the tests must fail. `--report` writes which tests fail; `--every` runs all tests of a defect instead of stopping at the first that fails.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // pnpm hands its own separator on.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    report: { type: 'string' },
    every: { type: 'boolean', default: false },
    lanes: { type: 'string' },
  },
});
const root = join(import.meta.dirname, '../../..');
const isChosen = ({ defect, file, seenBy }: Mutant): boolean =>
  positionals.length === 0 ||
  [defect, file, ...seenBy].some((text) => positionals.some((part) => text.includes(part)));
const chosen = mutants.filter(isChosen);

/** What is migrated already has no defect. */
const isOfSchema = ({ file }: Mutant): boolean => file.startsWith('server/src/db/');

/** Tests that fail without a defect see none. */
async function failingAnyway(): Promise<ReadonlySet<string>> {
  const tree = await copyTree(root);
  const tests = [...new Set(chosen.flatMap(({ seenBy }) => seenBy))];
  const { passed, failed, output } = await runTests(tree.root, tests, { bail: false, place });
  await tree.remove();
  if (passed === 0) throw new Error(`Without any defect no test passes: ${output}`);
  const names = Object.values(failed).flat();
  process.stdout.write(
    `Without a defect: ${String(passed)} tests pass${names.map((name) => `\n✗ ${name}`).join('')}\n`,
  );
  return new Set(names);
}

async function findAll() {
  const anyway = await failingAnyway();
  const lanes = Number(values.lanes ?? availableParallelism());
  const told = await findDefects({ root, defects: chosen, lanes }, async (broken, mutant) => {
    const { defect, file, seenBy } = mutant;
    const outcome = await runTests(broken, seenBy, {
      bail: !values.every,
      place: isOfSchema(mutant) ? undefined : place,
    });
    const failed = Object.fromEntries(
      Object.entries(outcome.failed).flatMap(([test, names]) => {
        const seeing = names.filter((name) => !anyway.has(name));
        return seeing.length > 0 ? [[test, seeing]] : [];
      }),
    );
    report.push({ defect, file, seenBy, failed });
    const [first] = Object.entries(failed);
    return { violation: first?.[1][0], where: first?.[0] ?? seenBy.join(', ') };
  });
  process.stdout.write(`test:mutants ${JSON.stringify(told)}\n`);
  return told.missed.length + anyway.size > 0 ? 1 : 0;
}

const report: (Pick<Mutant, 'defect' | 'file' | 'seenBy'> & Pick<Outcome, 'failed'>)[] = [];
const needsDatabase = chosen.some(({ seenBy }) => seenBy.some((test) => test.startsWith('server/test/')));
const place = needsDatabase ? await makePlace() : undefined;
try {
  process.exitCode = await findAll();
} finally {
  await place?.remove();
}
if (values.report !== undefined) {
  const sorted = report.toSorted((a, b) => a.defect.localeCompare(b.defect));
  await writeFile(values.report, `${JSON.stringify(sorted, null, 2)}\n`);
}
