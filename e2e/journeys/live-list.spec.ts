import type { Page } from '@playwright/test';
import { CheckoutPage, ConfirmationPage, guests, RoomsPage } from '../steps/index.ts';
import { rooms as words } from '../steps/messages.ts';
import { violations } from '../support/accessibility.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

/** Begins to count how much the page moves by itself. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
const shiftsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

/** The names of the listed room types, from the top. */
const listed = (page: Page): Promise<string[]> =>
  page.locator('article.rr-room').getByRole('heading', { level: 3 }).allTextContents();

test('somebody else books the last tent while my list is open: it says so in its place, and nothing moves', async ({
  page,
  site,
  size,
  browser,
}) => {
  const tent = 'Stargazer Tent';
  const hotel = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const stay = await hotel.stay(21);
  const rooms = new RoomsPage(page);
  const other = await (await browser.newContext()).newPage();

  await test.step('Given my list shows the only tent, and its stream is open', async () => {
    const stream = page.waitForRequest((request) => request.url().includes('registry-events?lists='));
    await rooms.open(site.url, 'KAROO', stay, 'adults=2');
    await expect(rooms.roomType(tent)).toContainText('Only 1 left');
    await stream;
  });
  const before = await listed(page);
  await rooms.rates(tent).first().focus();
  await watchShifts(page);
  await test.step('When another guest books it', async () => {
    const theirs = new RoomsPage(other);
    const checkout = new CheckoutPage(other);
    await theirs.open(site.url, 'KAROO', stay, 'adults=2');
    await theirs.rates(tent).first().click();
    await theirs.isYours();
    await theirs.name(guests.second);
    await theirs.finish(size);
    await checkout.isOpen();
    await checkout.giveDetails({ ...guests.booker, country: 'South Africa' });
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
    await new ConfirmationPage(other).isOpen(guests.booker.firstName);
  });
  await test.step('Then my list says so where the tent is, and keeps my focus', async () => {
    const card = rooms.roomType(tent);
    await expect(card).toContainText(words.text('live.just-sold-out'));
    const button = card.getByRole('button', { name: words.starts('live.sold-out-full') }).first();
    await expect(button).toBeDisabled();
    await expect(button).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${tent}: just sold out.` })).toHaveCount(1);
    expect(await listed(page)).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And another room can be chosen', async () => {
    await rooms.rates('Stoep Room').first().click();
    await rooms.isYours();
  });
  await other.context().close();
});
