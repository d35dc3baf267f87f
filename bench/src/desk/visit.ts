import type { Browser, BrowserContext } from '@playwright/test';
import { addDays, pageTakenOver, todayIn, toUrlDate } from 'shared/domain';
import { enGB } from '../../../mf-desk/src/messages/en-GB.ts';
import { deskPath } from './clerk.ts';
import { scrollCalendar, type Scrolled } from './scroll.ts';
import { type Shown, timeUntil, untilShown, untilTakenOver, watch } from './watch.ts';
import { searchedName } from './year.ts';

export const screens = [
  'cold load',
  'bookings',
  'search by name',
  'booking',
  'calendar',
  'numbers',
  'numbers of a year',
  'today',
] as const;
type Screen = (typeof screens)[number];

export interface Visit {
  readonly shown: Readonly<Record<Screen, Shown>>;
  /** From the navigation of the cold load until presses are answered. */
  readonly answersMs: number;
  readonly along: Scrolled;
  readonly down: Scrolled;
}

const cpuSlowdown = 4;
/** What each screen is looked at for. A list that is searched is another one when all of its names are. */
const todayList = '.desk-numbers ~ .desk-part .desk-name';
const bookingList = '.desk-search ~ * .desk-name';
const foundList = '.bench-searched .desk-search ~ * .desk-name';
const ofBooking = '.desk-drawer .desk-part .desk-lines li';
const nightPrice = '.cal-rate .cal-cell[data-night]';
const chart = '.desk-chart rect';
const nightsOfYear = '.desk-chart rect:nth-of-type(365)';

/** A logged-in member of staff opens the desk in a browser that has nothing of it, and looks at every part. */
export async function visitDesk(
  browser: Browser,
  url: string,
  storageState: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Visit> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watch, { first: todayList, takenOver: pageTakenOver });
    const tab = (key: keyof typeof enGB & `desk.tab.${string}`) =>
      page.getByRole('tab', { name: enGB[key] }).click();
    const press = (key: 'bookings.search' | 'numbers.show') =>
      page.getByRole('main').getByRole('button', { name: enGB[key], exact: true }).click();
    await page.goto(url + deskPath, { waitUntil: 'commit' });
    const coldLoad = await untilShown(page, devtools);
    const answersMs = await untilTakenOver(page, devtools);
    const bookings = await timeUntil(page, devtools, bookingList, () => tab('desk.tab.bookings'));
    await page.getByLabel(enGB['bookings.text']).fill(searchedName);
    await page.evaluate((name) => {
      // A mark that stands when all names of the list are those that were searched for.
      new MutationObserver(() => {
        const names = [...document.querySelectorAll('.desk-search ~ * .desk-name')];
        const isFound = names.length > 0 && names.every(({ textContent }) => textContent.includes(name));
        document.body.classList.toggle('bench-searched', isFound);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, searchedName);
    const searched = await timeUntil(page, devtools, foundList, () => press('bookings.search'));
    const booking = await timeUntil(page, devtools, ofBooking, () =>
      page.locator('.desk-name').first().click(),
    );
    await page.keyboard.press('Escape');
    await page.locator(ofBooking).first().waitFor({ state: 'detached' });
    const calendar = await timeUntil(page, devtools, nightPrice, () => tab('desk.tab.calendar'));
    await page.waitForLoadState('networkidle');
    const down = await scrollCalendar(page, devtools, 'yDistance');
    const along = await scrollCalendar(page, devtools, 'xDistance');
    const numbers = await timeUntil(page, devtools, chart, () => tab('desk.tab.numbers'));
    const today = todayIn('Europe/London', new Date());
    const typed = (day: string): string => toUrlDate(day);
    await page.getByLabel(enGB['numbers.from'], { exact: true }).fill(typed(addDays(today, -365)));
    await page.getByLabel(enGB['numbers.to'], { exact: true }).fill(typed(today));
    const year = await timeUntil(page, devtools, nightsOfYear, () => press('numbers.show'));
    const back = await timeUntil(page, devtools, todayList, () => tab('desk.tab.today'));
    return {
      shown: {
        'cold load': coldLoad,
        bookings,
        'search by name': searched,
        booking,
        calendar,
        numbers,
        'numbers of a year': year,
        today: back,
      },
      answersMs,
      along,
      down,
    };
  } finally {
    await context.close();
  }
}
