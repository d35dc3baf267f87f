import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

export interface Outcome {
  readonly passed: number;
  /** Names of the tests that failed. */
  readonly failed: readonly string[];
  /** What was printed; for when there is no report. */
  readonly output: string;
}

/** Runs test files of the tree at `root`; a file that does not even load counts neither as passed nor as failed. */
export async function runTests(root: string, files: readonly string[], bail: boolean): Promise<Outcome> {
  const reportFile = join(root, 'mutant-report.json');
  await rm(reportFile, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  args.push('--reporter=json', `--outputFile=${reportFile}`, ...(bail ? ['--bail=1'] : []));
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  await new Promise((done) => child.on('close', done));
  const text = await readFile(reportFile, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: [], output };
  const report = z.parse(reportSchema, JSON.parse(text));
  const results = report.testResults.flatMap((result) => result.assertionResults);
  const failed = results.filter((result) => result.status === 'failed').map((result) => result.fullName);
  return { passed: report.numPassedTests, failed, output };
}
