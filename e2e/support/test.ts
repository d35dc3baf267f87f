import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import type { ScreenSize } from '../steps/index.ts';
import { copyPrepared, removeDataDir } from './data-dir.ts';
import { startSite, type Site } from './site.ts';
import { Hotel } from './stay.ts';
import { startStripeSite, type StripeSite } from './stripe/stripe-site.ts';

interface TestFixtures {
  /** What the page complained of: console errors, uncaught errors, violations of the content policy, files not found. */
  readonly complaints: string[];
  readonly hotel: Hotel;
  /** The project's screen. */
  readonly size: ScreenSize;
}

interface WorkerFixtures {
  /** This worker's own site: the production server with its own database and releases. */
  readonly site: Site;
  /** Another one, whose cards go to Stripe; started by the first test that asks for it. */
  readonly stripe: StripeSite;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const dataDir = await copyPrepared();
      const site = await startSite({ dataDir });
      await use(site);
      await site.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stripe: [
    async ({}, use) => {
      const site = await startStripeSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hotel: async ({ site }, use) => {
    await use(await Hotel.open(site.url, 'HARBOUR'));
  },
  size: async ({}, use, { project }) => {
    await use(project.name === 'phone' ? 'phone' : 'desktop');
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listen(page, complaints);
    await use(complaints);
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
}

export { expect };
