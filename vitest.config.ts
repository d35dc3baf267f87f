import { existsSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

// A zone that changes its clocks, so that days counted in local time are seen wherever the tests run.
process.env['TZ'] = 'Europe/Copenhagen';

const serverSetup = 'server/test/support/global-setup.ts';
const never = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**', 'federation/templates/**'];

const serverTests = 'server/test/**/*.test.ts';
/** They measure time, kill servers or drive several of them: nothing else runs beside them. */
const aloneTests = [
  'server/test/{chaos,concurrency,crash}/**/*.test.ts',
  'server/test/{credentials,database-restart,rate-limits,slow-clients}.test.ts',
];

const serverProject = (
  name: string,
  files: { readonly include: readonly string[]; readonly exclude: readonly string[] },
  maxWorkers: number,
): TestProjectConfiguration => ({
  test: {
    name,
    environment: 'node',
    include: [...files.include],
    exclude: [...files.exclude],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers,
    ...(existsSync(new URL(serverSetup, import.meta.url)) ? { globalSetup: [serverSetup] } : {}),
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...never, 'server/test/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          exclude: never,
        },
      },
      serverProject('server', { include: [serverTests], exclude: [...never, ...aloneTests] }, 2),
      serverProject('server-alone', { include: aloneTests, exclude: never }, 1),
    ],
  },
});
