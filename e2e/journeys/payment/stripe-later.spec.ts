import { choice, ConfirmationPage, guests, openCheckout, PreCheckInPage } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { StatesSeen, violations } from '../../support/accessibility.ts';
import { bookByApi, readConfirmation } from '../../support/booked.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { type HotelFile, importHotel } from '../../support/changed-hotel.ts';
import { ofCode } from '../../support/hotel-of-a-test.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, expectNoCardSent, openStripe } from '../../support/stripe/stand-in.ts';
import { approvedToken } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';

const declined = '4000 0000 0000 0002';
const challenged = '4000 0000 0000 3220';
const roomType = 'Classic Double';
const flexible = { roomType, rate: 'Flexible rate' };
const code = 'LATE';

/** HARBOUR at the same prices, where the free time ends a year before arrival and the flexible rate is paid at the hotel. */
function endsEarly(file: HotelFile): object {
  const CancellationPolicy = [
    { From: 'BeforeArrival', OffsetHours: 24 * 365, FeeType: 'Nights', Value: 1 },
    { From: 'BeforeArrival', OffsetHours: 24, FeeType: 'Percent', Value: 100 },
  ];
  const RatePlans = (file['RatePlans'] as readonly { readonly RatePlanId: string }[]).map((plan) => ({
    ...plan,
    CancellationPolicy,
    Payment: plan.RatePlanId === 'flexible' ? { When: 'at-hotel' } : null,
  }));
  return ofCode(code, { ...file, RatePlans });
}

const amountIn = (text: string | null): number =>
  Number((/£[\d,.]+/.exec(text ?? '')?.[0] ?? '').replace(/[£,]/g, ''));

test.beforeAll(({ stripe }) => importHotel(stripe.dataDir, endsEarly));

test('a payment that waits for its guest is approved after a reload, in another tab, and never paid twice @release', async ({
  page,
  context,
  stripe: site,
}) => {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const stay = await hotel.stay(15);
  const taken = await countTaken(hotel, stay);
  const stripe = await openStripe(page, site);
  const seen = new StatesSeen(page);
  const wish = { code: 'HARBOUR', ...flexible, stay };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.agree();
  await stripe.giveCard(challenged);
  const made = page.waitForResponse('**/api/Reservation/Create');
  await checkout.pressConfirm();
  await expect(stripe.bank.getByRole('button', { name: 'Complete' })).toBeVisible();
  const { PaymentUrl: heldPath, ConfirmationToken: token } = (await (await made).json()) as {
    readonly PaymentUrl: string;
    readonly ConfirmationToken: string;
  };
  expect(heldPath).toBe(`/Book/HARBOUR/Checkout/${token}`);

  await test.step('Reloaded, it is the rooms that are held, and a card that is typed anew pays for the same booking', async () => {
    await page.reload();
    await expect(page.getByText(texts.checkout.text('approval.title'))).toBeVisible();
    await expect(page).toHaveURL(site.url + heldPath);
    await checkout.agree();
    await stripe.giveCard(challenged);
    await checkout.pressConfirm();
    await expect(stripe.bank.getByRole('button', { name: 'Complete' })).toBeVisible();
    expect(await taken()).toEqual([1, 1, 1]);
  });
  await test.step('The status page leads to what the bank asks', async () => {
    await page.goto(`${site.url}/Book/HARBOUR/Status/${token}`);
    await expect(page.getByText(texts.checkout.text('status.approval.title'))).toBeVisible();
    await seen.see('the status of a payment that waits');
    await page.getByRole('link', { name: texts.checkout.text('status.approval.open') }).click();
    await expect(page.getByText(texts.checkout.text('approval.title'))).toBeVisible();
    await seen.see('the page of the held rooms');
  });
  await test.step('Refused there, it can be approved in a second tab', async () => {
    await page.getByRole('button', { name: texts.checkout.text('approval.open') }).click();
    await stripe.bank.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(texts.checkout.text('approval.refused.title'))).toBeVisible();
    await seen.see('refused on the page of the held rooms');
    const second = await context.newPage();
    await second.goto(`${site.url}${heldPath}`);
    await second.getByRole('button', { name: texts.checkout.text('approval.open') }).click();
    await second
      .frameLocator('iframe[title="Secure 3D Secure challenge frame"]')
      .getByRole('button', { name: 'Complete' })
      .click();
    await new ConfirmationPage(second).isOpen(guests.booker.firstName);
  });
  await test.step('The first tab finds it paid', async () => {
    await page.goto(`${site.url}${heldPath}`);
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    const booking = await readBooking(site.url, hotel, token);
    expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
    expect(await taken()).toEqual([1, 1, 1]);
  });
  await expectNoCardAsked(page, stripe);
  expect(seen.problems).toEqual([]);
});

