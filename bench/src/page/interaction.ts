import type { Browser, Page } from '@playwright/test';
import type { Stay } from 'e2e/stay';
import { choice, RoomsPage, SearchPage } from 'e2e/steps';
import { median } from '../statistics.ts';

/** What a guest does most, and what has to answer at once. */
export const interactions = ['openCalendar', 'changeDates', 'addRoom'] as const;
export type InteractionName = (typeof interactions)[number];

export interface InteractionCost {
  /** The longest task that it started, in milliseconds; 0 where none took 50. */
  readonly taskMs: number;
  /** From the press to the next paint, the slowest of its presses, in milliseconds. */
  readonly paintMs: number;
}

export type InteractionRun = Readonly<Record<InteractionName, InteractionCost>> & {
  /** Layout shifts over all of them that no press has asked for. */
  readonly cls: number;
};

const cpuSlowdown = 4;

interface SeenInteractions {
  readonly tasks: { readonly at: number; readonly ms: number }[];
  readonly presses: { readonly at: number; readonly ms: number }[];
  cls: number;
}

declare global {
  interface Window {
    interactionsSeen: SeenInteractions;
  }
}

/** Runs in the page before anything else of it. */
function observe(): void {
  const seen: SeenInteractions = { tasks: [], presses: [], cls: 0 };
  window.interactionsSeen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  // The shortest that browsers tell of, which TypeScript's library does not know either.
  const shortest = { durationThreshold: 16 };
  new PerformanceObserver((list) => {
    // TypeScript's library does not know which entries belong to a press.
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[])
      if ((entry.interactionId ?? 0) > 0) seen.presses.push({ at: entry.startTime, ms: entry.duration });
  }).observe({ type: 'event', buffered: true, ...shortest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Until nothing is fetched, drawn or waited for any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A slowed page may never be idle in its browser's eyes.
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve, 400)), { timeout: 5000 });
      }),
  );
}

async function costOf(page: Page, interact: () => Promise<void>): Promise<InteractionCost> {
  await settled(page);
  const from = await page.evaluate(() => performance.now());
  await interact();
  await settled(page);
  return page.evaluate((start) => {
    const longest = (entries: readonly { readonly at: number; readonly ms: number }[]): number =>
      Math.round(Math.max(0, ...entries.filter(({ at }) => at >= start).map(({ ms }) => ms)));
    const { tasks, presses } = window.interactionsSeen;
    return { taskMs: longest(tasks), paintMs: longest(presses) };
  }, from);
}

const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => window.interactionsSeen.cls);

/** A guest on a phone with a slow processor opens the calendar, chooses other dates, and adds a room. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  stay: Stay,
): Promise<InteractionRun> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(observe);
    const search = new SearchPage(page);
    const rooms = new RoomsPage(page);
    await search.open(url);
    const openCalendar = await costOf(page, async () => {
      await search.dates.click();
      await search.calendar.waitFor();
    });
    // The month of the stay is turned to before its days are pressed.
    await page.keyboard.press('Escape');
    await search.chooseDates(stay);
    await search.dates.click();
    await search.calendar.waitFor();
    const changeDates = await costOf(page, async () => {
      await search.day(stay.from).click();
      await search.day(stay.to).click();
      await search.calendar.waitFor({ state: 'hidden' });
    });
    const onSearch = await shiftsOf(page);
    await search.search();
    await rooms.rates(choice.rooms[0]).first().waitFor();
    const addRoom = await costOf(page, async () => {
      await rooms.rates(choice.rooms[0]).first().click();
      await rooms.toCheckout.waitFor();
    });
    // The same document as before: its shifts are all of them.
    const cls = Math.max(onSearch, await shiftsOf(page));
    return { openCalendar, changeDates, addRoom, cls };
  } finally {
    await context.close();
  }
}

export type InteractionFigures = InteractionRun;

/** The medians of several runs as the last line has them. */
export function interactionFigures(runs: readonly InteractionRun[]): InteractionFigures {
  const cost = (name: InteractionName): InteractionCost => ({
    taskMs: median(runs.map((run) => run[name].taskMs)),
    paintMs: median(runs.map((run) => run[name].paintMs)),
  });
  return {
    openCalendar: cost('openCalendar'),
    changeDates: cost('changeDates'),
    addRoom: cost('addRoom'),
    cls: Number(median(runs.map(({ cls }) => cls)).toFixed(4)),
  };
}
