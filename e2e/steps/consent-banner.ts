import { expect, type Locator, type Page } from '@playwright/test';
import { shell } from './messages.ts';

/** Whether the hotel may measure. */
export class ConsentBanner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: shell.text('consent.title') });
  }

  get accept(): Locator {
    return this.region.getByRole('button', { name: shell.text('consent.accept'), exact: true });
  }

  get reject(): Locator {
    return this.region.getByRole('button', { name: shell.text('consent.reject'), exact: true });
  }

  /** In the footer of every page. */
  get settings(): Locator {
    return this.page.getByRole('button', { name: shell.text('consent.settings') });
  }

  async agree(): Promise<void> {
    await this.accept.click();
    await expect(this.region).toBeHidden();
  }
}
