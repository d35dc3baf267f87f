import { expect, type Locator, type Page } from '@playwright/test';
import { card as cardWords, checkout as words } from './messages.ts';
import { chooseIn } from './select-field.ts';
import { texts } from './messages.ts';

export interface Booker {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly telephone: string;
  readonly street: string;
  readonly postCode: string;
  readonly country: string;
}

export type GuestName = Pick<Booker, 'firstName' | 'lastName'>;

export interface Card {
  readonly number: string;
  readonly name: string;
  readonly month: string;
  readonly year: string;
  readonly code: string;
}

/** Checkout: booker, address, payment, terms (product.md 5). */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get confirm(): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(
        (['checkout.confirm', 'checkout.confirm.invoice', 'checkout.confirm.redirect'] as const)
          .map((key) => words.starts(key).source)
          .join('|'),
      ),
    });
  }

  /** Why no booking was made, or what is not known of it: above the button. */
  get refusal(): Locator {
    return this.page.locator('.co-refusal');
  }

  get applied(): Locator {
    return this.page.getByRole('status').filter({ hasText: texts.checkout.text('checkout.payment.2') });
  }

  /** The total beside the form. */
  get total(): Locator {
    return this.page.locator('.co-total .price__amount');
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: words.starts('checkout.terms.agree') });
  }

  /** Ticks the box where the hotel has one; elsewhere a sentence above the button says it. */
  async agree(): Promise<void> {
    const sentence = this.page.getByText(words.text('checkout.terms.sentence'));
    await expect(this.terms.or(sentence)).toBeVisible();
    if (await this.terms.isVisible()) await this.terms.check();
    // As a guest who reads it comes to the end of the form.
    else await sentence.scrollIntoViewIfNeeded();
  }

  async isOpen(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { level: 1, name: words.text('checkout.title') }),
    ).toBeVisible();
    await expect(this.confirm).toBeEnabled();
  }

  /**
   * By its key: a pointer that presses in the very frame in which the page was scrolled to the button still meets what was there before,
   * and where that was a gateway's frame, the press is lost.
   */
  async pressConfirm(): Promise<void> {
    await this.confirm.press('Enter');
  }

  /** The lead guest of a room beside the first. */
  guest(roomNumber: number): Locator {
    return this.page.getByRole('group', {
      name: texts.checkout.text('checkout.guest.heading', { number: roomNumber }),
    });
  }

  async nameGuest(roomNumber: number, { firstName, lastName }: GuestName): Promise<void> {
    await this.guest(roomNumber).getByLabel(words.text('checkout.firstName')).fill(firstName);
    await this.guest(roomNumber).getByLabel(words.text('checkout.lastName')).fill(lastName);
  }

  /** Who books and leads the first room, and who leads the second, where there is one. */
  async giveDetails(
    booker: Booker,
    second: GuestName = { firstName: 'Grace', lastName: 'Hopper' },
  ): Promise<void> {
    const heading = this.page.getByRole('heading', { name: texts.checkout.text('checkout.guests') });
    // The place of the other guests is there before their fields are.
    if ((await heading.or(this.page.locator('.co-guests')).count()) > 0) await this.nameGuest(2, second);
    await this.field(words.text('checkout.firstName')).fill(booker.firstName);
    await this.field(words.text('checkout.lastName')).fill(booker.lastName);
    await this.field(words.text('checkout.email')).fill(booker.email);
    await this.field(words.text('checkout.phone')).fill(booker.telephone);
    for (const [label, value] of [
      ['checkout.street', booker.street],
      ['contact.post-code.postal', booker.postCode],
    ] as const) {
      // Asked only where the hotel requires it.
      const field = this.field(words.text(label));
      if ((await field.count()) > 0) await field.fill(value);
    }
    await chooseIn(this.page.getByLabel(words.text('checkout.country'), { exact: true }), booker.country);
  }

  async giveCard(card: Card): Promise<void> {
    await this.field(cardWords.text('card.number')).fill(card.number);
    await this.field(cardWords.text('card.name')).fill(card.name);
    await this.field(cardWords.text('card.expiry')).fill(`${card.month}/${card.year}`);
    await this.page.getByLabel(cardWords.starts('card.cvv')).fill(card.code);
  }

  async useVoucher(code: string): Promise<void> {
    const field = this.field(texts.checkout.text('voucher.code'));
    const open = this.page.getByRole('button', { name: words.text('checkout.voucher.add') });
    await expect(open.or(field)).toBeVisible();
    if (await open.isVisible()) await open.click();
    await field.fill(code);
    await this.page.getByRole('button', { name: texts.checkout.text('voucher.apply') }).click();
  }

  async payBy(method: string): Promise<void> {
    await this.page
      .getByRole('group', { name: words.text('checkout.payment.method') })
      .getByRole('radio', { name: method })
      .check();
  }

  field(label: string): Locator {
    // The fields of the booker stand before those of other guests.
    return this.page.getByLabel(label, { exact: true }).first();
  }
}
