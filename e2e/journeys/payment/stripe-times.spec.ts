import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { type HotelFile, importHotel } from '../../support/changed-hotel.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, openStripe } from '../../support/stripe/stand-in.ts';
import { useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';

const code = 'TIMES';
const roomType = 'Classic Double';
const payments: Readonly<Record<string, object>> = {
  flexible: { When: 'at-hotel' },
  advance: { When: 'deposit', Percent: 30 },
};

/** HARBOUR at the same prices, with a deposit and a guarantee. */
function paidInTime(file: HotelFile): object {
  const plans = file['RatePlans'] as readonly { readonly RatePlanId: string }[];
  const RatePlans = plans.map((plan) => ({ ...plan, Payment: payments[plan.RatePlanId] ?? null }));
  return { ...file, PropertyId: null, Property: { ...file.Property, PropertyCode: code }, RatePlans };
}

test.describe('a hotel whose cards go to Stripe', () => {
  const site = useStripeSite((dataDir) => importHotel(dataDir, paidInTime));

  for (const { what, rate, button, part, number } of [
    {
      what: 'a deposit, and no more',
      rate: 'Advance purchase',
      button: /^Confirm and pay /,
      part: 0.3,
      number: '4242 4242 4242 4242',
    },
    {
      what: 'nothing, and keeps the card as a guarantee that the bank has approved',
      rate: 'Flexible rate',
      button: /^Confirm booking of /,
      part: 0,
      number: '4000 0000 0000 3220',
    },
  ]) {
    test(`takes ${what}`, async ({ page, complaints }) => {
      const hotel = await Hotel.open(site().url, code, [roomType]);
      const stay = await hotel.stay(40);
      const stripe = await openStripe(page, site());
      const checkout = await chooseOneRoom(page, site().url, { code, stay, roomType, rate }, guests.first);
      await checkout.giveDetails(guests.booker);
      await checkout.agree();
      await stripe.giveCard(number);
      await page.getByRole('button', { name: button }).click();
      if (part === 0) await stripe.bank.getByRole('button', { name: 'Complete' }).click();
      await new ConfirmationPage(page).isOpen(guests.booker.firstName);
      const booking = await readBooking(site().url, hotel, tokenIn(page));
      expect(booking.status).toBe('Confirmed');
      expect(booking.paid).toBeCloseTo(booking.total * part, 2);
      await expectNoCardAsked(page, stripe);
      expect(complaints).toEqual([]);
    });
  }
});
