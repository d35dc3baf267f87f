import type { Page } from '@playwright/test';
import { CheckoutPage, RoomsPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Less than a line of text. */
const near = 12;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('going back from any page leads to the place in the list that I left', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const rooms = new RoomsPage(page);
  const list = rooms.heading(/^Choose your room and rate/);
  const far = 'Junior Suite';
  let left = 0;
  const isWhereILeft = async (): Promise<void> => {
    await expect(list).toBeVisible();
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(near);
  };
  const isAtItsTop = async (): Promise<void> => {
    await rooms.isYours();
    await expect.poll(() => scrolled(page)).toBe(0);
  };

  await test.step('Given I chose a room far down the list', async () => {
    await rooms.open(site.url, 'HARBOUR', await hotel.stay(29), 'adults=2');
    await rooms.rates(far).first().scrollIntoViewIfNeeded();
    // Where the list stands in the very moment of the tap, which may bring its button further into sight.
    const tapped = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
        }),
    );
    await rooms.rates(far).first().tap();
    left = await tapped;
    expect(left).toBeGreaterThan(600);
    await isAtItsTop();
  });
  await test.step('Then the browser’s Back leads to its place', async () => {
    await page.goBack();
    await isWhereILeft();
    await page.goForward();
    await isAtItsTop();
  });
  await test.step('And so does the way back of the page', async () => {
    await page.getByRole('button', { name: texts.rooms.text('yours.back') }).tap();
    await isWhereILeft();
    // A tap may bring the bar's button into the middle first.
    await rooms.onward.press('Enter');
    await isAtItsTop();
  });
  await test.step('And Back from Checkout, past the page between', async () => {
    await rooms.toCheckout.tap();
    await new CheckoutPage(page).isOpen();
    await page.goBack();
    await rooms.isYours();
    await page.goBack();
    await isWhereILeft();
  });
  await test.step('And a reload stays there', async () => {
    await page.reload();
    await isWhereILeft();
  });
  await test.step('But a search of the same begins at the top', async () => {
    await page.goto(page.url().replace(/#.*/, ''));
    await expect(list).toBeVisible();
    expect(await scrolled(page)).toBe(0);
  });
  expect(complaints).toEqual([]);
});
