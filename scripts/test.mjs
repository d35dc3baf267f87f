// npm test: installs what is missing, checks and tests everything, and ends with one line of counts.
// npm run test:all: the same with both engines, every width, seed and kill, and what only a release needs.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { install, isInstalled, root } from './install.mjs';
import { playwrightCounts, runSuite, stopSuites, vitestCounts } from './run-suite.mjs';

/** What `npm test` may take, in cold builds of all apps: a measure that is the same on a slow machine and a fast one. */
const mostBuilds = 25;

const isEverything = process.argv.includes('--all');
if (isEverything) Object.assign(process.env, { EVERYTHING: '1', ENGINES: 'all' });

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const results = [];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopSuites();
    process.exit(130);
  });
}

const bin = (name, path) => join('node_modules', name, path);
const minutes = isEverything ? 180 : 50;
const check = (name, ...args) => ({ name, args, minutes });
const vitest = (name, ...projects) => {
  const file = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [bin('vitest', 'vitest.mjs'), 'run', ...chosen, ...reporters];
  return { name, args, minutes, count: { file, of: vitestCounts } };
};
const browser = (chromium) => {
  const file = join(reports, 'browser.json');
  const cli = 'e2e/node_modules/@playwright/test/cli.js';
  return {
    name: 'browser',
    args: [cli, 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...(chromium.path === undefined ? {} : { CHROMIUM_PATH: chromium.path }),
    },
    count: { file, of: playwrightCounts },
    minutes,
    more: failedPages,
  };
};

/** What each failed browser test's page held, as Playwright wrote it down. */
function failedPages() {
  const folder = join(root, 'e2e', 'test-results');
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .map((name) => join(folder, name, 'error-context.md'))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

function report(result) {
  results.push(result);
  const mark = result.failed === 0 ? '✓' : '✗';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}${skipped}`;
  console.log(`${mark} ${result.name.padEnd(14)} ${counts.padEnd(24)} ${result.seconds.toFixed(1)} s`);
  if (result.failed > 0) console.log(result.output.replace(/^/gm, '    '));
}

/** Runs suites in the order given, as many side by side as there are lanes. */
async function runAll(suites, lanes) {
  const queue = [...suites];
  const work = async () => {
    for (let suite = queue.shift(); suite !== undefined; suite = queue.shift()) {
      const result = await runSuite(suite);
      if (result.failed > 0 && suite.more) result.output += `\n${suite.more()}`;
      report(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
}

if (!isInstalled()) {
  console.log('Installing packages');
  install();
}
const chromium = ensureChromium();

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const folders = ['shared', 'federation', 'server', 'shell', 'e2e', 'bench', 'scripts', ...remotes];
const isCold = !['shell', 'server', ...remotes].some((app) => existsSync(join(root, app, 'dist')));

const began = Date.now();
// Alone, as its seconds are what the others are measured by.
await runAll([check('build', 'federation/src/cli/build.ts')], 1);
if (chromium.path === null)
  report({ name: 'browser', passed: 0, failed: 1, skipped: 0, seconds: 0, output: chromium.why });
// The longest first. A page waits more than it works: while one lane drives browsers, the other one keeps the processors busy.
await runAll(
  [
    ...(chromium.path === null ? [] : [browser(chromium)]),
    vitest('server', 'server', 'server-statements'),
    vitest('unit', 'unit*', 'dom*'),
    vitest('kills', 'server-alone'),
    check('lint', bin('oxlint', 'bin/oxlint')),
    check('types', bin('typescript7', 'bin/tsc'), '--noEmit', '-p', 'tsconfig.json'),
    check(
      'import rules',
      bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...folders,
    ),
    check('unused code', bin('knip', 'bin/knip.js'), '--no-config-hints'),
    check('doors', 'scripts/unused-door-exports.ts'),
    check('platform', 'scripts/web-platform.ts'),
    check('format', bin('oxfmt', 'bin/oxfmt'), '--check'),
  ],
  2,
);
if (isEverything) await runAll(ofARelease(), 1);

/** What needs another release, another machine's packages, or hours of seeds; docs/runbooks/proof.md says what each shows. */
function ofARelease() {
  return [
    vitest('package', 'archive', 'image'),
    check('skew', 'e2e/skew/main.ts'),
    check('deploy guide', 'server/test/guide/main.ts'),
    check('payments', 'server/test/payment-stories/main.ts'),
    check('its defects', 'server/test/payment-stories/main.ts', '--defects'),
    check('stays', 'server/test/stay-lives/main.ts', '--stays', '1000'),
    check('their defects', 'server/test/stay-lives/main.ts', '--defects'),
    check('prices', 'e2e/prices/main.ts', '--stays', '1000'),
    check('defects', 'server/test/mutants/main.ts'),
  ];
}

rmSync(reports, { recursive: true, force: true });
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const failedSuites = results.filter((result) => result.failed > 0).map((result) => result.name);
if (failedSuites.length > 0) console.log(`Failed: ${failedSuites.join(', ')}`);
// Once more and in short: a log of many thousand lines is read from its end.
for (const { title, message } of results.flatMap(({ failures = [] }) => failures))
  console.log(`✗ ${title}\n${message.replace(/^/gm, '    ')}`);
const seconds = (Date.now() - began) / 1000;
const build = results[0].seconds;
console.log(
  isCold && !isEverything
    ? `The cold build took ${build.toFixed(1)} s and the whole run ${seconds.toFixed(0)} s: ${(seconds / build).toFixed(1)} builds (at most ${String(mostBuilds)})`
    : `The whole run took ${seconds.toFixed(0)} s`,
);
const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') > 0 ? 1 : 0;
