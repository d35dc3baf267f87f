import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { openLocalStore, publishBuild, rollBack, type FolderStore } from 'federation/releases';
import { remoteNames, type ReleaseManifest } from 'shared/contracts';
import { browserOptions } from '../support/browser.ts';
import { nameUnchecked, readManifest } from '../support/releases.ts';
import { openScreens, visit, type RemoteScreen } from '../support/remote-screens.ts';
import { copyDataDir, removeDataDir, startSite, type Site } from '../support/site.ts';
import { journeys } from './journeys.ts';
import type { SourceRelease } from './releases.ts';
import type { Report } from './report.ts';

type Name = (typeof remoteNames)[number];

export interface Direction {
  /** For people, such as "old mf-checkout on the new shell". */
  readonly say: (remote: string) => string;
  /** Everything of the site but the one remote. */
  readonly base: SourceRelease;
  /** Whose remote comes to it. */
  readonly guest: SourceRelease;
}

const desktop = { locale: 'en-GB', viewport: { width: 1440, height: 900 } } as const;
const now = Date.now;

/** A site of the present server with the base's shell and remotes, on a copy of what the old server left. */
async function openSite(prepared: string, base: SourceRelease): Promise<Site> {
  const dataDir = await copyDataDir(prepared);
  const releasesDir = join(dataDir, 'releases');
  const store = await openLocalStore({ dataDir, releasesDir });
  for (const name of ['shell', ...remoteNames]) {
    const result = await publishBuild(store, base.buildOf(name), { property: null, now });
    if (result.kind === 'rejected') throw new Error(result.reasons.join(' '));
  }
  const environment = { CHANGES_PER_MINUTE: '0', HELD_NIGHTS: '0', REQUESTS_PER_SECOND: '0' };
  return startSite({ dataDir, releasesDir, environment });
}

const marksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));

async function runsVersion(page: Page, name: Name, version: string): Promise<void> {
  await expect.poll(() => marksOf(page), `the version of ${name} that ran`).toContain(`${name} ${version}`);
}

/** Where the registry names it all the same, a page takes the version before, and the code of this one never runs. */
async function isRefusedByPage(
  page: Page,
  { site, store, screen }: { site: Site; store: FolderStore; screen: RemoteScreen },
  name: Name,
  manifest: ReleaseManifest,
): Promise<void> {
  const registry = await store.readRegistry();
  const live = registry?.remotes[name];
  const { container } = manifest;
  if (!registry || !live || container === null) throw new Error(`${name} is not live.`);
  await nameUnchecked(store, name, manifest);
  try {
    await visit(page, site, screen);
    await expect(screen.drawn(page)).toBeVisible();
    await runsVersion(page, name, live.version);
    expect(await page.evaluate((global) => global in self, container), 'the code ran').toBe(false);
  } finally {
    await store.writeRegistry(registry);
  }
}

/** Each remote of one release on the shell of the other: its journey, or, out of its range, that it is refused. */
export async function tryPairs(prepared: string, direction: Direction, report: Report): Promise<void> {
  const { say, base, guest } = direction;
  const site = await openSite(prepared, base);
  const browser = await chromium.launch(browserOptions);
  const store = await openLocalStore(site);
  const screens = await openScreens(site);
  const inPage = async (what: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext(desktop);
    context.setDefaultTimeout(20_000);
    await report.check(what, async () => work(await context.newPage()));
    await context.close();
  };
  try {
    for (const name of remoteNames) {
      const build = guest.buildOf(name);
      const manifest = await readManifest(build);
      const result = await publishBuild(store, build, { property: null, now });
      if (result.kind === 'rejected') {
        const reasons = result.reasons.join(' ');
        await store.addRelease(manifest, build);
        await inPage(`${say(name)} is refused: ${reasons}`, (page) =>
          isRefusedByPage(page, { site, store, screen: screens[name] }, name, manifest),
        );
        continue;
      }
      await inPage(say(name), async (page) => {
        const stepsOf = (remote: Name) => (remote === name ? guest : base).steps;
        await journeys[name]({ page, url: site.url, stepsOf });
        await runsVersion(page, name, manifest.version);
      });
      // One that is built from the same sources was there already.
      if (result.kind === 'published') await rollBack(store, name, { to: result.from, why: 'skew', now });
    }
    // Whatever the present ranges are: one pair that does not fit.
    const build = guest.buildOf('mf-search');
    const manifest = { ...(await readManifest(build)), sharedApi: '^99.0.0' };
    await inPage(`${say('mf-search')}, out of its range, is refused`, (page) =>
      isRefusedByPage(page, { site, store, screen: screens['mf-search'] }, 'mf-search', manifest),
    );
  } finally {
    await browser.close();
    await site.stop();
    await removeDataDir(site.dataDir);
  }
}
