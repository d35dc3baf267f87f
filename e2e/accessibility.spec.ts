import { otherScreens, walkThrough } from './steps/index.ts';
import { violations } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('every screen of the journey meets WCAG 2.2 AA', async ({ page, site, hotel, size }) => {
  test.slow();
  const found: Record<string, string[]> = {};
  await walkThrough(page, site.url, await hotel.stay(22), size, async (name) => {
    found[name] = await violations(page);
  });
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
});

for (const [name, path] of otherScreens) {
  test(`${name} meets WCAG 2.2 AA`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}
