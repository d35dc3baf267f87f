import { CheckoutPage, choice, ConfirmationPage, guests, RoomsPage, SearchPage } from '../steps/index.ts';
import { countEffort, type Effort } from '../support/effort.ts';
import type { Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';
import type { Locator, Page } from '@playwright/test';

/** As a thumb does: into the field, then the keyboard of the phone. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.tap();
  await field.page().keyboard.type(text);
}

/** From the search to a room for two: dates, search, the first rate of a room. */
async function chooseRoom(page: Page, url: string, stay: Stay): Promise<void> {
  const search = new SearchPage(page);
  await search.open(url);
  await search.dates.tap();
  await search.showMonth(stay.from);
  await search.day(stay.from).tap();
  await search.day(stay.to).tap();
  await expect(search.calendar).toBeHidden();
  await search.submit.tap();
  const rooms = new RoomsPage(page);
  await rooms.rates(choice.rooms[0]).first().tap();
  await rooms.isYours();
}

const screens = [
  texts.rooms.text('page.title'),
  texts.rooms.text('page.title-yours'),
  texts.checkout.text('checkout.title'),
];
const between = (effort: Effort): string[] => [...effort.screens].filter((name) => screens.includes(name));

test('a room for two with a typed card: at most 14 taps and 7 fields, over three pages', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const effort = await countEffort(context);
  const stay = await hotel.stay(9);
  await chooseRoom(page, site.url, stay);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const { booker, card } = guests;
  await rooms.toCheckout.tap();
  await checkout.isOpen();
  await typeInto(checkout.field(texts.checkout.text('checkout.firstName')), booker.firstName);
  await typeInto(checkout.field(texts.checkout.text('checkout.lastName')), booker.lastName);
  await typeInto(checkout.field(texts.checkout.text('checkout.email')), booker.email);
  await typeInto(checkout.field(texts.checkout.text('checkout.phone')), booker.telephone);
  await typeInto(checkout.field(texts.card.text('card.number')), card.number);
  await typeInto(checkout.field(texts.card.text('card.expiry')), `${card.month}${card.year.slice(-2)}`);
  await typeInto(page.getByLabel(texts.card.starts('card.cvv')), card.code);
  await checkout.confirm.tap();
  await new ConfirmationPage(page).isOpen(booker.firstName);
  expect(between(effort)).toEqual(screens);
  expect([...effort.fields]).toHaveLength(7);
  expect(effort.taps).toBeLessThanOrEqual(14);
  const booking = await new ConfirmationPage(page).read();
  expect(booking.rooms).toHaveLength(1);
});
