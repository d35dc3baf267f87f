import { expect, type Locator, type Page } from '@playwright/test';
import { frame, restaurant, rules, shell } from './messages.ts';

export interface TableDetails {
  readonly email: string;
  readonly telephone: string;
  readonly requests: string;
}

/** The table booking, as a dialog over any page of a hotel (product.md 2: restaurant table booking form). */
export class TableDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: shell.text('table.title') });
  }

  get email(): Locator {
    return this.dialog.getByLabel(restaurant.text('table.email'));
  }

  get telephone(): Locator {
    return this.dialog.getByLabel(restaurant.text('table.phone'));
  }

  get requests(): Locator {
    return this.dialog.getByLabel(restaurant.starts('table.requests'));
  }

  get book(): Locator {
    return this.dialog.getByRole('button', { name: restaurant.text('table.book') });
  }

  get reference(): Locator {
    return this.dialog.locator('.rt-booked__reference');
  }

  /** A choice by what a screen reader says of it: `2 Guests`, `19:00`, `Tuesday 1st December 2026`. */
  choice(group: 'Date' | 'Guests' | 'Time', name: string | RegExp): Locator {
    return this.dialog.getByRole('group', { name: group, exact: true }).getByRole('radio', { name });
  }

  /** Opens it from the menu, wherever that is. */
  async openFromMenu(): Promise<void> {
    const toggle = this.page.getByRole('button', { name: frame.text('frame.menu'), exact: true });
    if (await toggle.isVisible()) await toggle.click();
    await this.page
      .locator('#site-menu')
      .getByRole('button', { name: frame.text('frame.table') })
      .click();
    await this.isReady();
  }

  async isReady(): Promise<void> {
    // The remote, its first answers and the calendar of rooms may all be on their way at once.
    await expect(this.choice('Time', /^\d\d:\d\d/).first()).toBeVisible({ timeout: 20_000 });
  }

  async chooseRestaurant(name: string): Promise<void> {
    await this.dialog.getByRole('radio', { name, exact: true }).check();
    await this.isReady();
  }

  async chooseLastQuickDay(): Promise<void> {
    await this.dialog
      .getByRole('group', { name: restaurant.text('table.date'), exact: true })
      .getByRole('radio')
      .last()
      .check();
    await this.isReady();
  }

  async giveDetails({ email, telephone, requests }: TableDetails): Promise<void> {
    await this.email.fill(email);
    await this.telephone.fill(telephone);
    await this.requests.fill(requests);
  }

  /** Books, and gives the reference that is shown. */
  async confirm(): Promise<string> {
    await this.book.click();
    await expect(this.dialog.getByRole('heading', { name: rules.text('success.table') })).toBeFocused();
    return this.reference.innerText();
  }
}
