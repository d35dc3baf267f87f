import type { Page } from '@playwright/test';
import { type CheckoutPage, chooseOneRoom, ConfirmationPage, guests } from '../steps/index.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { tokenIn } from '../support/bookings.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const business = {
  code: 'HARBOUR',
  roomType: 'Classic Double',
  rate: 'Business rate',
  ratePlanCode: 'BUSINESS',
} as const;
const create = '**/api/Reservation/Create';
const status = '**/api/Reservation/Status*';
const confirmation = '**/api/Reservation/Confirmation*';
const companies = '**/api/Company/SearchCompanies*';

const answerWith = async (page: Page, address: string, code: number, body: object): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ status: code, json: body }));
};
const loseAnswers = async (page: Page, address: string): Promise<void> => {
  await page.route(address, (route) => route.abort());
};

/** What a guest opens in the form, and what of it is missing. */
async function openEverything(page: Page, checkout: CheckoutPage, seen: StatesSeen): Promise<void> {
  await seen.seeAtBothWidths('as it opens');
  const account = page.getByRole('checkbox', { name: /^Create an account/ });
  await account.check();
  await checkout.field(texts.checkout.text('account.password')).fill('Long enough to be good');
  await seen.see('an account');
  await account.uncheck();
  await checkout.useVoucher('NO-SUCH-CODE');
  await expect(page.getByText(texts.rules.text('error.voucher-invalid')).first()).toBeVisible();
  await seen.see('a voucher that is not valid');
  await checkout.useVoucher('TEA-FOR-TWO');
  await expect(page.getByText(texts.checkout.text('voucher.experience.title'))).toBeVisible();
  await seen.see('an experience');
  await page.getByRole('button', { name: texts.checkout.text('voucher.remove') }).click();
  await checkout.useVoucher('HARBOUR-GIFT-2500');
  await expect(page.getByText(texts.checkout.text('checkout.payment.2.text'))).toBeVisible();
  await seen.see('a voucher for everything');
  await page.getByRole('button', { name: texts.checkout.text('voucher.remove') }).click();

  await checkout.payBy('Company invoice');
  const organisation = checkout.field(texts.checkout.text('company.search'));
  await organisation.fill('nobody at all');
  await expect(page.getByText(texts.rules.text('error.no-companies'))).toBeVisible();
  await seen.see('no organisation');
  await organisation.fill('ltd');
  await expect(page.getByText(/^\d+ organisations found$/)).toBeVisible();
  await seen.see('organisations');
  await loseAnswers(page, companies);
  await organisation.fill('plc');
  await expect(page.getByText(texts.rules.text('error.company-search-failed'))).toBeVisible();
  await seen.see('a search that failed');
  await page.unroute(companies);
  await organisation.fill('albion');
  // What was found before is replaced.
  await expect(page.getByText(/^1 organisation found$/)).toBeVisible();
  await page.getByText('Albion Cartography Ltd').click();
  await expect(page.getByRole('button', { name: texts.checkout.text('company.change') })).toBeVisible();
  await seen.see('an organisation');
  await checkout.confirm.click();
  await expect(page.getByText(texts.checkout.text('checkout.missing'))).toBeVisible();
  await seen.seeAtBothWidths('what is missing');
}

/** Every answer to a booking; ends with one whose bank asks the guest. */
async function meetAnswers(page: Page, checkout: CheckoutPage, seen: StatesSeen): Promise<void> {
  await checkout.payBy('Pay Online');
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  const answers = [
    ['declined', 422, { Message: 'Your card was declined.' }, 'We could not make your booking'],
    ['rooms gone', 409, { Message: 'Gone.', ExceedingRoomIndexes: [0] }, 'A room is no longer available'],
    [
      'a new price',
      409,
      { Message: 'Changed.', TotalPrice: 900, RoomPrices: [900] },
      'The price has changed',
    ],
    ['a fault', 500, { Message: 'Action failed' }, 'Something went wrong on our side'],
  ] as const;
  for (const [name, code, body, words] of answers) {
    await answerWith(page, create, code, body);
    await checkout.confirm.click();
    await expect(checkout.refusal).toContainText(words);
    await seen.see(name);
    await page.unroute(create);
  }
  await page.reload();
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
  await checkout.agree();
  await checkout.confirm.click();
  await expect(checkout.refusal).toContainText(texts.checkout.text('checkout.earlier.title'));
  await seen.see('an earlier try');
  await page.getByRole('button', { name: texts.checkout.text('checkout.earlier.another') }).click();
}

/** A payment that is refused, rooms that are held for it, and the confirmation in the end. */
async function meetStatuses(page: Page, checkout: CheckoutPage, seen: StatesSeen): Promise<void> {
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText(texts.checkout.text('status.failed.held'))).toBeVisible();
  await seen.seeAtBothWidths('a payment that was refused');
  const { origin } = new URL(page.url());
  const token = tokenIn(page);
  const at = (screen: string, of = token): Promise<unknown> =>
    page.goto(`${origin}/Book/HARBOUR/${screen}/${of}`);

  await answerWith(page, status, 200, { Success: true, Message: '', Status: 'PendingPayment' });
  await at('Status');
  await expect(page.getByText(texts.checkout.text('status.keep'))).toBeVisible();
  await seen.see('waiting');
  await page.unroute(status);
  await answerWith(page, status, 200, { Success: false, Message: 'Over.', Status: 'Released' });
  await at('Status');
  await expect(page.getByText(texts.checkout.text('checkout.refused.title'))).toBeVisible();
  await seen.see('a booking that was not made');
  await page.unroute(status);
  await at('Status', 'unknown');
  await expect(page.getByText(texts.checkout.text('resume.unknown.title'))).toBeVisible();
  await seen.see('an unknown booking');

  await at('Checkout');
  await expect(
    page.getByRole('heading', { level: 1, name: texts.checkout.text('resume.title') }),
  ).toBeVisible();
  await seen.seeAtBothWidths('held rooms');
  await at('Checkout', 'unknown');
  await expect(page.getByText(texts.checkout.text('resume.unknown.title'))).toBeVisible();
  await seen.see('held rooms that nobody knows');
  await loseAnswers(page, confirmation);
  await at('Checkout');
  await expect(page.getByText(texts.checkout.text('resume.failed.title'))).toBeVisible();
  await seen.see('held rooms without a network');
  await page.unroute(confirmation);

  await at('Checkout');
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  await seen.seeAtBothWidths('the confirmation');
}

test('the checkout meets WCAG 2.2 AA in every state, to the confirmation', async ({ page, site, hotel }) => {
  test.slow();
  const seen = new StatesSeen(page);
  const wish = { ...business, stay: await hotel.stay(23) };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  await openEverything(page, checkout, seen);
  await meetAnswers(page, checkout, seen);
  await meetStatuses(page, checkout, seen);
  expect(seen.problems).toEqual([]);
});
