import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserOptions } from 'e2e/browser';
import { buildChanged } from 'e2e/releases';
import { prepareDataDir, removeDataDir, startSite, type Site } from 'e2e/site';
import { Hotel } from 'e2e/stay';
import { bookTwoRooms } from 'e2e/steps';
import { openStore, publishBuild, type ReleaseStore } from 'federation/releases';
import { remoteNames, type RemoteName } from 'shared/contracts';
import { toUrlDate } from 'shared/domain';

export interface Stage {
  readonly site: Site;
  readonly store: ReleaseStore;
  readonly hotel: Hotel;
  readonly browser: Browser;
  /** A guest of their own: nothing cached, nothing stored. */
  readonly newGuest: () => Promise<BrowserContext>;
  /** Opens what a remote draws, in a page of a new guest. */
  readonly visit: Readonly<Record<(typeof remoteNames)[number], (page: Page) => Promise<void>>>;
  /** Versions of each remote beside the live one: with another line in it, and one that throws when it starts. */
  readonly builds: ReadonlyMap<RemoteName, Builds>;
  readonly close: () => Promise<void>;
}

export interface Builds {
  readonly next: string;
  readonly throwing: string;
  readonly buildMs: number;
  readonly publishMs: number;
}

const desktop = { locale: 'en-GB', viewport: { width: 1440, height: 900 } } as const;

/** Really built versions of every remote, published once so that their files are in the store; the live one is live again in the end. */
async function buildVersions(store: ReleaseStore, name: (typeof remoteNames)[number]): Promise<Builds> {
  const registry = await store.readRegistry();
  if (registry === null) throw new Error('Nothing was published.');
  const change = { remote: name, file: 'src/remote.ts', from: /$/ };
  const make = async (version: string, to: string) => {
    const began = performance.now();
    const build = await buildChanged({ ...change, version, to });
    const built = performance.now();
    const result = await publishBuild(store, build.folder, { property: null, now: Date.now });
    const publishMs = performance.now() - built;
    await build.remove();
    if (result.kind === 'refused') throw new Error(result.reasons.join('\n'));
    return { version: build.version, buildMs: built - began, publishMs };
  };
  const throwing = await make('9.0.1', "\nthrow new Error('broken');\n");
  const next = await make('9.0.0', '\n// Another line.\n');
  await store.writeRegistry(registry);
  return { next: next.version, throwing: throwing.version, buildMs: next.buildMs, publishMs: next.publishMs };
}

/** A site with its own store and database, and a confirmed booking at HARBOUR. */
export async function openStage(): Promise<Stage> {
  console.log('Building, publishing and filling a database');
  const dataDir = await prepareDataDir();
  const site = await startSite({ dataDir });
  const store = openStore(site.releasesDir);
  const browser = await chromium.launch(browserOptions);
  const newGuest = () => browser.newContext(desktop);
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const { from, to } = await hotel.stay(4);
  const confirmation = await book(await newGuest(), site, hotel);
  const builds = new Map<RemoteName, Builds>();
  for (const name of remoteNames) builds.set(name, await buildVersions(store, name));
  const open = (path: string) => async (page: Page) => {
    await page.goto(site.url + path);
  };
  const rooms = `fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`;
  return {
    site,
    store,
    hotel,
    browser,
    newGuest,
    builds,
    visit: {
      'mf-search': open('/Book/HARBOUR'),
      'mf-rooms-rates': open(`/Book/HARBOUR/Rooms-And-Rates?${rooms}`),
      'mf-checkout': open(confirmation),
      'mf-account': open('/Account/Register/HARBOUR'),
      'mf-precheckin': open('/PreCheckIn/HARBOUR/ANY/code'),
      'mf-restaurant': async (page) => {
        await page.goto(site.url + confirmation);
        await page.getByRole('button', { name: 'Book a table' }).first().click();
      },
      'mf-group': open('/BookGroup/COAST'),
    },
    async close() {
      await browser.close();
      await site.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** The path of a confirmation. */
async function book(context: BrowserContext, site: Site, hotel: Hotel): Promise<string> {
  const page = await context.newPage();
  await bookTwoRooms(page, site.url, await hotel.stay(6), 'desktop');
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

/** Runs `work` on a copy of one release's files, and puts the right ones back. */
export async function withChangedFiles(folder: string, work: () => Promise<void>): Promise<void> {
  const kept = join(folder, '..', '.kept');
  await cp(folder, kept, { recursive: true });
  try {
    await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
    await cp(kept, folder, { recursive: true });
    await rm(kept, { recursive: true, force: true });
  }
}
