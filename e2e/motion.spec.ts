import type { Locator, Page } from '@playwright/test';
import { SearchPage, SiteHeader } from './steps/index.ts';
import { texts } from './steps/messages.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Stops whatever begins to move in the middle of it, so that it can be used there. */
const stopMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element) for (const animation of target.getAnimations()) animation.pause();
    });
  });

const motionOf = (element: Locator): Promise<string[]> =>
  element.evaluate((box) => box.getAnimations().map(({ playState }) => playState));

test('a dialog is used while it still comes in, and closes', async ({ page, site }) => {
  await new SearchPage(page).open(site.url);
  await stopMotion(page);
  const { currency } = new SiteHeader(page);
  const dialog = page.getByRole('dialog', { name: texts.shell.text('currency.title') });
  await currency.press('Enter');
  await expect.poll(() => motionOf(dialog)).toEqual(['paused']);
  await dialog.getByRole('button', { name: /Euro/ }).click();
  await expect(dialog).toBeHidden();
  await expect(currency).toContainText('EUR');
});

test('a message slides in, is read while it moves, and goes by itself', async ({ page, site }) => {
  await new SearchPage(page).open(site.url);
  await stopMotion(page);
  const messages = page.locator('.toast');
  const online = messages.filter({ hasText: texts.shell.text('network.online') });
  await page.context().setOffline(true);
  await expect.poll(() => motionOf(messages)).toEqual(['paused']);
  await expect(messages).toContainText('You are offline.');
  await page.context().setOffline(false);
  await expect(online).toBeVisible();
  await expect(messages).toHaveCount(0);
});
