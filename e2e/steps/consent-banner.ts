import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the hotel may measure. */
export class ConsentBanner {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Your privacy' });
  }

  get accept(): Locator {
    return this.region.getByRole('button', { name: 'Accept', exact: true });
  }

  get reject(): Locator {
    return this.region.getByRole('button', { name: 'Reject', exact: true });
  }

  /** In the footer of every page. */
  get settings(): Locator {
    return this.page.getByRole('button', { name: 'Cookie settings' });
  }

  async agree(): Promise<void> {
    await this.accept.click();
    await expect(this.region).toBeHidden();
  }
}
