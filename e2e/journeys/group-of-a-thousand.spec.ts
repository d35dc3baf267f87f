import type { Page } from '@playwright/test';
import { GroupPage, queryOf } from '../steps/index.ts';
import { GroupApi } from '../support/group-api.ts';
import { openWithManyHotels } from '../support/large-group.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const count = 1000;
/** A card is drawn while it is on the screen, and a few beside it. */
const mostDrawn = 20;

/** The hotel in the middle of the screen. */
const inTheMiddle = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    // Between two cards no card is under the point: then the next one below.
    for (const below of [0, 40]) {
      const element = document.elementFromPoint(120, window.innerHeight / 2 + below);
      const name = element?.closest('.gr-list__item')?.querySelector('h3')?.textContent;
      if (name !== undefined) return name;
    }
    return null;
  });

test('of 1,000 hotels a guest scrolls to the last, filters, and finds one on the map @release', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const group = new GroupPage(page);
  const { group: small } = await GroupApi.open(site.url);
  await openWithManyHotels(page, small, count);
  await group.open(site.url, queryOf(await hotel.stay(18)));
  await expect(group.result).toHaveText('1,000 of 1,000 hotels have rooms available');
  const cards = group.list.getByRole('listitem');

  await test.step('Only what is near the screen is drawn, and the page is as long as all of it', async () => {
    await expect(group.price('Hotel 0001')).toHaveText('£100.00');
    expect(await cards.count()).toBeLessThan(mostDrawn);
    const height = await group.list.evaluate((list) => list.getBoundingClientRect().height);
    expect(height).toBeGreaterThan(count * 150);
  });

  await test.step('Wherever the guest scrolls, hotels are there', async () => {
    for (const share of [0.25, 0.5, 0.75]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await expect.poll(() => inTheMiddle(page)).toMatch(/^Hotel \d{4}$/);
      expect(await cards.count()).toBeLessThan(mostDrawn);
    }
  });

  await test.step('Cards that are measured while the guest goes back do not move what is looked at', async () => {
    const seen = (await inTheMiddle(page)) ?? '';
    const place = () => group.hotel(seen).evaluate((card) => Math.round(card.getBoundingClientRect().top));
    const before = await place();
    await page.evaluate(() => window.scrollBy({ top: -150, behavior: 'instant' }));
    await expect.poll(place).toBe(before + 150);
  });

  await test.step('The last one is at the end', async () => {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(group.hotel('Hotel 1000')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(group.price('Hotel 1000')).toHaveText('£1,099.00');
  });

  await test.step('Five stars are a fifth of them', async () => {
    await group.choice('Rating').focus();
    await page.keyboard.press('End');
    await expect(group.result).toHaveText('200 of 200 hotels have rooms available');
    await group.choose('Sort by', texts.group.text('group.sort.name'));
    await expect(group.names.first()).toHaveText('Hotel 0005');
  });

  await test.step('The map puts them together, and opens them', async () => {
    if (size === 'phone')
      await page.getByRole('button', { name: texts.group.text('group.map.show') }).click();
    const clusters = group.map.getByRole('button', { name: /hotels: zoom in$/ });
    await expect(clusters.first()).toBeVisible();
    const before = await clusters.count();
    expect(before).toBeLessThan(120);
    await clusters.first().click();
    await expect(page.getByRole('button', { name: texts.group.text('group.map.all') })).toBeEnabled();
  });
  expect(complaints).toEqual([]);
});
