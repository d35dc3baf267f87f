import type { Locator, Page } from '@playwright/test';
import type { remoteNames } from 'shared/contracts';
import { toUrlDate } from 'shared/domain';
import { choice, guests, SearchPage } from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { withoutRemote } from '../support/releases.ts';
import { isEverything } from 'shared/testing/everything';
import type { Site } from '../support/site.ts';
import type { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

interface Guest {
  readonly page: Page;
  readonly site: Site;
  readonly hotel: Hotel;
}

type Fallback = (guest: Guest) => Promise<Locator>;

const pageAt =
  (path: string): Fallback =>
  async ({ page, site }) => {
    await page.goto(site.url + path);
    return page.getByRole('main').getByRole('alert');
  };

const roomsAndRates: Fallback = async ({ hotel, ...guest }) => {
  const { from, to } = await hotel.stay(4);
  const path = `/Book/HARBOUR/Rooms-And-Rates?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`;
  return pageAt(path)({ hotel, ...guest });
};

const logIn: Fallback = async ({ page, site }) => {
  await new SearchPage(page).open(site.url);
  await page.getByRole('button', { name: texts.account.text('account.login.submit') }).click();
  return page.getByRole('dialog', { name: texts.account.text('account.login.submit') });
};

const bookTable: Fallback = async ({ page, site, hotel }) => {
  const room = { roomType: choice.rooms[0], lead: guests.first };
  const { token } = await bookByApi(site.url, hotel.property, await hotel.stay(20), [room]);
  await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts.checkout.text('confirmation.table') })
    .click();
  return page.getByRole('dialog', { name: texts.checkout.text('confirmation.table') });
};

/** Those of a hotel; without mf-group there is no hotel to call. */
type OfHotel = Exclude<(typeof remoteNames)[number], 'mf-group'>;
type Case = readonly [OfHotel, string, Fallback];

/** Where a guest meets a remote, and what stands there when it is missing: two pages and a dialog. */
const ofEachKind: readonly Case[] = [
  ['mf-search', 'the search page', pageAt('/Book/HARBOUR')],
  ['mf-checkout', 'a confirmation', pageAt('/Book/HARBOUR/Confirmation/any-token')],
  ['mf-restaurant', 'booking a table', bookTable],
];
const ofOtherRemotes: readonly Case[] = [
  ['mf-rooms-rates', 'rooms and rates', roomsAndRates],
  ['mf-account', 'creating an account', pageAt('/Account/Register/HARBOUR')],
  ['mf-account', 'logging in', logIn],
  ['mf-precheckin', 'pre check-in', pageAt('/PreCheckIn/HARBOUR/ANY/code')],
];

for (const [remote, what, open] of isEverything ? [...ofEachKind, ...ofOtherRemotes] : ofEachKind) {
  test(`without ${remote}, ${what} offers the hotel's telephone and e-mail, and the rest works`, async ({
    page,
    site,
    hotel,
  }) => {
    await withoutRemote(site.dataDir, remote, async () => {
      const fallback = await open({ page, site, hotel });
      const { telephone, email } = hotel.property;
      await expect(fallback.getByRole('link', { name: `Call ${telephone}` })).toBeVisible();
      await expect(fallback.getByRole('link', { name: `Write to ${email}` })).toBeVisible();
      await works[remote]({ page, site, hotel });
    });
  });
}

test('without mf-group, the group page leads to its hotels, which can be booked', async ({
  page,
  site,
  hotel,
}) => {
  await withoutRemote(site.dataDir, 'mf-group', async () => {
    await page.goto(`${site.url}/BookGroup/COAST`);
    const fallback = page.getByRole('main').getByRole('alert');
    await fallback.getByRole('link', { name: hotel.property.propertyName }).click();
    await expect(page.getByRole('heading', { level: 1, name: hotel.property.propertyName })).toBeVisible();
    await new SearchPage(page).openCalendar();
  });
});

async function searchWorks({ page, site }: Guest): Promise<void> {
  const search = new SearchPage(page);
  await search.open(site.url);
  await search.dates.click();
  await expect(search.calendar).toBeVisible();
}

async function roomsWork({ page, site, hotel }: Guest): Promise<void> {
  const { from, to } = await hotel.stay(4);
  await page.goto(
    `${site.url}/Book/HARBOUR/Rooms-And-Rates?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`,
  );
  await expect(page.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
}

/** Another part of the site that has to work meanwhile. */
const works: Readonly<Record<OfHotel, (guest: Guest) => Promise<void>>> = {
  'mf-search': roomsWork,
  'mf-rooms-rates': searchWorks,
  'mf-checkout': roomsWork,
  'mf-account': searchWorks,
  'mf-precheckin': searchWorks,
  'mf-restaurant': roomsWork,
};
