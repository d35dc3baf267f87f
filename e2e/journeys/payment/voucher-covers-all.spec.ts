import { PaymentType } from 'shared/contracts';
import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a gift voucher that covers everything pays alone: no card is asked for', async ({
  page,
  site,
  hotel,
}) => {
  const wish = {
    code: 'HARBOUR',
    stay: await hotel.stay(13),
    roomType: 'Classic Double',
    rate: 'Flexible rate',
  };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  await expect(checkout.field(texts.card.text('card.number'))).toBeVisible();
  await checkout.useVoucher('HARBOUR-GIFT-2500');
  await expect(page.getByText(texts.checkout.text('checkout.payment.2.text'))).toBeVisible();
  await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
  await expect(checkout.confirm).toHaveText('Confirm booking of £0.00');

  await checkout.giveDetails(guests.booker);
  await checkout.agree();
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);

  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({ paymentMethod: PaymentType.voucher, total: 0, paid: 0, balance: 0 });
  expect(booking.giftDiscount).toBe(booking.items[0]?.totalCost);
  await expect(page.getByText(texts.checkout.text('confirmation.payment.2'))).toBeVisible();
});
