import { GroupPage, queryOf } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const top = (box: { readonly y: number } | null): number => box?.y ?? Infinity;
const end = (box: { readonly x: number; readonly width: number } | null): number =>
  box === null ? Infinity : Math.round(box.x + box.width);

test('the first hotel is seen without scrolling, and nothing stands out of the column', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const group = new GroupPage(page);
  const areas = page.locator('.gr-areas__list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await group.open(site.url, queryOf(await hotel.stay(18)));
  await group.isAnswered();
  const first = group.list.getByRole('listitem').first();
  // Its name and price are in the first screenful, not only its upper edge.
  expect(top(await first.boundingBox())).toBeLessThan(600);
  expect(end(await areas.boundingBox())).toBeLessThanOrEqual(end(await group.search.form.boundingBox()));

  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: texts.group.text('group.map.show') })).toBeVisible();
  expect(top(await first.boundingBox())).toBeLessThan(700);
  expect(end(await areas.boundingBox())).toBe(end(await group.search.form.boundingBox()));
  expect(complaints).toEqual([]);
});
