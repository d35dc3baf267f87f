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

  roomType(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** The buttons of a room type's rates. */
  rates(roomType: string): Locator {
    return this.roomType(roomType).getByRole('button', { name: /^Choose / });
  }

  /** Chooses the first rate of a room type for one of the rooms. */
  async chooseRoom(roomNumber: number, roomType: string): Promise<void> {
    await expect(this.heading(new RegExp(`^Choose room ${roomNumber} of`))).toBeVisible();
    await this.rates(roomType).first().click();
  }

  /** Goes past the upgrades that are offered for each of the rooms. */
  async keepRooms(roomTypes: readonly string[]): Promise<void> {
    await expect(this.title('A little more room?')).toBeVisible();
    for (const [index, roomType] of roomTypes.entries()) {
      await expect(this.heading(new RegExp(`^Room ${index + 1}: ${roomType}`))).toBeVisible();
      await this.onward.click();
    }
  }

  setUp(name: string): Locator {
    return this.page
      .getByRole('group', { name: 'How would you like the room set up?' })
      .getByRole('radio', { name, exact: true });
  }

  async nameLeadGuest(roomNumber: number, guest: GuestName, setUp: string): Promise<void> {
    await expect(this.heading(new RegExp(`^Lead guest of room ${roomNumber}`))).toBeVisible();
    await this.page.getByLabel('First name').fill(guest.firstName);
    await this.page.getByLabel('Last name').fill(guest.lastName);
    await this.setUp(setUp).check();
  }

  async addExtra(roomNumber: number, name: string): Promise<void> {
    await expect(this.heading(new RegExp(`^Extras for room ${roomNumber}`))).toBeVisible();
    await this.page.getByRole('button', { name: `Add ${name}` }).click();
    await expect(this.page.getByRole('button', { name: `Added: ${name}` })).toBeVisible();
  }
}
