import { GroupPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the list and the map take turns, nothing is cut off, and the way in is a tap', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const group = new GroupPage(page);
  const stay = await hotel.stay(18);
  await group.open(site.url);

  await test.step('Dates are chosen in the list of months', async () => {
    await group.chooseDates(stay);
    await group.isAnswered();
    const value = group.search.dates.locator('.search-cell__value');
    expect(await value.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  await test.step('The page is as wide as the phone', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('Order, rating, currency and what is free are all in sight beside each other', async () => {
    const tools = page.locator('.gr-tools > *');
    await expect(tools).toHaveCount(4);
    for (const tool of await tools.all()) {
      const { x = -1, width = 0 } = (await tool.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }
  });

  await test.step('The map is dragged and brought nearer, and the list comes back', async () => {
    await page.getByRole('button', { name: texts.group.text('group.map.show') }).tap();
    await expect(group.list).toHaveCount(0);
    const pins = group.map.getByRole('button');
    await expect(pins.first()).toBeVisible();
    await group.zoomIn.tap();
    await expect(page.getByRole('button', { name: texts.group.text('group.map.all') })).toBeEnabled();
    await page.getByRole('button', { name: texts.group.text('group.map.all') }).tap();
    await group.pin('Windpump Lodge').tap();
    await expect(group.onMap('Windpump Lodge').getByRole('link')).toBeVisible();
    await group
      .onMap('Windpump Lodge')
      .getByRole('button', { name: texts.group.text('group.map.close') })
      .tap();
    await page.getByRole('button', { name: texts.group.text('group.map.hide') }).tap();
  });

  await test.step('A tap enters the hotel', async () => {
    await group.enter('Windpump Lodge').tap();
    await expect(page).toHaveURL(/\/Book\/KAROO\/Rooms-And-Rates\?/);
    await expect(page.getByRole('heading', { level: 1, name: texts.rooms.text('page.title') })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
