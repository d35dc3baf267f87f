import { expect, type Page } from '@playwright/test';
import { checkout as checkoutWords, rooms as words, search as searchWords } from './messages.ts';
import type { Stay } from '../support/stay.ts';
import { choice, guests, parties, type ScreenSize } from './booking.ts';
import { CheckoutPage } from './checkout-page.ts';
import { ConfirmationPage } from './confirmation-page.ts';
import { RoomsPage } from './rooms-page.ts';
import { SearchPage } from './search-page.ts';

/** Called at every screen of the journey, when the screen has settled. */
export type ScreenSeen = (name: string) => Promise<void>;

/** Goes through a whole booking and stops at every screen and dialog of it. */
export async function walkThrough(
  page: Page,
  url: string,
  stay: Stay,
  size: ScreenSize,
  seen: ScreenSeen,
): Promise<void> {
  const search = new SearchPage(page);
  await search.open(url);
  await seen('01-search');
  await search.submit.click();
  await search.knowsPrices();
  await seen('02-calendar');
  await page.keyboard.press('Escape');
  await expect(search.dates).toContainText(searchWords.text('search.missing.dates'));
  await seen('03-search-incomplete');
  await search.rooms.click();
  await expect(page.getByRole('dialog', { name: searchWords.text('search.rooms') })).toBeVisible();
  await seen('04-rooms-and-guests');
  await page.keyboard.press('Escape');
  await search.chooseDates(stay);
  await search.chooseParties(parties);
  await seen('05-search-complete');
  await search.search();

  const rooms = new RoomsPage(page);
  await expect(rooms.heading(words.starts('rooms.choose-for', { number: 1 }))).toBeVisible();
  await seen('06-rooms-and-rates');
  await page
    .getByRole('button', { name: words.starts('rooms.details') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('07-room-details');
  await page.keyboard.press('Escape');
  await page.getByText(words.text('rate.details')).first().click();
  await seen('07-rate-details');
  await rooms.chooseRoom(1, choice.rooms[0]);
  await rooms.chooseRoom(2, choice.rooms[1]);
  await rooms.keepRooms(choice.rooms);
  await seen('08-make-it-yours');
  await rooms.chooseSetUp(choice.setUps[0]);
  await rooms.chooseSetUp(choice.setUps[1], 2);
  await rooms.addExtra(1, choice.extra);
  await seen('10-make-it-yours-complete');
  await rooms.finish(size);

  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  await seen('13-checkout');
  await checkout.confirm.click();
  await expect(page.getByText(checkoutWords.text('checkout.missing'))).toBeVisible();
  await seen('14-checkout-incomplete');
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  await seen('15-checkout-complete');
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  await seen('16-confirmation');
}

/** Screens that need no booking, by their addresses. */
export const otherScreens = [
  ['20-not-found', '/nowhere'],
  ['21-unauthorised', '/Unauthorised'],
  ['22-error', '/Error'],
  ['23-unknown-booking', '/Book/HARBOUR/Confirmation/unknown'],
  ['24-register', '/Account/Register/HARBOUR'],
  ['25-pre-check-in', '/PreCheckIn/HARBOUR/ANY/code'],
  ['26-group', '/BookGroup/COAST'],
  ['27-start', '/'],
] as const;
