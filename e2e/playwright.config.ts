import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';

/** A remote's journeys are in its own folder: `pnpm e2e --project mf-spa`. Elsewhere than here, the generated one of a test. */
const remotesRoot = resolve(process.env['REMOTES_ROOT'] ?? join(import.meta.dirname, '..'));
const journeyOf = (remote: string): string => join(remotesRoot, remote, 'e2e');
const ofRemotes = readdirSync(remotesRoot)
  .filter((name) => name.startsWith('mf-') && existsSync(journeyOf(name)))
  .map((name) => ({ name, testDir: journeyOf(name), use: { viewport: { width: 1440, height: 900 } } }));

const phone = { width: 390, height: 844 };

export default defineConfig({
  testDir: '.',
  // What ends in .test.ts is Vitest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: './test-results',
  // Each worker has a site of its own, with its own database and releases.
  // A page waits more than it works: three keep two processors busy.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // Three browsers and servers share two processors: one step in ten thousand comes too late. What passed only at the second try is
  // listed by name at the end of `npm test`, to be mended.
  retries: 1,
  // For a machine that is five times slower; what is there is never waited for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: browserOptions,
    // Traces take processor time in every test: TRACE=1 when one fails and its picture says too little.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*-on-a-phone.spec.ts'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      // What is drawn otherwise on a phone: every screen, and one story through each of the remotes.
      testMatch: [
        '**/*-on-a-phone.spec.ts',
        '**/accessibility/**/*.spec.ts',
        '**/accessibility.spec.ts',
        '**/first-screen.spec.ts',
        '**/journeys/two-rooms.spec.ts',
        '**/journeys/family-extras.spec.ts',
        '**/journeys/account-register.spec.ts',
        '**/journeys/pre-check-in-two-rooms.spec.ts',
        '**/journeys/restaurant-for-a-stay.spec.ts',
        '**/journeys/payment/times.spec.ts',
        '**/journeys/payment/stripe-*.spec.ts',
      ],
      // They visit every width by themselves.
      testIgnore: ['**/accessibility/frame.spec.ts', '**/accessibility/large-text*.spec.ts'],
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    ...ofRemotes,
  ],
});
