import type { Locator } from '@playwright/test';
import { CheckoutPage, RoomsPage } from '../steps/index.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

/** The texts that are wider than the box that shows them. */
const cutOff = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((elements) =>
    elements
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 1)
      .map((element) => element.textContent),
  );

test('on a phone the total stays at the bottom, the rest is one page, and from there I go to pay', async ({
  page,
  site,
  complaints,
}) => {
  const hotel = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const stay = await hotel.stay(20);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const bar = page.getByRole('region', { name: texts.rooms.text('action.label') });

  await test.step('Given I choose two rooms', async () => {
    await rooms.open(site.url, 'KAROO', stay, 'adults=2,2');
    await rooms.rate('Stoep Room', 'Dinner, bed and breakfast').tap();
    await expect(rooms.heading(/^Choose room 2 of 2/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Room 2 / })).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page.locator('.rr-tab, .rr-tab *')), 'rooms whose names are cut off').toEqual([]);
    await expect(bar).toContainText('1 of 2 rooms');
    await expect(bar.getByRole('button', { name: texts.rooms.text('action.continue') })).toBeHidden();
    await rooms.rate('Stoep Room', 'Dinner, bed and breakfast').tap();
    await rooms.isYours();
  });
  await test.step('Then the page that follows begins at its top, its total in sight', async () => {
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(bar).toBeInViewport();
    await expect(bar).toContainText('2 of 2 rooms');
  });
  await test.step('When I open my booking from the total, I see both rooms', async () => {
    await bar.getByRole('button', { name: /Show your booking/ }).tap();
    const sheet = page.getByRole('dialog', { name: texts.rooms.text('page.title-summary') });
    await expect(sheet.getByText('Stoep Room')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
  await test.step('And add an extra on the same page', async () => {
    await rooms.addExtra(1, 'Afternoon drive');
  });
  await test.step('Then the summary is the top of this page', async () => {
    await expect(page).toHaveURL(/Rooms-And-Rates.*#yours$/);
    await rooms.summary.scrollIntoViewIfNeeded();
    await expect(rooms.summary.getByText('Afternoon drive')).toBeVisible();
    await expect(rooms.summary.getByText('Stoep Room')).toHaveCount(2);
  });
  await test.step('And from there I go to pay for both rooms and the extra', async () => {
    const total = await rooms.total.innerText();
    await rooms.toCheckout.tap();
    await checkout.isOpen();
    await expect(checkout.total).toHaveText(total);
  });
  expect(complaints).toEqual([]);
});
