import { expect, type Locator, type Page } from '@playwright/test';
import { rooms } from './messages.ts';
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
    return this.page.getByRole('button', { name: rooms.text('action.continue'), exact: true });
  }

  get toCheckout(): Locator {
    return this.page.getByRole('button', { name: rooms.text('action.checkout') });
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
    return this.roomType(roomType).getByRole('button', { name: rooms.starts('rate.choose-full') });
  }

  rate(roomType: string, rate: string): Locator {
    return this.roomType(roomType).getByRole('button', {
      name: rooms.starts('rate.choose-full', { rate, room: roomType }),
    });
  }

  /** The booking so far, beside the steps; on a phone it is behind the total. */
  get basket(): Locator {
    return this.page.getByRole('complementary', { name: rooms.text('basket.title') });
  }

  /** What every step is paid with in the end, as the page shows it. */
  get total(): Locator {
    return this.page.locator('.rr-basket__sum .price__amount, .rr-toggle .price__amount').first();
  }

  upgradeTo(roomType: string): Locator {
    return this.page.getByRole('button', { name: rooms.starts('upgrade.take-full', { room: roomType }) });
  }

  extra(name: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** The lead guest of the room that is shown. */
  async name({ firstName, lastName }: GuestName): Promise<void> {
    await this.page.getByLabel(rooms.text('guest.first-name')).fill(firstName);
    await this.page.getByLabel(rooms.text('guest.last-name')).fill(lastName);
  }

  /** From the last step to Checkout: at once on a desktop, over the summary on a phone (product.md 2). */
  async finish(size: 'desktop' | 'phone'): Promise<void> {
    if (size === 'phone') {
      await this.onward.click();
      await expect(this.title(rooms.text('page.title-summary'))).toBeVisible();
    }
    await this.toCheckout.click();
  }

  /** Chooses the first rate of a room type for one of the rooms. */
  async chooseRoom(roomNumber: number, roomType: string): Promise<void> {
    await expect(this.heading(rooms.starts('rooms.choose-for', { number: roomNumber }))).toBeVisible();
    await this.rates(roomType).first().click();
  }

  /** Goes past the upgrades that are offered for each of the rooms. */
  async keepRooms(roomTypes: readonly string[]): Promise<void> {
    await expect(this.title(rooms.text('page.title-upgrades'))).toBeVisible();
    for (const [index, roomType] of roomTypes.entries()) {
      await expect(
        this.heading(rooms.starts('upgrade.heading', { number: index + 1, room: roomType })),
      ).toBeVisible();
      await this.onward.click();
    }
  }

  setUp(name: string): Locator {
    return this.page
      .getByRole('group', { name: rooms.text('guest.configuration') })
      .getByRole('radio', { name, exact: true });
  }

  async nameLeadGuest(roomNumber: number, guest: GuestName, setUp: string): Promise<void> {
    await expect(this.heading(rooms.starts('guest.heading', { number: roomNumber }))).toBeVisible();
    await this.page.getByLabel(rooms.text('guest.first-name')).fill(guest.firstName);
    await this.page.getByLabel(rooms.text('guest.last-name')).fill(guest.lastName);
    await this.setUp(setUp).check();
  }

  async addExtra(roomNumber: number, name: string): Promise<void> {
    await expect(this.heading(rooms.starts('extras.heading', { number: roomNumber }))).toBeVisible();
    await this.page.getByRole('button', { name: rooms.starts('extras.add-full', { name }) }).click();
    await expect(
      this.page.getByRole('button', { name: rooms.text('extras.added-full', { name }) }),
    ).toBeVisible();
  }
}
