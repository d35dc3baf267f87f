import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { otherScreens, walkThrough } from './steps/index.ts';
import { expect, test } from './support/test.ts';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, as `rule: element` lines. */
async function violations(page: Page): Promise<string[]> {
  // Colours in the middle of a transition are nobody's choice.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const result = await new AxeBuilder({ page }).withTags(wcag22aa).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

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
