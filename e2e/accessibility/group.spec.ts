import { GroupPage, queryOf } from '../steps/index.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { isEverything } from 'shared/testing/everything';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const searchCall = '**/api/Availability/SearchPropertyGroup';

test('every state of the group page meets WCAG 2.2 AA', async ({ page, site, hotel, size }) => {
  test.slow();
  const group = new GroupPage(page);
  const states = new StatesSeen(page);
  const query = queryOf(await hotel.stay(18));
  const showMap = async (): Promise<void> => {
    if (size === 'phone')
      await page.getByRole('button', { name: texts.group.text('group.map.show') }).click();
  };

  await group.open(site.url, '?adults=lots');
  await states.see('without dates, and a link that did not fit');
  await group.search.submit.click();
  await expect(group.search.calendar).toBeVisible();
  await states.see('incomplete, with the calendar');
  await page.keyboard.press('Escape');
  await expect(group.search.dates).toBeFocused();
  await states.seeAtBothWidths('incomplete');
  await group.search.rooms.click();
  const rooms = page.getByRole('dialog', { name: texts.group.text('search.rooms') });
  for (let count = 1; count < 6; count += 1)
    await rooms.getByRole('button', { name: texts.group.text('search.room.add') }).click();
  await expect(rooms.getByText(texts.rules.text('error.title-maximum-rooms'))).toBeVisible();
  await states.see('as many rooms as there may be');

  const looked = Promise.withResolvers<null>();
  await page.route(searchCall, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await group.open(site.url, query);
  await expect(group.result).toHaveText(texts.group.text('group.results.asking'));
  await states.see('looking for rooms');
  looked.resolve(null);
  await group.isAnswered();
  await page.unroute(searchCall);
  await states.seeAtBothWidths('found');
  await group.choose('Show prices in', 'EUR · Euro');
  await states.see('in another currency');
  await group.area('Scandinavia').check();
  await group.area('All areas').check();
  await showMap();
  await expect(page.locator('.gr-ground__land')).toBeAttached();
  await group.pin('Windpump Lodge').click();
  await expect(group.onMap('Windpump Lodge')).toBeVisible();
  await states.seeAtBothWidths('map with a hotel');
  await group.zoomIn.click();
  await states.see('map, nearer');

  await group.open(site.url, `${query}&area=britain&stars=5`);
  await expect(page.getByText(texts.group.text('group.empty.title'))).toBeVisible();
  await states.see('nothing fits');
  await group.open(site.url, query.replace('adults=2', 'adults=12'));
  await expect(page.getByText(texts.group.text('group.none.title'))).toBeVisible();
  await states.seeAtBothWidths('no rooms');
  await showMap();
  await expect(group.map.getByRole('button').first()).toBeVisible();
  await states.see('no rooms, on the map');
  await page.route(searchCall, (route) => route.abort());
  await group.open(site.url, query);
  await expect(page.getByText(texts.group.text('group.failed.title'))).toBeVisible();
  await states.see('failed');

  expect(states.problems).toEqual([]);
});

// One from right to left; Danish differs from English in its words only.
const languages = [
  ['ar', 'ابحث عن فندق'],
  ...(isEverything ? [['da', 'Find et hotel'] as const] : []),
] as const;
for (const [language, title] of languages) {
  test(`and in ${language}`, async ({ page, site, hotel }) => {
    const states = new StatesSeen(page);
    await page.goto(`${site.url}/BookGroup/COAST${queryOf(await hotel.stay(18))}&languageCode=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('.gr-hotel .price').first()).toBeVisible();
    await states.seeAtBothWidths(language);
    expect(states.problems).toEqual([]);
  });
}
