import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { remoteNames } from 'shared/contracts';
import { toUrlDate } from 'shared/domain';
import type * as Steps from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { Hotel } from '../support/stay.ts';

export interface Guest {
  readonly page: Page;
  /** The site's address. */
  readonly url: string;
  /** The steps that fit the version of a remote which runs here. */
  readonly stepsOf: (remote: (typeof remoteNames)[number]) => typeof Steps;
}

type Journey = (guest: Guest) => Promise<void>;

const hotelOf = ({ url }: Guest): Promise<Hotel> => Hotel.open(url, 'HARBOUR');

async function bookARoom(guest: Guest) {
  const hotel = await hotelOf(guest);
  const lead = { firstName: 'Ada', lastName: 'Lovelace' };
  const stay = await hotel.stay(9);
  return bookByApi(guest.url, hotel.property, stay, [{ roomType: 'Classic Double', lead }]);
}

/** From the search to the confirmation, over three remotes. */
const book: Journey = async (guest) => {
  const { page, url, stepsOf } = guest;
  const [first, second, third] = [stepsOf('mf-search'), stepsOf('mf-rooms-rates'), stepsOf('mf-checkout')];
  const search = new first.SearchPage(page);
  await search.open(url);
  await search.chooseDates(await (await hotelOf(guest)).stay(6));
  await search.chooseParties(first.parties);
  await search.search();
  await second.fillTwoRooms(page, 'desktop');
  const checkout = new third.CheckoutPage(page);
  await checkout.isOpen();
  await checkout.giveDetails(third.guests.booker);
  await checkout.giveCard(third.guests.card);
  // Not `agree`, which the steps of a release without the sentence do not have.
  if (await checkout.terms.isVisible()) await checkout.terms.check();
  await checkout.confirm.click();
  await new third.ConfirmationPage(page).isOpen(third.guests.booker.firstName);
};

const register: Journey = async ({ page, url, stepsOf }) => {
  const account = new (stepsOf('mf-account').AccountPages)(page);
  await account.open(url, 'Register');
  await account.field('First name').fill('Ada');
  await account.field('Last name').fill('Lovelace');
  // Each release has its own word for it.
  await page
    .getByRole('main')
    .getByLabel(/^E-?mail address/)
    .fill(`${randomUUID()}@example.org`);
  await account.field('Mobile number (optional)').fill('+44 20 7946 0999');
  await account.choosePassword('Password', 'correct horse!');
  await account.button('Create account').click();
  await expect(
    page
      .getByRole('main')
      .getByText(/e-?mail/i)
      .first(),
  ).toBeVisible();
  await expect(account.field('First name')).toBeHidden();
};

const checkIn: Journey = async (guest) => {
  const { page, url, stepsOf } = guest;
  const { link } = await bookARoom(guest);
  const steps = new (stepsOf('mf-precheckin').PreCheckInPage)(page);
  await steps.open(url + new URL(link, url).pathname);
  await steps.toFirstRoom();
  await steps.toReview('desktop', 1);
};

const bookTable: Journey = async (guest) => {
  const { page, url, stepsOf } = guest;
  const { token } = await bookARoom(guest);
  await page.goto(`${url}/Book/HARBOUR/Confirmation/${token}`);
  await page.getByRole('main').getByRole('button', { name: 'Book a table' }).first().click();
  const table = new (stepsOf('mf-restaurant').TableDialog)(page);
  await table.isReady();
  await table
    .choice('Time', /^\d\d:\d\d/)
    .last()
    .check();
  expect(await table.confirm()).not.toBe('');
};

const chooseHotel: Journey = async (guest) => {
  const { page, url } = guest;
  const hotel = await hotelOf(guest);
  const { from, to } = await hotel.stay(5);
  await page.goto(`${url}/BookGroup/COAST?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`);
  await page.getByRole('main').locator('a[href^="/Book/HARBOUR"]').first().click();
  // With the same search: at its rooms, or at its search page.
  const rates = page.getByRole('button', { name: /^Choose / }).first();
  await expect(rates.or(page.locator('form.search-panel')).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`fromDate=${toUrlDate(from)}`));
};

/** What a guest does with each remote. */
export const journeys: Readonly<Record<(typeof remoteNames)[number], Journey>> = {
  'mf-search': book,
  'mf-rooms-rates': book,
  'mf-checkout': book,
  'mf-account': register,
  'mf-precheckin': checkIn,
  'mf-restaurant': bookTable,
  'mf-group': chooseHotel,
};
