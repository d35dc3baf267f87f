import { expect, type Page } from '@playwright/test';
import { checkout as checkoutWords, rooms as words } from './messages.ts';
import { toUrlDate } from 'shared/domain';
import { openFilledCheckout } from '../support/filled-basket.ts';
import { Hotel, type Stay } from '../support/stay.ts';
import { CheckoutPage, type GuestName } from './checkout-page.ts';
import { RoomsPage } from './rooms-page.ts';

/** A room for two adults, opened by a link. */
export interface RoomWish {
  readonly code: string;
  readonly stay: Stay;
  readonly roomType: string;
  readonly rate: string;
  /** For a rate that is not on everybody's list. */
  readonly ratePlanCode?: string | null;
}

/** Longer than a page takes on a busy machine. */
const pageMs = 10_000;

/** From a link to the results, over the page that follows, to Checkout with one room. */
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
    ...(ratePlanCode ? { ratePlanCode } : {}),
  });
  await page.goto(`${url}/Book/${code}/Rooms-And-Rates?${query.toString()}`);
  const rooms = new RoomsPage(page);
  await rooms.showRates(roomType);
  await rooms.rate(roomType, rate).click();
  await rooms.isYours();
  // What a room's set-up may be comes later: a page that lacks it stays.
  await expect(async () => {
    if (isCheckout(page)) return;
    const setUp = page.getByRole('group', { name: words.text('guest.configuration') }).getByRole('radio');
    if ((await setUp.count()) > 0) await setUp.first().check();
    await rooms.toCheckout.click();
    await expect.poll(() => isCheckout(page), { timeout: pageMs }).toBe(true);
  }).toPass();
  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  await checkout.field(checkoutWords.text('checkout.firstName')).fill(guest.firstName);
  await checkout.field(checkoutWords.text('checkout.lastName')).fill(guest.lastName);
  return checkout;
}

/** The same without the pages before: Checkout with the room in the basket, for stories that begin there. */
export async function openCheckout(
  page: Page,
  url: string,
  { code, ratePlanCode = null, stay, roomType, rate }: RoomWish,
  lead: GuestName,
): Promise<CheckoutPage> {
  const hotel = await Hotel.open(url, code);
  await openFilledCheckout(page, url, hotel, {
    stay,
    rooms: [{ roomType, rate, lead }],
    ratePlanCode,
  });
  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  return checkout;
}

const isCheckout = (page: Page): boolean => new URL(page.url()).pathname.endsWith('/Checkout');
