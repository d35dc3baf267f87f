import { expect, type Locator, type Page } from '@playwright/test';
import { rooms } from './messages.ts';
import { toUrlDate } from 'shared/domain';
import type { Stay } from '../support/stay.ts';

/** Rooms and rates, then the one page with upgrades, lead guests, extras and summary (product.md 4). */
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

  /** From the rooms to the page that follows, where all rooms are chosen already. */
  get onward(): Locator {
    return this.page.getByRole('button', { name: rooms.text('action.continue'), exact: true });
  }

  get toCheckout(): Locator {
    // On a phone the summary has the button too.
    return this.page.getByRole('button', { name: rooms.text('action.checkout') }).last();
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

  /** A rate with all that is said of it. */
  row(roomType: string, rate: string): Locator {
    return this.roomType(roomType).getByRole('rowgroup').filter({ hasText: rate });
  }

  /** Unfolds the rates of a room type beyond its best two. */
  async showRates(roomType: string): Promise<void> {
    await expect(this.rates(roomType).first()).toBeVisible();
    const folded = this.roomType(roomType).locator('details:not([open]) > summary');
    if ((await folded.count()) > 0) await folded.click();
  }

  /** The booking so far, beside the steps; on a phone it is behind the total. */
  get basket(): Locator {
    return this.page.getByRole('complementary', { name: rooms.text('basket.title') });
  }

  /** What every step is paid with in the end, as the page shows it. */
  get total(): Locator {
    return this.page.locator('.rr-basket__sum .price__amount, .rr-toggle .price__amount').first();
  }

  /** The page with everything that follows the choice of rooms. */
  async isYours(): Promise<void> {
    await expect(this.title(rooms.text('page.title-yours'))).toBeVisible();
  }

  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get upgrades(): Locator {
    return this.part(rooms.text('page.title-upgrades'));
  }

  get extras(): Locator {
    return this.part(rooms.text('page.title-extras'));
  }

  /** On a phone, at the top of the page; on a desktop the booking stands beside it. */
  get summary(): Locator {
    return this.part(rooms.text('page.title-summary'));
  }

  upgradeTo(roomType: string): Locator {
    return this.page.getByRole('button', { name: rooms.starts('upgrade.take-full', { room: roomType }) });
  }

  /** The extras of one room. */
  extrasOf(roomNumber: number): Locator {
    return this.page.getByRole('group', { name: rooms.starts('extras.heading', { number: roomNumber }) });
  }

  extra(name: string, roomNumber = 1): Locator {
    return this.extrasOf(roomNumber)
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** The extras that are not shown at once. */
  async showAllExtras(roomNumber = 1): Promise<void> {
    const others = this.extrasOf(roomNumber).getByRole('list', { name: rooms.starts('extras.more-for') });
    if (!(await others.isVisible())) await this.extrasOf(roomNumber).locator('summary').click();
    await expect(others).toBeVisible();
  }

  /** The beds of a room. */
  guest(roomNumber = 1): Locator {
    const name = rooms.starts('upgrade.heading', { number: roomNumber });
    return this.part(rooms.text('filters.beds')).getByRole('group', { name });
  }

  /** To Checkout: from the bar of a phone, whose page begins with the summary, or beside the booking (product.md 2). */
  async finish(size: 'desktop' | 'phone'): Promise<void> {
    await expect(this.summary).toHaveCount(size === 'phone' ? 1 : 0);
    await this.toCheckout.click();
  }

  /** Chooses the first rate of a room type for one of the rooms. */
  async chooseRoom(roomNumber: number, roomType: string): Promise<void> {
    await expect(this.heading(rooms.starts('rooms.choose-for', { number: roomNumber }))).toBeVisible();
    await this.rates(roomType).first().click();
  }

  /** The page that follows offers upgrades of each of the rooms. */
  async keepRooms(roomTypes: readonly string[]): Promise<void> {
    await this.isYours();
    for (const [index, roomType] of roomTypes.entries()) {
      const name = rooms.text('upgrade.heading', { number: index + 1, room: roomType });
      await expect(this.upgrades.getByRole('heading', { level: 3, name })).toBeVisible();
    }
  }

  setUp(name: string, roomNumber = 1): Locator {
    return this.guest(roomNumber)
      .getByRole('group', { name: rooms.text('guest.configuration') })
      .getByRole('radio', { name, exact: true });
  }

  /** The button to other beds than those that the room gets unless they are chosen. */
  changeBeds(roomNumber = 1): Locator {
    return this.guest(roomNumber).getByRole('button', { name: rooms.starts('guest.change-beds') });
  }

  async chooseSetUp(name: string, roomNumber = 1): Promise<void> {
    const known = this.guest(roomNumber).getByText(name, { exact: true });
    const change = this.changeBeds(roomNumber);
    await expect(known.or(change).first()).toBeVisible();
    if (!(await known.isVisible())) await change.click();
    const radio = this.setUp(name, roomNumber);
    // Beds that the room gets anyway stand there without a question.
    if (await radio.isVisible()) await radio.check();
  }

  async addExtra(roomNumber: number, name: string): Promise<void> {
    const extras = this.extrasOf(roomNumber);
    const add = extras.getByRole('button', { name: rooms.starts('extras.add-full', { name }) });
    await expect(extras.getByRole('listitem').first()).toBeVisible();
    if (!(await add.isVisible())) await this.showAllExtras(roomNumber);
    await add.click();
    await expect(this.added(name, roomNumber)).toBeVisible();
  }

  added(name: string, roomNumber = 1): Locator {
    return this.extrasOf(roomNumber).getByRole('button', {
      name: rooms.text('extras.added-full', { name }),
    });
  }
}
