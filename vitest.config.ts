import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

// A zone that changes its clocks, so that days counted in local time are seen wherever the tests run.
process.env['TZ'] = 'Europe/Copenhagen';

const serverSetup = 'server/test/support/global-setup.ts';
const never = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'e2e/**', 'federation/templates/**'];

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
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/test/**/*.test.ts'],
          exclude: never,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One file at a time: each of them may hold a database and keep both cores busy.
          fileParallelism: false,
          ...(existsSync(new URL(serverSetup, import.meta.url)) ? { globalSetup: [serverSetup] } : {}),
        },
      },
    ],
  },
});
