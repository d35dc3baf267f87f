import { expect, type Page } from '@playwright/test';
import { rooms as words } from './messages.ts';
import { toUrlDate } from 'shared/domain';
import type { Stay } from '../support/stay.ts';
import { CheckoutPage } from './checkout-page.ts';
import { RoomsPage, type GuestName } from './rooms-page.ts';

/** A room for two adults, opened by a link. */
export interface RoomWish {
  readonly code: string;
  readonly stay: Stay;
  readonly roomType: string;
  readonly rate: string;
  /** For a rate that is not on everybody's list. */
  readonly ratePlanCode?: string;
}

const mostSteps = 8;
/** Longer than a step takes on a busy machine. */
const stepMs = 10_000;

/** From a link to the results, past upgrades and extras, to Checkout with one room. */
export async function chooseOneRoom(
  page: Page,
  url: string,
  { code, stay, roomType, rate, ratePlanCode }: RoomWish,
  guest: GuestName,
): Promise<CheckoutPage> {
  const query = new URLSearchParams({
    fromDate: toUrlDate(stay.from),
    toDate: toUrlDate(stay.to),
    adults: '2',
    ...(ratePlanCode === undefined ? {} : { ratePlanCode }),
  });
  await page.goto(`${url}/Book/${code}/Rooms-And-Rates?${query.toString()}`);
  await page
    .getByRole('button', { name: words.starts('rate.choose-full', { rate, room: roomType }) })
    .click();
  const rooms = new RoomsPage(page);
  const next = rooms.onward.or(rooms.toCheckout).first();
  // The address changes first; the step before stays in sight, with its button, until Checkout has come.
  for (let step = 0; step < mostSteps && !isCheckout(page); step += 1) {
    await expect(next).toBeVisible();
    const before = await whereIn(page);
    // What a room's set-up may be comes later than its guests: a step that lacks it stays.
    await expect(async () => {
      if ((await whereIn(page)) !== before) return;
      if (await rooms.title(words.text('page.title-occupancy')).isVisible()) await nameGuest(page, guest);
      await next.click();
      await expect.poll(() => whereIn(page), { timeout: stepMs }).not.toBe(before);
    }).toPass();
  }
  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  return checkout;
}

const isCheckout = (page: Page): boolean => new URL(page.url()).pathname.endsWith('/Checkout');

/** What tells one step from the next: its headings, and the address of the page. */
const whereIn = async (page: Page): Promise<string> =>
  [
    new URL(page.url()).pathname,
    ...(await page.getByRole('main').getByRole('heading').allInnerTexts()),
  ].join();

async function nameGuest(page: Page, guest: GuestName): Promise<void> {
  await page.getByLabel(words.text('guest.first-name')).fill(guest.firstName);
  await page.getByLabel(words.text('guest.last-name')).fill(guest.lastName);
  const setUp = page.getByRole('group', { name: words.text('guest.configuration') }).getByRole('radio');
  if ((await setUp.count()) > 0) await setUp.first().check();
}
