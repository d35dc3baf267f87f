import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

// A zone that changes its clocks, so that days counted in local time are seen wherever the tests run.
process.env['TZ'] = 'Europe/Copenhagen';

const serverSetup = 'server/test/support/global-setup.ts';
const never = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/.work/**', 'federation/templates/**'];

const serverTests = 'server/test/**/*.test.ts';
/** They measure time, kill servers or drive several of them: nothing else runs beside them. */
const aloneTests = [
  'server/test/{chaos,crash}/**/*.test.ts',
  'server/test/concurrency/last-rooms.test.ts',
  'server/test/slow-clients.test.ts',
  'bench/src/soak/soak.test.ts',
];

/** Two cores run several files at once: what is waited for may take a while, and then fails for its own reason. */
const patience = { poll: { timeout: 20_000 } };

/** After all that sends statements to PostgreSQL. */
const statementTests = ['server/test/statements-on-pglite.test.ts'];
const archiveTests = ['server/test/deploy/archive.test.ts'];
/** Only where Docker answers: `pnpm test:package`. */
const imageTests = ['server/test/deploy/image.test.ts'];

const serverProject = (
  name: string,
  files: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  maxWorkers: number,
  /** One project after the other, where both are run. */
  groupOrder: number,
): TestProjectConfiguration => ({
  test: {
    name,
    environment: 'node',
    isolate: false,
    // An application is made for every test: a young generation with room for several is collected a tenth as often.
    execArgv: ['--max-semi-space-size=64'],
    include: [...files.include],
    exclude: [...files.exclude],
    // For what hangs: beside browsers a busy machine may take minutes for an embedded database on its disk.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: patience,
    maxWorkers,
    sequence: { groupOrder },
    ...(existsSync(new URL(serverSetup, import.meta.url)) ? { globalSetup: [serverSetup] } : {}),
  },
});

/**
 * Whose files may share a process. The stores of a remote listen to those of `shared` as soon as they are loaded, and the richer
 * fields of `shared/ui/flow` then stay for all, while mf-group has the light ones; the shell starts the federation runtime.
 */
const neighbours: readonly (readonly [suffix: string, folders: string])[] = [
  ['', '{shared,server,federation,bench,e2e,scripts}'],
  [':remotes', 'mf-!(group)'],
  [':mf-group', 'mf-group'],
  [':shell', 'shell'],
];

/** The files of a project share a process, and what they import is loaded once: a third of the time of one process each. */
const quickProject = (name: string, environment: string, include: string): TestProjectConfiguration => ({
  test: {
    name,
    environment,
    isolate: false,
    include: [include],
    exclude: [...never, 'server/test/**', ...aloneTests],
    testTimeout: 60_000,
    // The server part of a remote starts a database.
    hookTimeout: 60_000,
    expect: patience,
    ...(environment === 'node' ? {} : { setupFiles: ['shared/testing/dom-setup.ts'] }),
  },
});

export default defineConfig({
  test: {
    projects: [
      ...neighbours.flatMap(([suffix, folders]) => [
        quickProject(`unit${suffix}`, 'node', `${folders}/**/*.test.ts`),
        quickProject(`dom${suffix}`, 'happy-dom', `${folders}/**/*.test.tsx`),
      ]),
      serverProject(
        'server',
        {
          include: [serverTests],
          exclude: [...never, ...aloneTests, ...statementTests, ...archiveTests, ...imageTests],
        },
        3,
        1,
      ),
      serverProject('server-statements', { include: statementTests, exclude: never }, 1, 2),
      serverProject('server-alone', { include: aloneTests, exclude: never }, 2, 3),
      serverProject('archive', { include: archiveTests, exclude: never }, 1, 4),
      serverProject('image', { include: imageTests, exclude: never }, 1, 5),
    ],
  },
});
