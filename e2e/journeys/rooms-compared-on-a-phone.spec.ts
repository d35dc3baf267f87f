import { RoomsPage } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { violations } from '../support/accessibility.ts';
import { BookingApi } from '../support/booking-api.ts';
import { expect, test } from '../support/test.ts';

/** Before its rates were folded it was 11,286 pixels. */
const highest = 5_000;

test('five rooms with 24 rates are compared on a phone: a short page, filters in the address, and a way back', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(14);
  const rooms = new RoomsPage(page);
  const cards = page.getByRole('article');
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

  await test.step('Given the whole list, which is short', async () => {
    await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
    await expect(cards).toHaveCount(5);
    const { roomTypes } = await (await BookingApi.open(site.url, 'HARBOUR')).search(stay);
    expect(roomTypes.flatMap(({ rates }) => rates).length).toBeGreaterThanOrEqual(24);
    expect(await height()).toBeLessThanOrEqual(highest);
    // The steps of the booking stand in the header, and nowhere else.
    await expect(page.locator('li[aria-current="step"]').filter({ visible: true })).toHaveCount(1);
  });
  const filters = page.getByRole('region', { name: texts.rooms.text('filters.label') });
  await test.step('When I want breakfast, a view of the harbour and the cheapest first', async () => {
    await filters.getByRole('button', { name: texts.rooms.text('filters.breakfast') }).tap();
    await filters
      .getByRole('combobox', { name: texts.rooms.text('filters.view') })
      .selectOption('Harbour view');
    await filters.getByRole('combobox', { name: texts.rooms.text('filters.sort') }).selectOption('price');
  });
  await test.step('Then the list is what I want, and still after a reload', async () => {
    for (const _ of ['now', 'after a reload']) {
      await expect(cards).toHaveCount(3);
      await expect(page).toHaveURL(/view=Harbour(\+|%20)view&board=breakfast&sort=price/);
      await expect(filters.getByText('3 of 5 room types match')).toBeVisible();
      await page.reload();
    }
  });
  await test.step('And when nothing is left, every wish can be taken back', async () => {
    await filters.getByRole('button', { name: texts.rooms.text('filters.accessible') }).tap();
    await expect(page.getByRole('heading', { name: texts.rooms.text('filters.none') })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Show all 5 room types$/ }).tap();
    await expect(cards).toHaveCount(5);
  });
  await test.step('And the guests are changed over the list', async () => {
    await page.getByRole('button', { name: /^Change guests/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Who is staying?' });
    await expect(sheet).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'More: Children' }).tap();
    await sheet.getByRole('button', { name: texts.rooms.text('dates.search') }).tap();
    await expect(page).toHaveURL(/adults=2&children=1&sort=price/);
    await expect(sheet).toBeHidden();
    await expect(cards.first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
