import { expect, type Locator, type Page } from '@playwright/test';

export interface GuestName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Rooms and rates: room types and rates, upgrades, lead guests, extras, summary (product.md 4). */
export class RoomsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get onward(): Locator {
    return this.page.getByRole('button', { name: 'Continue', exact: true });
  }

  get toCheckout(): Locator {
    return this.page.getByRole('button', { name: 'Continue to checkout' });
  }

  title(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  heading(name: RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name });
  }

  roomType(index: number): Locator {
    return this.page.getByRole('article').nth(index);
  }

  /** Chooses the first rate of the room type that stands at `index`; gives the room type's name. */
  async chooseRoom(roomNumber: number, index: number): Promise<string> {
    await expect(this.heading(new RegExp(`^Choose room ${roomNumber} of`))).toBeVisible();
    const card = this.roomType(index);
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    await card.getByRole('button', { name: /^Choose / }).first().click();
    return name;
  }

  async keepRooms(count: number): Promise<void> {
    await expect(this.title('A little more room?')).toBeVisible();
    for (let room = 0; room < count; room += 1) await this.onward.click();
  }

  async nameLeadGuest(roomNumber: number, guest: GuestName): Promise<void> {
    await expect(this.heading(new RegExp(`^Lead guest of room ${roomNumber}`))).toBeVisible();
    await this.page.getByLabel('First name').fill(guest.firstName);
    await this.page.getByLabel('Last name').fill(guest.lastName);
  }

  async addExtra(roomNumber: number, name: string): Promise<void> {
    await expect(this.heading(new RegExp(`^Extras for room ${roomNumber}`))).toBeVisible();
    await this.page.getByRole('button', { name: `Add ${name}` }).click();
    await expect(this.page.getByRole('button', { name: `Added: ${name}` })).toBeVisible();
  }
}
