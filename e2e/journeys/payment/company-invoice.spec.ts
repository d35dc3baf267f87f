import { PaymentType } from 'shared/contracts';
import { openCheckout, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a guest books at the business rate, and their organisation is invoiced @release', async ({
  page,
  site,
  hotel,
}) => {
  const wish = {
    code: 'HARBOUR',
    stay: await hotel.stay(14),
    roomType: 'Classic Double',
    rate: 'Business rate',
    ratePlanCode: 'BUSINESS',
  };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.payBy('Company invoice');
  await checkout.giveDetails(guests.booker);
  await checkout.agree();

  await test.step('What is missing is said: organisation, order number and the hotel’s own terms', async () => {
    await checkout.confirm.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Choose your organisation',
      'Enter a purchase order number',
      'Accept the additional terms and conditions',
    ]);
  });
  await test.step('An organisation without an account is not found, nor is one by two letters', async () => {
    const organisation = checkout.field(texts.checkout.text('company.search'));
    await organisation.fill('al');
    await expect(page.getByText('Enter at least 3 letters of its name.')).toBeVisible();
    await organisation.fill('nobody at all');
    await expect(page.getByText(texts.rules.text('error.no-companies'))).toBeVisible();
    await organisation.fill('albion');
    await page.getByText('Albion Cartography Ltd').click();
    await expect(page.getByRole('button', { name: texts.checkout.text('company.change') })).toBeVisible();
  });
  await checkout.field(texts.checkout.text('company.poNumber')).fill('PO-2041');
  await checkout.field(texts.checkout.text('company.pin')).fill('albion-2041');
  await page.getByRole('checkbox', { name: 'I accept the terms for company accounts' }).check();
  await expect(page.getByText(texts.checkout.text('checkout.missing'))).toHaveCount(0);
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);

  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({
    paymentMethod: PaymentType.companyInvoice,
    paid: 0,
    balance: booking.total,
  });
  await expect(page.getByText(texts.checkout.text('confirmation.payment.3'))).toBeVisible();
  await expect(page.getByText(texts.checkout.text('confirmation.byInvoice'))).toBeVisible();
});
