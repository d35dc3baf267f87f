import { expect, type Locator, type Page } from '@playwright/test';
import { toUrlDate } from 'shared/domain';
import type { Stay } from '../support/stay.ts';

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

  /** As a link from elsewhere does; `party` is the rest of the query, such as `adults=2&children=1`. */
  async open(url: string, code: string, { from, to }: Stay, party: string): Promise<void> {
    const dates = `fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}`;
    await this.page.goto(`${url}/Book/${code}/Rooms-And-Rates?${dates}&${party}`);
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

  rate(roomType: string, rate: string): Locator {
    return this.roomType(roomType).getByRole('button', { name: `Choose ${rate}, ${roomType}, ` });
  }

  /** The booking so far, beside the steps; on a phone it is behind the total. */
  get basket(): Locator {
    return this.page.getByRole('complementary', { name: 'Your booking' });
  }

  /** What every step is paid with in the end, as the page shows it. */
  get total(): Locator {
    return this.page.locator('.rr-basket__sum .price__amount, .rr-toggle .price__amount').first();
  }

  upgradeTo(roomType: string): Locator {
    return this.page.getByRole('button', { name: `Upgrade to ${roomType} for ` });
  }

  extra(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** The lead guest of the room that is shown. */
  async name({ firstName, lastName }: GuestName): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
  }

  /** From the last step to Checkout: at once on a desktop, over the summary on a phone (product.md 2). */
  async finish(size: 'desktop' | 'phone'): Promise<void> {
    if (size === 'phone') {
      await this.onward.click();
      await expect(this.title('Your booking')).toBeVisible();
    }
    await this.toCheckout.click();
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
