import { PaymentType } from 'shared/contracts';
import { openCheckout, ConfirmationPage, guests, type CheckoutPage } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { startPaystackSite } from '../../support/paystack-site.ts';
import { Hotel } from '../../support/stay.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a guest cancels at Paystack, tries again and pays there', async ({ page }) => {
  test.slow();
  const site = await startPaystackSite();
  try {
    const hotel = await Hotel.open(site.url, 'LAGOON', ['Garden Room']);
    const stay = await hotel.stay(12);
    const taken = await countTaken(hotel, stay);
    const wish = { code: 'LAGOON', stay, roomType: 'Garden Room', rate: 'Flexible rate' };
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
    const agree = async (at: CheckoutPage): Promise<void> => {
      await at.agree();
      await page.getByRole('checkbox', { name: 'I have read the house rules of Lagoon House' }).check();
      await at.confirm.click();
    };

    await checkout.giveDetails(guests.booker);
    await agree(checkout);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('The payment was cancelled, and nothing was charged.').first()).toBeVisible();
    await page.getByRole('link', { name: texts.checkout.text('status.failed.again') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: texts.checkout.text('resume.title') }),
    ).toBeVisible();
    await expect(checkout.field(texts.checkout.text('checkout.email'))).toHaveValue(guests.booker.email);

    await agree(checkout);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expect(page.getByText(texts.checkout.text('confirmation.payment.4'))).toBeVisible();
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    expect(booking).toMatchObject({
      paymentMethod: PaymentType.paystack,
      currency: 'NGN',
      paid: booking.total,
    });
    expect(await taken()).toEqual([1, 1, 1]);
  } finally {
    await site.stop();
  }
});
