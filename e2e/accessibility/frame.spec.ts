import type { Locator, Page } from '@playwright/test';
import { languageCookie } from 'shared/first-screen';
import { SearchPage, SiteHeader } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { onAPhone, StatesSeen } from '../support/accessibility.ts';
import { roomAboveMessages } from '../support/covering.ts';
import { texts } from '../steps/messages.ts';

const widths = [320, 390, 600, 820, 1024, 1280, 1440, 1920] as const;
const languages = ['en-GB', 'da-DK', 'ar-AE'] as const;

async function open(page: Page, url: string, language: string): Promise<void> {
  await page.context().addCookies([{ name: languageCookie, value: language, url }]);
  await page.goto(`${url}/Book/HARBOUR`);
  await expect(page.locator('form.search-panel button[type="submit"]')).toBeEnabled();
}

/** How far the page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What of the header is cut off, covers something else, or is too small to be hit. */
const headerProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.className || element.tagName} "${element.textContent.trim().slice(0, 20)}"`;
    const shown = [...document.querySelectorAll('.site-header a, .site-header button')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    const problems: string[] = [];
    for (const [index, element] of shown.entries()) {
      const box = element.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5) problems.push(`${nameOf(element)} is cut off`);
      if (box.height < 24 || box.width < 24) problems.push(`${nameOf(element)} is too small`);
      for (const other of shown.slice(index + 1)) {
        const its = other.getBoundingClientRect();
        const isApart =
          its.left >= box.right - 0.5 ||
          its.right <= box.left + 0.5 ||
          its.top >= box.bottom - 0.5 ||
          its.bottom <= box.top + 0.5;
        if (!isApart) problems.push(`${nameOf(element)} covers ${nameOf(other)}`);
      }
    }
    return problems;
  });

const focusMark = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

/** The header as it stands; where its menu is behind a button, opens and closes it. */
async function isWhole(page: Page): Promise<void> {
  expect(await overflow(page), 'sideways scrolling').toBeLessThanOrEqual(0);
  expect(await headerProblems(page)).toEqual([]);
  const toggle = page.locator('.site-menu__toggle');
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  const width = page.viewportSize()?.width ?? 0;
  for (const entry of await page.locator('#site-menu .site-menu__item').all()) {
    const box = await entry.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
}

for (const language of languages) {
  test(`the header is whole at every width, in ${language}`, async ({ page, site }) => {
    test.slow();
    await open(page, site.url, language);
    for (const width of widths) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await isWhole(page);
      });
    }
    for (const [name, width, fontSize] of [
      ['the whole page', 640, ''],
      ['the text alone', 1280, '200%'],
    ] as const) {
      await test.step(`at 200 % nothing is lost: ${name}`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, fontSize);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await headerProblems(page)).toEqual([]);
      });
    }
  });
}

// Once in each direction: Danish differs from English in its words only.
for (const language of ['en-GB', 'ar-AE']) {
  test(`menu, dialogs and messages meet WCAG 2.2 AA, in ${language}`, async ({ page, site }) => {
    test.slow();
    const seen = new StatesSeen(page);
    const entries = page.locator('#site-menu button.site-menu__item');
    await open(page, site.url, language);
    await expect(page.locator('#site-menu button', { hasText: 'GBP' })).toBeAttached();
    // All of a visitor's open a dialog.
    for (const entry of await entries.all()) {
      await entry.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await seen.seeAtBothWidths(`dialog of ${(await entry.textContent()) ?? ''}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const tell = async (): Promise<void> => {
      await page.context().setOffline(true);
      await expect(page.locator('.toast')).toBeVisible();
      expect(await roomAboveMessages(page.locator('.site-header'))).toBeGreaterThan(0);
      await seen.see(`message at ${String(page.viewportSize()?.width)} px`);
      await page.context().setOffline(false);
    };
    await tell();
    await onAPhone(page, async () => {
      // A message finds its place when it comes, and not anew in a narrower window.
      await open(page, site.url, language);
      await page.locator('.site-menu__toggle').click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await seen.see('menu, on a phone');
      await page.keyboard.press('Escape');
      await tell();
    });
    expect(seen.problems).toEqual([]);
  });
}

test('the frame serves who has no pointer, sees little, or hears the page', async ({ page, site }) => {
  test.slow();
  await new SearchPage(page).open(site.url);
  const header = new SiteHeader(page);
  await test.step('the first Tab skips to the content, and says where it goes', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts.frame.text('frame.skip') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
  await test.step('a dialog takes focus, keeps it and gives it back', async () => {
    await header.currency.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.shell.text('currency.title') });
    await expect(dialog.getByRole('button', { name: /Euro/ })).toBeVisible();
    const isInside = (): Promise<boolean> =>
      dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(header.currency).toBeFocused();
  });
  await test.step('forced colours leave the focus, the state and the edges of things', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(header.currency).toBeFocused();
    expect(await focusMark(header.currency)).not.toMatch(/^none|0px$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: /British Pound/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const border = await dialog.evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(border).not.toBe('0px');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a message is read out, and comes without motion', async () => {
    await page.context().setOffline(true);
    const offline = page.getByText('You are offline.');
    await expect(offline).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 100),
    );
    expect(moving).toEqual([]);
    await expect(
      page
        .getByRole('region', { name: texts.ui.text('ui.notifications') })
        .locator('[aria-live="polite"]')
        .last(),
    ).toContainText('You are offline.');
    await page.context().setOffline(false);
    await expect(page.getByText(texts.shell.text('network.online'))).toBeVisible();
    await expect(offline).toBeHidden();
  });
  await test.step('a link to another page titles it, says so and moves focus to its heading', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/Account/ForgotPassword/HARBOUR';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(
      page.getByRole('heading', { level: 1, name: texts.frame.text('title.forgot-password') }),
    ).toBeFocused();
    await expect(page).toHaveTitle(/^Forgot password · /);
    await expect(page.locator('[data-live-region]')).toHaveText(/^Forgot password · /);
  });
});
