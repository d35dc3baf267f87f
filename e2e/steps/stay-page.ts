import { expect, type Locator, type Page } from '@playwright/test';
import { stay as words } from './messages.ts';

/** “Manage booking”, as far as several journeys need it. */
export class StayPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: words.text('change.question') });
  }

  get confirm(): Locator {
    return this.dialog.getByRole('button', { name: words.text('change.confirm') });
  }

  /** What has just happened to the booking, above the stay. */
  get told(): Locator {
    return this.page.locator('.stay-done');
  }

  get cancelled(): Locator {
    return this.page.getByText(words.text('stay.cancelled'), { exact: true }).first();
  }

  leadGuest(name: string): Locator {
    return this.page.getByText(words.text('stay.lead-guest', { name }));
  }

  /** Asks for other requests; leaves what that comes to open. */
  async lookAtRequests(notes: string): Promise<void> {
    await this.page.getByRole('button', { name: words.text('change.open') }).click();
    await this.page.getByLabel(words.text('change.requests')).fill(notes);
    await this.page.getByRole('button', { name: words.text('change.ask') }).click();
    await expect(this.confirm).toBeVisible();
  }
}
