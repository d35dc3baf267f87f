import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { Place } from '../support/place.ts';

const reportSchema = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

export interface Outcome {
  readonly passed: number;
  /** Names of the tests that failed, by file. */
  readonly failed: Readonly<Record<string, readonly string[]>>;
  /** What was printed; for when there is no report. */
  readonly output: string;
}

/** Projects of the Vitest configuration that may hold these files: the others are not looked through. */
export function projectsOf(files: readonly string[]): readonly string[] {
  const patterns = files.flatMap((file) => {
    if (file.startsWith('server/test/')) return ['server', 'server-alone'];
    const [folder = ''] = file.split('/');
    const kind = file.endsWith('.tsx') ? 'dom' : 'unit';
    if (folder === 'shell' || folder === 'mf-group') return [`${kind}:${folder}`];
    return [folder.startsWith('mf-') ? `${kind}:remotes` : kind];
  });
  return [...new Set(patterns)];
}

export interface TestRun {
  readonly bail: boolean;
  /** The migrated databases to borrow from; absent: some of its own. */
  readonly place?: Pick<Place, 'postgresUrl' | 'pgliteImage'> | undefined;
}

/** Runs test files of the tree at `root`; a file that does not even load counts neither as passed nor as failed. */
export async function runTests(
  root: string,
  files: readonly string[],
  { bail, place }: TestRun,
): Promise<Outcome> {
  const reportFile = join(root, 'mutant-report.json');
  await rm(reportFile, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  args.push(...projectsOf(files).map((project) => `--project=${project}`));
  args.push('--reporter=json', `--outputFile=${reportFile}`, ...(bail ? ['--bail=1'] : []));
  const given = place && { TEST_POSTGRES_URL: place.postgresUrl, TEST_PGLITE_IMAGE: place.pgliteImage };
  const env = { ...process.env, ...given };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await new Promise((done) => child.on('close', done));
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: {}, output };
  const { numPassedTests, testResults } = z.parse(reportSchema, JSON.parse(text));
  const failed = testResults.flatMap(({ name, assertionResults }) => {
    const names = assertionResults.filter(({ status }) => status === 'failed').map((test) => test.fullName);
    return names.length > 0 ? [[relative(root, name), names] as const] : [];
  });
  return { passed: numPassedTests, failed: Object.fromEntries(failed), output };
}
