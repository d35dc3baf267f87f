import { formatMoney, toMinor } from 'shared/domain';
import { ConfirmationPage, guests, openCheckout, RoomsPage } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { violations } from '../../support/accessibility.ts';
import { minorOf } from '../../support/amounts.ts';
import type { HotelFile } from '../../support/changed-hotel.ts';
import { useHotel } from '../../support/hotel-of-a-test.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { Hotel } from '../../support/stay.ts';
import { expect, test } from '../../support/test.ts';

const code = 'TIMES';
const roomType = 'Classic Double';
const payments: Readonly<Record<string, object>> = {
  flexible: { When: 'at-hotel' },
  advance: { When: 'deposit', Percent: 30 },
  'bed-breakfast': { When: 'days-before', Days: 7 },
};

/** HARBOUR at the same prices, with a rate paid each way. */
function paidInTime(file: HotelFile): object {
  const plans = file['RatePlans'] as readonly { readonly RatePlanId: string }[];
  return {
    ...file,
    RatePlans: plans.map((plan) => ({ ...plan, Payment: payments[plan.RatePlanId] ?? null })),
  };
}

const money = (minor: number): string => formatMoney(minor, 'GBP', 'en-GB');
const rates = [
  ['Flexible rate', 'Pay at the hotel'],
  ['Bed and breakfast', 'Charged 7 days before arrival'],
  ['Advance purchase', 'Deposit of 30% now, the rest at the hotel'],
] as const;

useHotel(code, paidInTime);

test('when a rate is paid is said from the rate to the confirmation, and is what the card pays @release', async ({
  page,
  site,
  complaints,
}) => {
  const hotel = await Hotel.open(site.url, code, [roomType]);
  const stay = await hotel.stay(40);
  const times = page.locator('section').filter({
    has: page.getByRole('heading', { name: texts.checkout.text('times.title') }),
  });
  const keeps = times.getByText(/keep this card/);
  const amounts = async (): Promise<readonly number[]> => {
    await expect(times).toBeVisible();
    const shown = await times.locator('dd').allInnerTexts();
    return shown.map((text) => (/\d/.test(text) ? minorOf(text) : 0));
  };

  await test.step('Every rate says it in the list', async () => {
    const rooms = new RoomsPage(page);
    await rooms.open(site.url, code, stay, 'adults=2');
    await rooms.showRates(roomType);
    for (const [rate, said] of rates)
      await expect(rooms.row(roomType, rate).getByText(said).first()).toBeVisible();
  });
  await test.step('A charge before arrival takes nothing now, and the guest agrees that the card is kept', async () => {
    const wish = { code, stay, roomType, rate: 'Bed and breakfast' };
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    const [dueNow = 0, later = 0] = await amounts();
    expect(dueNow).toBe(0);
    await expect(checkout.confirm).toHaveText(
      texts.checkout.text('checkout.confirm.invoice', { total: money(later) }),
    );
    const agreed = await keeps.innerText();
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expect(page.getByText(/Charged to your card on/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    expect([booking.paid, toMinor(booking.total, 'GBP')]).toEqual([0, later]);
    // What is stored with the payment is what the guest has read.
    expect(booking.paymentPlan?.mandate).toBe(agreed);
  });
  await test.step('A deposit is paid now, and nothing is said of a card that is kept', async () => {
    const wish = { code, stay, roomType, rate: 'Advance purchase' };
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    const [dueNow = 0, later = 0] = await amounts();
    expect(dueNow).toBe(Math.round((dueNow + later) * 0.3));
    await expect(checkout.confirm).toHaveText(
      texts.checkout.text('checkout.confirm', { total: money(dueNow) }),
    );
    await expect(keeps).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
