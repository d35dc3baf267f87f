import { expect, type Locator, type Page } from '@playwright/test';
import { frame, shell } from './messages.ts';

/** What stands above and below every page: the menu with its dialogs, and the footer. */
export class SiteHeader {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get menu(): Locator {
    return this.page.locator('#site-menu');
  }

  /** Opens the menu where it is behind a button. */
  async openMenu(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: frame.text('frame.menu'), exact: true });
    if (await toggle.isVisible()) await toggle.click();
    await expect(this.menu).toBeVisible();
  }

  get currency(): Locator {
    return this.menu.getByRole('button', { name: frame.starts('frame.currency') });
  }

  /** `name` as the dialog has it: the currency's name and code. */
  async chooseCurrency(name: string): Promise<void> {
    await this.openMenu();
    await this.currency.click();
    const dialog = this.page.getByRole('dialog', { name: shell.text('currency.title') });
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  }
}
