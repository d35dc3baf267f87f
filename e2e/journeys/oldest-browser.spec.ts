import { createRequire } from 'node:module';
import { youngerThan } from '../../scripts/lint/web-platform.ts';
import { chooseTwoRooms, payByCard } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

const { browserslist }: { readonly browserslist: readonly string[] } = createRequire(import.meta.url)(
  '../../package.json',
);

test('a guest books with what the oldest supported browsers have', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  await page.addInitScript((names) => {
    for (const [owner, member] of names) {
      const home = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[owner];
      if (home === undefined) continue;
      Reflect.deleteProperty(home, member);
      if (home.prototype) Reflect.deleteProperty(home.prototype, member);
    }
  }, youngerThan(browserslist));
  await chooseTwoRooms(page, site.url, await hotel.stay(41), size);
  expect(await page.evaluate(() => 'any' in AbortSignal || 'groupBy' in Map)).toBe(false);
  await payByCard(page);
  expect(complaints).toEqual([]);
});
