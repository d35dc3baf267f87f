import type { Page } from '@playwright/test';
import { pageTakenOver, toUrlDate } from 'shared/domain';
import { choice, RoomsPage } from './steps/index.ts';
import { texts } from './steps/messages.ts';
import { beforeScripts, holdScripts, scripts } from './support/held-scripts.ts';
import type { Hotel } from './support/stay.ts';
import { expect, test } from './support/test.ts';

/** Opens a complete link. A server that has just started, or has no time, answers with the frame: then it is asked again. */
async function openDrawn(
  page: Page,
  site: string,
  hotel: Hotel,
  party: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<void> {
  const { from, to } = await hotel.stay(5);
  const url = `${site}/Book/HARBOUR/Rooms-And-Rates?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&${party}`;
  await expect(async () => {
    await page.goto(url, options);
    await expect(page.locator('#drawn-data')).toBeAttached({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

declare global {
  interface Window {
    isTakenOver?: boolean;
    priceBefore?: Element | null;
  }
}

/** Runs in the page before anything else of it. */
function watchTakeOver(name: string): void {
  window.addEventListener(name, () => {
    window.isTakenOver = true;
  });
}

/** What follows on a room that was chosen. */
const chosen = (page: Page) => new RoomsPage(page).title(texts.rooms.text('page.title-yours'));

const takenOver = (page: Page) => page.waitForFunction(() => window.isTakenOver === true);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rooms of a complete link can be read with their prices, in the language of the link', async ({
    page,
    site,
    hotel,
  }) => {
    const rooms = new RoomsPage(page);
    await openDrawn(page, site.url, hotel, 'adults=2');
    await expect(rooms.title(texts.rooms.text('page.title'))).toBeVisible();
    await expect(rooms.rates(choice.rooms[0]).first()).toBeVisible();
    await expect(rooms.roomType(choice.rooms[0]).getByText(/^£\d/).first()).toBeVisible();
    await openDrawn(page, site.url, hotel, 'adults=2&languageCode=da-DK');
    await expect(page.getByText(/ nætter/).first()).toBeVisible();
  });
});

test('the scripts take the drawn rooms over in place: nothing is searched again, and focus, place and selection stay', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const rooms = new RoomsPage(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(watchTakeOver, pageTakenOver);
  const start = await holdScripts(page);
  await openDrawn(page, site.url, hotel, 'adults=2', beforeScripts);
  const first = rooms.rates(choice.rooms[0]).first();
  await first.focus();
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    window.priceBefore = document.querySelector('.rr-rate .price__amount');
    const name = document.querySelector('.rr-room__name');
    if (name !== null) getSelection()?.selectAllChildren(name);
  });
  const seen = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      selected: getSelection()?.toString(),
      focused: document.activeElement?.getAttribute('aria-label'),
      isSame: window.priceBefore === document.querySelector('.rr-rate .price__amount'),
    }));
  const before = await seen();
  expect(before).toMatchObject({ selected: choice.rooms[0], isSame: true });
  start();
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await seen()).toEqual(before);
  expect(calls).not.toContain('/api/Availability/Search');
  await first.click();
  await expect(chosen(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('they are taken over in place in other languages too: server and browser write the same', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  await page.addInitScript(watchTakeOver, pageTakenOver);
  for (const languageCode of ['da-DK', 'ar']) {
    await test.step(languageCode, async () => {
      const start = await holdScripts(page);
      const party = `adults=2,1&children=1,0&languageCode=${languageCode}`;
      await openDrawn(page, site.url, hotel, party, beforeScripts);
      await expect(page.locator('.rr-room').last()).toBeVisible();
      await page.evaluate(() => {
        window.priceBefore = document.querySelector('.rr-rate .price__amount');
      });
      start();
      await takenOver(page);
      expect(
        await page.evaluate(() => window.priceBefore === document.querySelector('.rr-rate .price__amount')),
      ).toBe(true);
      await page.unroute(scripts);
    });
  }
  expect(complaints).toEqual([]);
});

test('what a guest does before the scripts have come counts, and what was done before that is not forgotten', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const rooms = new RoomsPage(page);
  const start = await holdScripts(page);
  await openDrawn(page, site.url, hotel, 'adults=2', beforeScripts);
  await test.step('a button that is pressed early is pressed when they are there', async () => {
    await rooms.rates(choice.rooms[0]).first().click();
    start();
    await expect(chosen(page)).toBeVisible();
  });
  await test.step('who has chosen a room in this tab never sees the list as though nothing were chosen', async () => {
    const startAgain = await holdScripts(page);
    await page.reload(beforeScripts);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.rr-room')).toHaveCount(0);
    startAgain();
    await expect(chosen(page)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
