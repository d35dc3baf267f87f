import { formatMoney, toMinor } from 'shared/domain';
import { chooseOneRoom, ConfirmationPage, guests, RoomsPage } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { violations } from '../../support/accessibility.ts';
import { minorOf } from '../../support/amounts.ts';
import type { HotelFile } from '../../support/changed-hotel.ts';
import { useSiteWithHotel } from '../../support/hotel-of-a-test.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { Hotel } from '../../support/stay.ts';
import { expect, test } from '../../support/test.ts';

const code = 'TIMES';
const room = 'Classic Double';
const payments: Readonly<Record<string, object>> = {
  flexible: { When: 'at-hotel' },
  advance: { When: 'deposit', Percent: 30 },
  'bed-breakfast': { When: 'days-before', Days: 7 },
};

/** HARBOUR at the same prices, with a rate paid each way. */
function paidInTime(file: HotelFile): object {
  const plans = file['RatePlans'] as readonly { readonly RatePlanId: string }[];
  const RatePlans = plans.map((plan) => ({ ...plan, Payment: payments[plan.RatePlanId] ?? null }));
  return { ...file, PropertyId: null, Property: { ...file.Property, PropertyCode: code }, RatePlans };
}

const money = (minor: number): string => formatMoney(minor, 'GBP', 'en-GB');

test.describe('a hotel whose rates are paid at different times', () => {
  const siteUrl = useSiteWithHotel(paidInTime);

  const cases = [
    {
      rate: 'Advance purchase',
      shown: 'Deposit of 30% now, the rest at the hotel',
      button: /^Confirm and pay /,
      isKept: false,
      open: /To pay at the hotel/,
    },
    {
      rate: 'Flexible rate',
      shown: 'Pay at the hotel',
      button: /^Confirm booking of /,
      isKept: true,
      open: /To pay at the hotel/,
    },
    {
      rate: 'Bed and breakfast',
      shown: 'Charged 7 days before arrival',
      button: /^Confirm booking of /,
      isKept: true,
      open: /Charged to your card on/,
    },
  ] as const;

  for (const { rate, shown, button, isKept, open } of cases) {
    test(`“${shown}” is said from the rate to the confirmation, and is what the card pays`, async ({
      page,
      complaints,
    }) => {
      const url = siteUrl();
      const hotel = await Hotel.open(url, code, [room]);
      const stay = await hotel.stay(40);
      const rooms = new RoomsPage(page);
      await rooms.open(url, code, stay, 'adults=2');
      await rooms.showRates(room);
      const row = rooms.row(room, rate);
      await expect(row.getByText(shown).first()).toBeVisible();
      const checkout = await chooseOneRoom(page, url, { code, stay, roomType: room, rate }, guests.first);

      const times = page.locator('section').filter({
        has: page.getByRole('heading', { name: texts.checkout.text('times.title') }),
      });
      await expect(times).toBeVisible();
      const amounts = (await times.locator('dd').allInnerTexts()).map((text) =>
        /\d/.test(text) ? minorOf(text) : 0,
      );
      const total = amounts.reduce((sum, amount) => sum + amount, 0);
      const words = times.getByText(/keep this card/);
      await expect(words).toHaveCount(isKept ? 1 : 0);
      const agreed = isKept ? await words.innerText() : undefined;
      const [dueNow = 0] = amounts;
      const confirm = page.getByRole('button', { name: button });
      await expect(confirm).toContainText(money(dueNow === 0 ? total : dueNow));
      expect(await violations(page)).toEqual([]);

      await checkout.giveDetails(guests.booker);
      await checkout.giveCard(guests.card);
      await checkout.agree();
      await confirm.click();
      await new ConfirmationPage(page).isOpen(guests.booker.firstName);
      await expect(page.getByText(open)).toBeVisible();
      expect(await violations(page)).toEqual([]);

      const booking = await readBooking(url, hotel, tokenIn(page));
      expect(toMinor(booking.paid, 'GBP')).toBe(dueNow);
      expect(toMinor(booking.total, 'GBP')).toBe(total);
      // What is stored with the payment is what the guest has read.
      expect(booking.paymentPlan?.mandate ?? undefined).toBe(agreed);
      expect(complaints).toEqual([]);
    });
  }
});
