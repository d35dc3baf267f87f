import type { Page } from '@playwright/test';
import {
  CheckoutPage,
  ConfirmationPage,
  fillTwoRooms,
  guests,
  parties,
  type ScreenSize,
  SearchPage,
} from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { minorOf } from '../support/amounts.ts';
import type { Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translating-browser.ts';

/** Of all stories on this site only these use it. */
const voucher = 'harbour-gift-250';
const voucherMinor = 250_00;

/** From the search to Checkout; gives what is to be paid before and after a voucher. */
async function useVoucher(page: Page, url: string, stay: Stay, size: ScreenSize) {
  const search = new SearchPage(page);
  await search.open(url);
  await search.chooseDates(stay);
  await search.chooseParties(parties);
  await search.search();
  await fillTwoRooms(page, size);
  const checkout = new CheckoutPage(page);
  await checkout.isOpen();
  await expect(page.locator('h1 font').first()).toBeVisible();
  const toPay = async (): Promise<number> => minorOf(await checkout.confirm.innerText());
  const full = await toPay();
  await checkout.useVoucher(voucher);
  await expect(checkout.applied).toBeVisible();
  await expect.poll(toPay).toBe(full - voucherMinor);
  return { checkout, full, toPay };
}

// The story that books spends the voucher, and comes last.
test('a guest whose browser wraps texts takes a voucher and gives it back', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  await translatePages(page, 'wraps');
  const { full, toPay } = await useVoucher(page, site.url, await hotel.stay(37), size);
  await page.getByRole('button', { name: texts.checkout.text('voucher.remove') }).click();
  await expect.poll(toPay).toBe(full);
  expect(complaints).toEqual([]);
});

test('a guest whose browser puts translations in the place of texts sees every price change, and books', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  await translatePages(page, 'copies');
  const { checkout, full } = await useVoucher(page, site.url, await hotel.stay(33), size);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  await checkout.confirm.click();
  const confirmation = new ConfirmationPage(page);
  await confirmation.isOpen(guests.booker.firstName);
  expect((await confirmation.read()).total).toBe(full - voucherMinor);
  expect(complaints).toEqual([]);
});
