import { expect, type Locator, type Page } from '@playwright/test';
import type { Card } from './checkout-page.ts';
import type { ScreenSize } from './booking.ts';

/** Pre check-in: the nine steps of product.md 4. */
export class PreCheckInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get begin(): Locator {
    return this.page.getByRole('button', { name: 'Start check-in' });
  }

  get onward(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }

  get toPayment(): Locator {
    return this.page.getByRole('button', { name: 'Continue to payment details' });
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: 'Complete check-in' });
  }

  get requests(): Locator {
    return this.page.getByLabel('Anything we should know?');
  }

  /** The one badge of a link that opens no form (product.md 4). */
  get badge(): Locator {
    return this.page.locator('.pc-badge');
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  /** One guest among those of a desktop's room. */
  guest(number: number): Locator {
    const name = number === 1 ? 'Lead guest' : new RegExp(`^Guest ${number}`);
    return this.page.getByRole('group', { name });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.title(/^Welcome/)).toBeVisible();
  }

  /** From the start to the first room. */
  async toFirstRoom(): Promise<void> {
    await this.begin.click();
    await expect(this.title('Your details')).toBeVisible();
    await this.onward.click();
    await expect(this.title(/^(Room 1|Your room)$/)).toBeVisible();
  }

  /** Goes on with what is there, from the first room to the review. */
  async toReview(size: ScreenSize, rooms: number): Promise<void> {
    for (let number = 1; number <= rooms; number += 1) {
      const name = rooms === 1 ? 'Your room' : `Room ${number}`;
      if (size === 'phone' && number === 1) {
        await expect(this.title(name)).toBeVisible();
        await this.onward.click();
      }
      if (size === 'phone') {
        await expect(this.title('Lead guest')).toBeVisible();
        await this.onward.click();
      }
      await expect(this.title(name)).toBeVisible();
      await this.onward.click();
    }
    await expect(this.title('Is everything right?')).toBeVisible();
  }

  async giveCard(card: Card): Promise<void> {
    await this.field('Card number').fill(card.number);
    await this.page.getByLabel('Expiry month').selectOption({ label: card.month });
    await this.page.getByLabel('Expiry year').selectOption({ label: card.year });
    await this.page.getByLabel(/^Security code/).fill(card.code);
  }
}
