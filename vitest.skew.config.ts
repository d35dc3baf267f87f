import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'Europe/Copenhagen';

// For `pnpm test:skew`, which says where the previous release is.
export default defineConfig({
  test: {
    name: 'skew',
    environment: 'node',
    include: ['server/test/skew/*.skew.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
    globalSetup: ['server/test/support/global-setup.ts'],
    provide: { previousRoot: process.env['SKEW_PREVIOUS_ROOT'] ?? '' },
  },
});
