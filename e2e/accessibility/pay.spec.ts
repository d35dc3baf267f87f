import type { Page } from '@playwright/test';
import { CheckoutPage, guests } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const words = texts.checkout;
const due = {
  Status: 'Due',
  ReferenceNumber: 'BCDF2345',
  DateFrom: '2027/03/12',
  DateTo: '2027/03/15',
  Amount: 555,
  Currency: 'GBP',
  On: '2027/03/05',
  Card: { Scheme: 'visa', LastFour: '4242' },
  NeedsApproval: true,
};

/** A charge is due on a day of its own, which does not come in a test: the API is played. */
const answer = async (page: Page, address: string, status: number, json: object): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ status, json }));
};

test('the page on which a later charge is paid meets WCAG 2.2 AA, and loses nothing @release', async ({
  page,
  site,
}) => {
  test.slow();
  const seen = new StatesSeen(page);
  const address = `${site.url}/Book/HARBOUR/Pay/the-secret-of-the-booking`;
  await page.goto(address);
  await expect(page.getByText(words.text('pay.not-found'))).toBeVisible();
  await seen.seeAtBothWidths('not known');

  await answer(page, '**/api/Payment/Due*', 200, { ...due, Status: 'NotDue' });
  await page.goto(address);
  await expect(page.getByText(words.text('pay.not-due'))).toBeVisible();
  await seen.see('not due');

  await answer(page, '**/api/Payment/Due*', 200, due);
  await page.goto(address);
  const approve = page.getByRole('button', { name: words.text('pay.approve', { amount: '£555.00' }) });
  await expect(approve).toBeVisible();
  await seen.see('due, and the bank wants the guest');
  const pay = page.getByRole('button', { name: words.text('pay.button', { amount: '£555.00' }) });
  await pay.click();
  await expect(page.getByText(words.text('pay.missing'))).toBeVisible();
  await seen.seeAtBothWidths('a card that is not complete');

  const Message = 'Your card was declined and nothing was charged. Try another card.';
  await answer(page, '**/api/Payment/Pay', 422, { Message, Code: 'payment.declined' });
  await new CheckoutPage(page).giveCard(guests.card);
  await pay.click();
  await expect(page.getByText(Message)).toBeVisible();
  await seen.see('declined');
  await page.reload();
  await expect(approve).toBeVisible();

  await page.route('**/api/Payment/Pay', (route) => route.abort());
  await approve.click();
  await expect(page.getByText(words.text('pay.unknown'))).toBeVisible();
  await seen.see('no answer came');

  await answer(page, '**/api/Payment/Due*', 200, { ...due, Status: 'Paid', NeedsApproval: false });
  await page.getByRole('button', { name: words.text('pay.again') }).click();
  await expect(page.getByText(words.text('pay.paid'))).toBeVisible();
  await seen.see('paid');
  expect(seen.problems).toEqual([]);
});
