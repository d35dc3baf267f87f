import { otherScreens } from '../steps/index.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** These have stories of their own beside this one. */
const seenElsewhere: readonly string[] = ['24-register', '25-pre-check-in', '26-group'];

test('the screens that need no booking meet WCAG 2.2 AA', async ({ page, site }) => {
  const seen = new StatesSeen(page);
  for (const [name, path] of otherScreens) {
    if (seenElsewhere.includes(name)) continue;
    await test.step(name, async () => {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await seen.seeAtBothWidths(name);
    });
  }
  expect(seen.problems).toEqual([]);
});
