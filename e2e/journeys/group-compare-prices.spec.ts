import { GroupPage, queryOf } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const name = 'Hotel Skovfjord';

const top = (box: { readonly y: number } | null): number => box?.y ?? Infinity;
const end = (box: { readonly x: number; readonly width: number } | null): number =>
  box === null ? Infinity : Math.round(box.x + box.width);

test('prices of hotels in several currencies are compared in one, and each says what is charged @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const group = new GroupPage(page);
  await group.open(site.url, queryOf(await hotel.stay(18)));
  await group.isAnswered();
  await test.step('The first hotel is seen without scrolling, and nothing stands out of the column', async () => {
    const areas = page.locator('.gr-areas__list');
    const first = group.list.getByRole('listitem').first();
    // Its name and price are in the first screenful, not only its upper edge.
    expect(top(await first.boundingBox())).toBeLessThan(600);
    expect(end(await areas.boundingBox())).toBeLessThanOrEqual(end(await group.search.form.boundingBox()));
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole('button', { name: texts.group.text('group.map.show') })).toBeVisible();
    expect(top(await first.boundingBox())).toBeLessThan(700);
    expect(end(await areas.boundingBox())).toBe(end(await group.search.form.boundingBox()));
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  // That they are cheapest first can be seen, though the hotels' own currencies differ.
  await expect(group.price(name)).toHaveText(/^£/);
  const compared = await group.list.locator('.price__amount').allTextContents();
  expect(compared.every((text) => text.startsWith('£'))).toBe(true);
  const pounds = compared.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  expect(pounds).toEqual(pounds.toSorted((a, b) => a - b));
  await expect(group.hotel(name)).toContainText(/You will be charged in DKK: kr\s[\d,.]+/);

  await group.choose('Show prices in', 'EUR · Euro');
  await expect(group.price(name)).toHaveText(/^€/);
  await expect(group.hotel(name)).toContainText(/You will be charged in DKK: kr\s[\d,.]+/);
  const shown = await group.list.locator('.price__amount').allTextContents();
  const amounts = shown.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect(shown.every((text) => text.startsWith('€'))).toBe(true);

  await page.reload();
  await expect(group.price(name)).toHaveText(/^€/);
  const euros = (await group.price(name).textContent()) ?? '';
  await group.enter(name).click();
  await expect(page).toHaveURL(/\/Book\/FJORD\/Rooms-And-Rates\?.*currency=EUR/);
  await expect(page.getByText(euros, { exact: true }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
