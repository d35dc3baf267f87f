import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import * as z from 'zod/mini';
import type { Report } from './report.ts';

const resultSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Runs the previous release's examples, read by its contracts, against the present server (server/test/skew). */
export async function testPreviousApi(previousRoot: string, report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skew-api-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--config', 'vitest.skew.config.ts', '--reporter=json', `--outputFile=${file}`];
  const vitest = join(workspaceRoot, 'node_modules/vitest/vitest.mjs');
  const output = await new Promise<string>((resolve) => {
    const env = { ...process.env, SKEW_PREVIOUS_ROOT: previousRoot };
    execFile(process.execPath, [vitest, ...args], { cwd: workspaceRoot, env }, (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
  const text = await readFile(file, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  const results = text === null ? [] : resultSchema.parse(JSON.parse(text)).testResults;
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) {
    const why = results.flatMap(({ message }) => message ?? []).join('\n');
    await report.check('the previous release’s calls', () =>
      Promise.reject(new Error(why === '' ? output : why)),
    );
  }
  for (const { title, status, failureMessages } of tests) {
    await report.check(title, () =>
      status === 'passed' ? Promise.resolve() : Promise.reject(new Error(failureMessages.join('\n'))),
    );
  }
}
