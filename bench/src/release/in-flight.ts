import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { bookByApi } from 'e2e/booked';
import { visit } from 'e2e/remote-screens';
import { Hotel } from 'e2e/stay';
import { bookTwoRooms } from 'e2e/steps';
import { publishBuild, rollBack } from 'federation/releases';
import { buildsOf, type Lane, type Stage } from './stage.ts';

const switches = 100;
/** Nearly two switches a second: far more often than any team does it. */
const betweenMs = 600;
const remote = 'mf-checkout';
const weeksAhead = 40;
const betweenBookingsMs = 500;
const betweenPagesMs = 100;

export interface InFlight {
  readonly switches: number;
  readonly bookings: number;
  readonly bookingsByClients: number;
  readonly failedBookings: number;
  readonly pageLoads: number;
  readonly blankPages: number;
  readonly mixedVersions: number;
  readonly pages: number;
  readonly failedPages: number;
}

/** The versions of a remote whose files each document of a page has asked for; the one before still asks while the next is on its way. */
async function watchVersions(page: Page): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const documents = new Map<string, Set<string>>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Network.requestWillBeSent', ({ loaderId, request }) => {
    const versions = documents.get(loaderId) ?? new Set();
    documents.set(loaderId, versions);
    const [, version] = new RegExp(`/ClientApp/${remote}/([^/]+)/`).exec(request.url) ?? [];
    if (version !== undefined) versions.add(version);
  });
  await devtools.send('Network.enable');
  return documents;
}

/** What guests in browsers, and clients without one, do on a site until `isOver`, and what went wrong for them. */
function openTraffic(lane: Lane) {
  const { site, screens, newGuest } = lane;
  const run = { isOver: false };
  const counts = {
    bookings: 0,
    bookingsByClients: 0,
    failedBookings: 0,
    pageLoads: 0,
    blankPages: 0,
    mixedVersions: 0,
    pages: 0,
    failedPages: 0,
  };
  const count = (documents: ReadonlyMap<string, ReadonlySet<string>>): void => {
    counts.pageLoads += documents.size;
    counts.mixedVersions += [...documents.values()].filter((versions) => versions.size > 1).length;
  };
  const fail = (error: unknown): void => {
    counts.failedBookings += 1;
    console.error(error);
  };
  return {
    run,
    counts,
    async bookInBrowser(week: number): Promise<void> {
      const hotel = await Hotel.open(site.url, 'HARBOUR');
      while (!run.isOver) {
        const context = await newGuest();
        const page = await context.newPage();
        const documents = await watchVersions(page);
        await bookTwoRooms(page, site.url, await hotel.stay(week), 'desktop').then(() => {
          counts.bookings += 1;
        }, fail);
        count(documents);
        await context.close();
      }
    },
    async bookByClient(): Promise<void> {
      const hotel = await Hotel.open(site.url, 'HARBOUR');
      const lead = { firstName: 'Grace', lastName: 'Hopper' };
      for (let week = 1; !run.isOver; week = (week % weeksAhead) + 1) {
        const stay = await hotel.stay(week);
        await bookByApi(site.url, hotel.property, stay, [{ roomType: 'Classic Double', lead }]).then(() => {
          counts.bookingsByClients += 1;
        }, fail);
        await pause(betweenBookingsMs);
      }
    },
    async openInBrowser(): Promise<void> {
      const context = await newGuest();
      while (!run.isOver) {
        const page = await context.newPage();
        const documents = await watchVersions(page);
        await visit(page, site, screens[remote]);
        const isDrawn = await screens[remote]
          .drawn(page)
          .waitFor({ timeout: 15_000 })
          .then(
            () => true,
            () => false,
          );
        if (!isDrawn) counts.blankPages += 1;
        count(documents);
        await page.close();
      }
      await context.close();
    },
    async openByClient(): Promise<void> {
      while (!run.isOver) {
        const response = await fetch(`${site.url}/Book/HARBOUR/Checkout`);
        const html = await response.text();
        counts.pages += 1;
        if (!response.ok || !html.includes('<h1')) counts.failedPages += 1;
        await pause(betweenPagesMs);
      }
    },
  };
}

/**
 * Guests who book, in browsers and by the API, and others that open pages, while another version of mf-checkout is published and rolled
 * back a hundred times. Waits in the end for guests who are still booking.
 */
export function measureInFlight(stage: Stage): Promise<InFlight> {
  return stage.withLanes(1, async (lanes) => {
    const [lane] = lanes;
    if (lane === undefined) throw new Error('There is no site.');
    const { store } = lane;
    const folder = store.releaseDir(remote, buildsOf(stage, remote).next);
    const traffic = openTraffic(lane);
    const switchRepeatedly = async (): Promise<void> => {
      for (let done = 0; done < switches / 2; done += 1) {
        await publishBuild(store, folder, { property: null, now: Date.now });
        await pause(betweenMs);
        await rollBack(store, remote, { to: null, why: 'bench', now: Date.now });
        await pause(betweenMs);
      }
      traffic.run.isOver = true;
    };
    await Promise.all([
      switchRepeatedly(),
      traffic.openInBrowser(),
      traffic.bookInBrowser(10),
      traffic.bookInBrowser(20),
      traffic.bookByClient(),
      traffic.openByClient(),
      traffic.openByClient(),
    ]);
    return { switches, ...traffic.counts };
  });
}
