import { expect, type Locator, type Page } from '@playwright/test';
import { card as cardWords, preCheckIn as words } from './messages.ts';
import type { Card } from './checkout-page.ts';
import type { ScreenSize } from './booking.ts';

/** Pre check-in: the nine steps of product.md 4. */
export class PreCheckInPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get begin(): Locator {
    return this.page.getByRole('button', { name: words.text('start.begin') });
  }

  get onward(): Locator {
    return this.page.getByRole('button', { name: words.text('action.continue'), exact: true });
  }

  get toPayment(): Locator {
    return this.page.getByRole('button', { name: words.text('summary.give-payment') });
  }

  get save(): Locator {
    return this.page.getByRole('button', { name: words.text('action.save') });
  }

  get requests(): Locator {
    return this.page.getByLabel(words.text('summary.requests-label'));
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
    const name = number === 1 ? words.text('guest.lead-guest') : words.starts('guest.title', { number });
    return this.page.getByRole('group', { name });
  }

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.title(words.starts('start.title-nobody'))).toBeVisible();
  }

  /** From the start to the first room. */
  async toFirstRoom(): Promise<void> {
    await this.begin.click();
    await expect(this.title(words.text('booker.title'))).toBeVisible();
    await this.onward.click();
    await expect(this.title(/^(Room 1|Your room)$/)).toBeVisible();
  }

  /** Goes on with what is there, from the first room to the review. */
  async toReview(size: ScreenSize, rooms: number): Promise<void> {
    for (let number = 1; number <= rooms; number += 1) {
      const name = rooms === 1 ? words.text('room.title') : words.text('room.title-numbered', { number });
      if (size === 'phone' && number === 1) {
        await expect(this.title(name)).toBeVisible();
        await this.onward.click();
      }
      if (size === 'phone') {
        await expect(this.title(words.text('guest.lead-guest'))).toBeVisible();
        await this.onward.click();
      }
      await expect(this.title(name)).toBeVisible();
      await this.onward.click();
    }
    await expect(this.title(words.text('summary.title'))).toBeVisible();
  }

  async giveCard(card: Card): Promise<void> {
    await this.field(cardWords.text('card.number')).fill(card.number);
    await this.field(cardWords.text('card.expiry')).fill(`${card.month}/${card.year}`);
    await this.page.getByLabel(cardWords.starts('card.cvv')).fill(card.code);
  }
}
