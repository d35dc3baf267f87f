import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './support/browser.ts';
import { isEverything } from 'shared/testing/everything';

/** A remote's journeys are in its own folder: `pnpm e2e --project mf-spa`. Elsewhere than here, the generated one of a test. */
const remotesRoot = resolve(process.env['REMOTES_ROOT'] ?? join(import.meta.dirname, '..'));
const journeyOf = (remote: string): string => join(remotesRoot, remote, 'e2e');
const ofRemotes = readdirSync(remotesRoot)
  .filter((name) => name.startsWith('mf-') && existsSync(journeyOf(name)))
  .map((name) => ({ name, testDir: journeyOf(name), use: { viewport: { width: 1440, height: 900 } } }));

const phone = { width: 390, height: 844 };
/** The stories of a phone; desktop tests look at both widths where only the layout differs. */
const onAPhone = ['**/*-on-a-phone.spec.ts', '**/journeys/two-rooms.spec.ts'];
/** Every screen and one story through each of the remotes, with touch: `npm run test:all`. */
const onEveryPhone = [
  ...onAPhone,
  '**/accessibility/**/*.spec.ts',
  '**/first-screen.spec.ts',
  '**/journeys/family-extras.spec.ts',
  '**/journeys/account-register.spec.ts',
  '**/journeys/pre-check-in-two-rooms.spec.ts',
  '**/journeys/restaurant-for-a-stay.spec.ts',
  '**/journeys/payment/times.spec.ts',
  '**/journeys/payment/stripe-*.spec.ts',
];

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
  retries: 0,
  // What unit and server tests hold too waits for `npm run test:all` (docs/runbooks/proof.md).
  ...(isEverything ? {} : { grepInvert: /@release/ }),
  // For a machine that is five times slower; what is there is never waited for.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 40_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Two stories move: motion.spec.ts and gallery-on-a-phone.spec.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // A guest's storage and permissions are new in each test, the browser's compiled scripts are not.
    reuseContext: true,
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
      testMatch: isEverything ? onEveryPhone : onAPhone,
      // They visit every width by themselves.
      testIgnore: ['**/accessibility/frame.spec.ts', '**/accessibility/large-text*.spec.ts'],
      use: { viewport: phone, hasTouch: true, isMobile: true },
    },
    ...ofRemotes,
  ],
});
