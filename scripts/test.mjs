// npm test: installs what is missing, checks and tests everything, and ends with one line of counts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install, isInstalled, root } from './install.mjs';
import { playwrightCounts, runSuite, stopSuites, vitestCounts } from './run-suite.mjs';

const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const results = [];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopSuites();
    process.exit(130);
  });
}

const bin = (name, path) => join('node_modules', name, path);
const vitest = (name, ...projects) => {
  const file = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters];
  return { name, args, count: { file, of: vitestCounts } };
};

function report(result) {
  results.push(result);
  const mark = result.failed === 0 ? '✓' : '✗';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}${skipped}`;
  console.log(`${mark} ${result.name.padEnd(14)} ${counts.padEnd(24)} ${result.seconds.toFixed(1)} s`);
  if (result.failed > 0) console.log(result.output.replace(/^/gm, '    '));
  for (const test of result.unsteady ?? []) {
    console.log(`  Passed only at the second try: ${test}`.replace(/\n/g, '\n    '));
  }
}

/** Two at a time, in the order given. */
async function runAll(suites) {
  const queue = [...suites];
  const work = async () => {
    for (let suite = queue.shift(); suite !== undefined; suite = queue.shift()) report(await runSuite(suite));
  };
  await Promise.all([work(), work()]);
}

if (!isInstalled()) {
  console.log('Installing packages');
  install();
}

const folders = ['shared', 'federation', 'server', 'shell', 'e2e', 'bench', 'scripts'];
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const hasServer = existsSync(join(root, 'server/test'));
const cache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
await runAll([
  { name: 'lint', args: [bin('eslint', 'bin/eslint.js'), ...cache, '--max-warnings', '0', '.'] },
  { name: 'types', args: [bin('typescript7', 'bin/tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'format', args: [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  {
    name: 'import rules',
    args: [
      bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
      ...remotes,
    ],
  },
  { name: 'unused code', args: [bin('knip', 'bin/knip.js'), '--no-config-hints'] },
  { name: 'doors', args: ['scripts/unused-door-exports.ts'] },
  { name: 'cost lists', args: ['scripts/lint-costs.ts'] },
  { name: 'build', args: ['federation/src/cli/build.ts'] },
  vitest('unit', 'unit*', 'dom*'),
  ...(hasServer ? [vitest('server', 'server')] : []),
]);
if (hasServer) report(await runSuite(vitest('server alone', 'server-alone', 'archive')));
if (existsSync(join(root, 'e2e/playwright.config.ts'))) report(await runBrowserTests());

async function runBrowserTests() {
  const chromium = ensureChromium();
  if (chromium.path === null) {
    return { name: 'browser', passed: 0, failed: 1, skipped: 0, seconds: 0, output: chromium.why };
  }
  const file = join(reports, 'browser.json');
  const result = await runSuite({
    name: 'browser',
    args: [
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(chromium.path === undefined ? {} : { CHROMIUM_PATH: chromium.path }),
    },
    count: { file, of: playwrightCounts },
    minutes: 50,
  });
  return result.failed === 0 ? result : { ...result, output: `${result.output}\n${failedPages()}` };
}

/** What each failed test's page held, as Playwright wrote it down. */
function failedPages() {
  const results = join(root, 'e2e', 'test-results');
  if (!existsSync(results)) return '';
  return readdirSync(results)
    .map((name) => join(results, name, 'error-context.md'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

rmSync(reports, { recursive: true, force: true });
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const failedSuites = results.filter((result) => result.failed > 0).map((result) => result.name);
if (failedSuites.length > 0) console.log(`Failed: ${failedSuites.join(', ')}`);
console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') > 0 ? 1 : 0;
