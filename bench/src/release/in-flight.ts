import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { bookTwoRooms } from 'e2e/steps';
import { openStore, publishBuild, rollBack } from 'federation/releases';
import type { Stage } from './stage.ts';

const switches = 100;
/** A switch four times a second: far more often than any team does it. */
const betweenMs = 250;
const guests = 2;
const clients = 4;
const remote = 'mf-checkout';

export interface InFlight {
  readonly switches: number;
  readonly bookings: number;
  readonly failedBookings: number;
  readonly pageLoads: number;
  readonly blankPages: number;
  readonly mixedVersions: number;
  readonly calls: number;
  readonly failedCalls: number;
}

/** The versions of a remote whose files one document has asked for. */
function watchVersions(page: Page): { readonly loads: ReadonlySet<string>[] } {
  const loads: Set<string>[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(new Set());
    const [, version] =
      new RegExp(`/ClientApp/${remote}/([^/]+)/`).exec(new URL(request.url()).pathname) ?? [];
    if (version !== undefined) loads.at(-1)?.add(version);
  });
  return { loads };
}

/**
 * Guests who book, in browsers, and clients that load pages and search, while another version of mf-checkout is published and rolled back a
 * hundred times.
 */
export async function measureInFlight(stage: Stage): Promise<InFlight> {
  const { site, hotel, builds } = stage;
  const next = builds.get(remote)?.next ?? '';
  const store = openStore(site.releasesDir);
  const folder = store.releaseDir(remote, next);
  const counts = {
    bookings: 0,
    failedBookings: 0,
    pageLoads: 0,
    blankPages: 0,
    mixed: 0,
    calls: 0,
    failedCalls: 0,
  };
  const run = { isOver: false };

  async function bookOnAndOn(week: number): Promise<void> {
    while (!run.isOver) {
      const context = await stage.newGuest();
      const page = await context.newPage();
      const { loads } = watchVersions(page);
      try {
        await bookTwoRooms(page, site.url, await hotel.stay(week), 'desktop');
        counts.bookings += 1;
      } catch (error) {
        counts.failedBookings += 1;
        console.error(error);
      }
      counts.pageLoads += loads.length;
      counts.mixed += loads.filter((versions) => versions.size > 1).length;
      await context.close();
    }
  }

  async function openOnAndOn(): Promise<void> {
    const context = await stage.newGuest();
    while (!run.isOver) {
      const page = await context.newPage();
      const { loads } = watchVersions(page);
      await stage.visit[remote](page);
      const isDrawn = await page
        .getByRole('heading', { level: 1 })
        .waitFor({ timeout: 15_000 })
        .then(
          () => true,
          () => false,
        );
      counts.pageLoads += loads.length;
      counts.mixed += loads.filter((versions) => versions.size > 1).length;
      if (!isDrawn) counts.blankPages += 1;
      await page.close();
    }
    await context.close();
  }

  async function callOnAndOn(): Promise<void> {
    while (!run.isOver) {
      const response = await fetch(`${site.url}/Book/HARBOUR/Checkout`);
      const html = await response.text();
      counts.calls += 1;
      if (!response.ok || !html.includes('<h1')) counts.failedCalls += 1;
      await pause(20);
    }
  }

  async function switchOnAndOn(): Promise<void> {
    for (let count = 0; count < switches / 2; count += 1) {
      await publishBuild(store, folder, { property: null, now: Date.now });
      await pause(betweenMs);
      await rollBack(store, remote, { to: null, why: 'bench', now: Date.now });
      await pause(betweenMs);
    }
    // Whoever is booking now ends, and nobody begins anew.
    run.isOver = true;
  }

  await Promise.all([
    switchOnAndOn(),
    openOnAndOn(),
    ...Array.from({ length: guests }, (_, guest) => bookOnAndOn(10 + guest * 2)),
    ...Array.from({ length: clients }, callOnAndOn),
  ]);
  const { mixed, ...rest } = counts;
  return { switches, mixedVersions: mixed, ...rest };
}
