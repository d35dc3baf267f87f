import { expect, type Locator, type Page } from '@playwright/test';

const furthest = 120;

/** A guest without a pointer: Tab to get there, keys to use it. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab (or Shift+Tab) until `target` has the focus, and sees that the focus can be seen there. */
  async goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let steps = 0; steps < furthest; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
        return;
      }
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not come to ${String(target)} within ${furthest} steps.`);
  }

  /** The same for what stands in a frame, whose document has a focus of its own. */
  async focusIn(target: Locator): Promise<void> {
    for (let steps = 0; steps < furthest; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async press(target: Locator, ...keys: readonly string[]): Promise<void> {
    await this.goTo(target);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types into a field, or into a list to choose what begins so. */
  async type(target: Locator, text: string): Promise<void> {
    await this.goTo(target);
    await this.page.keyboard.type(text);
    if ((await target.getAttribute('role')) === 'combobox') await this.page.keyboard.press('Enter');
  }
}
