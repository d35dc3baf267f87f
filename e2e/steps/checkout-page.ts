import { expect, type Locator, type Page } from '@playwright/test';

export interface Booker {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly telephone: string;
  readonly street: string;
  readonly postCode: string;
  readonly country: string;
}

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
    return this.page.getByRole('button', { name: /^Confirm and pay / });
  }

  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /^I agree to the booking conditions/ });
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(this.confirm).toBeEnabled();
  }

  async giveDetails(booker: Booker): Promise<void> {
    await this.field('First name').fill(booker.firstName);
    await this.field('Last name').fill(booker.lastName);
    await this.field('E-mail address').fill(booker.email);
    await this.field('Telephone').fill(booker.telephone);
    await this.field('Address').fill(booker.street);
    await this.field('Postcode').fill(booker.postCode);
    await this.page.getByLabel('Country').selectOption({ label: booker.country });
  }

  async giveCard(card: Card): Promise<void> {
    await this.field('Card number').fill(card.number);
    await this.field('Name on card').fill(card.name);
    await this.page.getByLabel('Expiry month').selectOption({ label: card.month });
    await this.page.getByLabel('Expiry year').selectOption({ label: card.year });
    await this.page.getByLabel(/^Security code/).fill(card.code);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }
}