test('a rate paid at the hotel takes nothing, and keeps the card as a guarantee that the bank has approved @release', async ({
  page,
  complaints,
  stripe: site,
}) => {
  const hotel = await Hotel.open(site.url, code, [roomType]);
  const stripe = await openStripe(page, site);
  const wish = { code, ...flexible, stay: await hotel.stay(40) };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.agree();
  await stripe.giveCard(challenged);
  await expect(checkout.confirm).toHaveText(texts.checkout.starts('checkout.confirm.invoice'));
  await checkout.pressConfirm();
  await stripe.bank.getByRole('button', { name: 'Complete' }).click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  expect(await readBooking(site.url, hotel, tokenIn(page))).toMatchObject({ status: 'Confirmed', paid: 0 });
  await expectNoCardAsked(page, stripe);
  expect(complaints).toEqual([]);
});

test('a stay is cancelled past the deadline: the fee that is shown is kept, and the rest comes back @release', async ({
  page,
  complaints,
  stripe: site,
}) => {
  const { stay: words } = texts;
  const hotel = await Hotel.open(site.url, code, [roomType]);
  const rooms = [{ roomType, ratePlan: 'Bed and breakfast', lead: guests.first }];
  const paidWith = await approvedToken(site);
  const { token } = await bookByApi(site.url, hotel.property, await hotel.stay(20), rooms, paidWith);
  const before = await readConfirmation(site.url, hotel.property, token);
  const seen = new StatesSeen(page);
  const dialog = page.getByRole('dialog');

  await page.goto(`${site.url}/Book/${code}/Stay/${token}`);
  await expect(page.getByText(/^£[\d,.]+ is kept$/).first()).toBeVisible();
  await page.getByRole('button', { name: words.text('stay.cancel-all') }).click();
  const back = amountIn(await dialog.locator('.stay-gist').textContent());
  const kept = dialog.locator('.price-lines__line').filter({ hasText: words.text('cancel.fee') });
  const fee = Math.abs(amountIn((await kept.textContent())?.replace(/[-−–]/g, '') ?? ''));
  expect(fee).toBeGreaterThan(0);
  expect(fee + back).toBeCloseTo(before.total, 2);
  await expect(dialog.getByText(words.starts('cancel.until'))).toBeVisible();
  await seen.see('what is kept, and what comes back');
  await dialog.getByRole('button', { name: words.text('cancel.confirm-all') }).click();
  await expect(page.locator('.stay-done')).toBeFocused();
  await expect(page.getByText(words.text('stay.cancelled'), { exact: true }).first()).toBeVisible();
  await expect
    .poll(() => readConfirmation(site.url, hotel.property, token), { timeout: 60_000 })
    .toMatchObject({ total: fee, paid: fee });
  await page.reload();
  const refund = page.locator('.stay-refunds li');
  await expect(refund).toContainText(words.text('stay.refund.Done'));
  expect(amountIn(await refund.textContent())).toBe(back);
  await seen.see('cancelled');
  expect(seen.problems).toEqual([]);
  expect(complaints).toEqual([]);
});

test('pre check-in keeps a card that only Stripe sees: declined, not approved, and then approved by the bank @release', async ({
  page,
  size,
  stripe: site,
}) => {
  const words = texts.preCheckIn;
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const rooms = [{ roomType: choice.rooms[0], lead: guests.first }];
  const stay = await hotel.stay(33);
  const booked = await bookByApi(site.url, hotel.property, stay, rooms, await approvedToken(site));
  const stripe = await openStripe(page, site);
  const checkIn = new PreCheckInPage(page);
  await page.goto(`${site.url}${booked.link}#extras-1`);
  await checkIn.button(/^Add Parking on the quay/).click();
  await page.goto(`${site.url}${booked.link}#room-1`);
  await checkIn.toReview(size, 1);
  await checkIn.toPayment.click();
  await expect(page.getByText(texts.cardGateway.text('gateway.safe'))).toBeVisible();
  await expect(checkIn.field(texts.card.text('card.number'))).toHaveCount(0);
  const give = async (number: string) => {
    await stripe.giveCard(number);
    await checkIn.onward.click();
    await expect(page.getByText(words.text('summary.payment-given'))).toBeVisible();
    await checkIn.save.click();
  };
  await checkIn.onward.click();
  await expect(stripe.card.getByText('Your card number is incomplete.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await give(declined);
  await expect(page.getByText(words.text('refused.title'))).toBeVisible();
  await checkIn.toPayment.click();
  await give(challenged);
  await stripe.bank.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText(words.text('payment.not-approved')).first()).toBeVisible();
  await checkIn.toPayment.click();
  await give(challenged);
  await stripe.bank.getByRole('button', { name: 'Complete' }).click();
  await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
  await expectNoCardSent(page, stripe, '/api/PreCheckIn/Save');
});
