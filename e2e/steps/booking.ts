import { expect, type Page } from '@playwright/test';
import type { Stay } from '../support/stay.ts';
import { CheckoutPage } from './checkout-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { RoomsPage } from './rooms-page.ts';
import { SearchPage } from './search-page.ts';

/** Who books in the journeys, and with what; the card is the public test card that is approved. */
export const guests = {
  first: { firstName: 'Ada', lastName: 'Lovelace' },
  second: { firstName: 'Grace', lastName: 'Hopper' },
  booker: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    telephone: '+442079460958',
    street: '12 St James’s Square',
    postCode: 'SW1Y 4JH',
    country: 'United Kingdom',
  },
  card: {
    number: '4242 4242 4242 4242',
    name: 'Ada Lovelace',
    month: '12',
    year: String(new Date().getUTCFullYear() + 2),
    code: '123',
  },
} as const;

export const parties = [
  { adults: 2, children: 0 },
  { adults: 1, children: 2 },
] as const;

/** What the guests of the journeys choose at HARBOUR: both room types can be upgraded. */
export const choice = {
  rooms: ['Classic Double', 'Family Room'],
  setUps: ['One double bed', 'King bed and both bunks made up'],
  extra: 'Full breakfast',
} as const;

/** product.md 2: on a desktop the booking stands beside the last page before Checkout, on a phone at its end. */
export type ScreenSize = 'desktop' | 'phone';

/** From the search with two rooms to Checkout: different room types, both lead guests, one extra. */
export async function chooseTwoRooms(page: Page, url: string, stay: Stay, size: ScreenSize): Promise<void> {
  const search = new SearchPage(page);
  await search.open(url);
  await search.chooseDates(stay);
  await search.chooseParties(parties);
  await search.search();
  await fillTwoRooms(page, size);
}

/** From the results of a search for two rooms to Checkout. */
export async function fillTwoRooms(page: Page, size: ScreenSize): Promise<void> {
  const rooms = new RoomsPage(page);
  await rooms.chooseRoom(1, choice.rooms[0]);
  await rooms.chooseRoom(2, choice.rooms[1]);
  await rooms.keepRooms(choice.rooms);
  await expect(page.getByRole('alert'), 'nothing is wrong before it was asked for').toHaveCount(0);
  await rooms.chooseSetUp(choice.setUps[0]);
  await rooms.chooseSetUp(choice.setUps[1], 2);
  await rooms.addExtra(1, choice.extra);
  await rooms.finish(size);
}

/** From the checkout that is open, or opening, to its confirmation. */
export async function payByCard(page: Page): Promise<ConfirmationPage> {
  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  await checkout.confirm.click();
  const confirmation = new ConfirmationPage(page);
  await confirmation.isOpen(guests.booker.firstName);
  return confirmation;
}

/** The whole booking; ends on the confirmation. */
export async function bookTwoRooms(page: Page, url: string, stay: Stay, size: ScreenSize): Promise<void> {
  await chooseTwoRooms(page, url, stay, size);
  await payByCard(page);
}
