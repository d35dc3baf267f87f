import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserOptions } from 'e2e/browser';
import { copyDataDir, prepareDataDir, removeDataDir, startSite, type Site } from 'e2e/site';
import { Hotel } from 'e2e/stay';
import { choice, chooseTwoRooms, RoomsPage, SearchPage } from 'e2e/steps';
import { toUrlDate } from 'shared/domain';
import { workspaceRoot } from 'federation/build';
import { openLocalStore } from 'federation/releases';
import { startHtmlOnlySite } from './html-only.ts';
import { interactionFigures, measureInteractions, type InteractionRun } from './interaction.ts';
import { measureJudged } from './judged-pages.ts';
import { largeLimits, measureLarge, printLarge } from './large.ts';
import { judgedLimits, printJudged } from './lighthouse.ts';
import { beaconLimit, interactionLimits, isReached, limitsOf, roomsLimits } from './limits.ts';
import { buildMonolithStore } from './monolith.ts';
import { measureLoad, type LoadRequest, type PageLoad } from './measure.ts';
import { beaconBytes, remoteScripts } from './remote-scripts.ts';
import {
  machineLine,
  pageFigures,
  printLimits,
  printRemotes,
  printTable,
  roomsFigures,
  searchFigures,
  type Loads,
} from './report.ts';

const code = 'HARBOUR';
const outDir = join(workspaceRoot, 'bench/.out');

type Request = Omit<LoadRequest, 'url'>;

/** Each page is usable when its remote's own form is there: the frame that the server drew is no form. */
const search: Request = {
  usable: 'form.search-panel button[type="submit"]:enabled',
  storage: {},
  prove: async (page) => {
    const form = new SearchPage(page);
    await form.dates.click();
    await form.calendar.waitFor();
  },
};
const checkout: Request = {
  usable: '.co-form button[type="submit"]:enabled',
  storage: {},
  prove: async (page) => {
    await page.locator('.co-form button[type="submit"]').click();
    await page.getByText('Before we can confirm, complete this:').waitFor();
  },
};
/** A link with a search in it: its prices are in the HTML, its buttons work when the scripts have taken it over. */
const rooms: Request = {
  usable: 'body:has([data-live-region]) .rr-choose:enabled',
  price: '.rr-room .price__amount',
  storage: {},
  prove: async (page) => {
    const list = new RoomsPage(page);
    await list.rates(choice.rooms[0]).first().click();
    await list.toCheckout.waitFor();
  },
};
const htmlOnly: Request = { usable: null, storage: {}, prove: null };

/** What a tab remembers when a guest has chosen two rooms and comes to Checkout. */
async function chooseRooms(browser: Browser, site: Site): Promise<Readonly<Record<string, string>>> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page: Page = await context.newPage();
  const hotel = await Hotel.open(site.url, code);
  await chooseTwoRooms(page, site.url, await hotel.stay(8), 'desktop');
  await page.locator(checkout.usable ?? '').waitFor();
  const storage = await page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  await context.close();
  return storage;
}

/**
 * The federated build beside a monolith build of the same sources, both from the real server, in turns, each in a new
 * browser profile on a slow phone; beside them the search page without any script.
 */
export async function benchPage(args: readonly string[]): Promise<void> {
  // --runs N cold loads of each; --data DIR takes a copy of a data directory that is filled already; --lighthouse measures by it alone.
  const options = {
    runs: { type: 'string', default: '5' },
    data: { type: 'string' },
    lighthouse: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const runs = Number(values.runs);
  await mkdir(outDir, { recursive: true });
  console.log('Building, publishing and filling a database');
  const prepared = await (values.data === undefined ? prepareDataDir() : copyDataDir(values.data));
  if (values.lighthouse) {
    await benchLighthouse(prepared, runs);
    return;
  }
  const large = await measureLarge(prepared);
  const other = await copyDataDir(prepared);
  const monolithReleases = join(outDir, 'monolith');
  const monolithStore = await openLocalStore({ dataDir: other, releasesDir: monolithReleases });
  await buildMonolithStore(monolithStore, join(prepared, 'releases'));
  const federated = await startSite({ dataDir: prepared });
  const monolith = await startSite({ dataDir: other, releasesDir: monolithReleases });
  const plain = await startHtmlOnlySite(federated.url);
  const browser = await chromium.launch(browserOptions);
  try {
    const storage = await chooseRooms(browser, federated);
    const stay = await (await Hotel.open(federated.url, code)).stay(8);
    const seen: InteractionRun[] = [];
    const loads: Loads = { search: empty(), checkout: empty(), html: [], rooms: { site: [], html: [] } };
    const link = `/Book/${code}/Rooms-And-Rates?fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2`;
    const pages = [
      ['search', search, `/Book/${code}`],
      ['checkout', { ...checkout, storage }, `/Book/${code}/Checkout`],
    ] as const;
    for (let run = 0; run < runs; run += 1) {
      console.log(`Run ${run + 1} of ${runs}`);
      for (const [name, request, path] of pages) {
        // Who goes first changes from run to run.
        const sites = [
          [loads[name].federated, federated],
          [loads[name].monolith, monolith],
        ] as const;
        for (const [into, site] of run % 2 === 0 ? sites : sites.toReversed())
          into.push(await measureLoad(browser, { ...request, url: site.url + path }));
      }
      seen.push(await measureInteractions(browser, federated.url, stay));
      loads.html.push(await measureLoad(browser, { ...htmlOnly, url: `${plain.url}/Book/${code}` }));
      loads.rooms.site.push(await measureLoad(browser, { ...rooms, url: federated.url + link }));
      const { price } = rooms;
      loads.rooms.html.push(
        await measureLoad(browser, {
          ...htmlOnly,
          ...(price === undefined ? {} : { price }),
          url: plain.url + link,
        }),
      );
    }
    const judged = await measureJudged(federated, code, storage, runs);
    const figures = {
      search: searchFigures(loads),
      checkout: pageFigures(loads.checkout),
      rooms: roomsFigures(loads.rooms),
      interaction: interactionFigures(seen),
      large,
      lighthouse: judged,
      beaconBytes: await beaconBytes(federated),
    };
    const limits = [
      ...limitsOf(figures.search, figures.checkout),
      ...roomsLimits(figures.rooms),
      ...interactionLimits(figures.interaction),
      ...largeLimits(large),
      beaconLimit(figures.beaconBytes),
      ...judgedLimits(judged),
    ];
    printRemotes(await remoteScripts(federated));
    printLarge(large);
    printTable(loads, figures.interaction);
    printJudged(judged);
    printLimits(limits);
    console.log(machineLine(figures));
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await browser.close();
    await Promise.all([federated.stop(), monolith.stop(), plain.stop()]);
    await Promise.all([prepared, other].map(removeDataDir));
  }
}

async function benchLighthouse(dataDir: string, runs: number): Promise<void> {
  const site = await startSite({ dataDir });
  const browser = await chromium.launch(browserOptions);
  try {
    const judged = await measureJudged(site, code, await chooseRooms(browser, site), runs);
    const limits = judgedLimits(judged);
    printJudged(judged);
    printLimits(limits);
    console.log(`bench page ${JSON.stringify({ lighthouse: judged })}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await browser.close();
    await site.stop();
    await removeDataDir(dataDir);
  }
}

const empty = (): { federated: PageLoad[]; monolith: PageLoad[] } => ({ federated: [], monolith: [] });
