import { toMinor } from 'shared/domain';
import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a gift voucher pays for a part, and the card for the rest', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(12);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  const full = await checkout.total.innerText();

  await test.step('A code that is not valid takes nothing off, and says so', async () => {
    await checkout.useVoucher('NO-SUCH-CODE');
    await expect(page.getByText(texts.rules.text('error.voucher-invalid')).first()).toBeVisible();
    await expect(checkout.total).toHaveText(full);
  });
  await test.step('An experience warns that it is used as money, and can be removed', async () => {
    await checkout.useVoucher('tea-for-two');
    await expect(page.getByText(texts.checkout.text('voucher.experience.title'))).toBeVisible();
    await page.getByRole('button', { name: texts.checkout.text('voucher.remove') }).click();
    await expect(checkout.total).toHaveText(full);
  });
  await test.step('A valid one takes its value off, also after a reload', async () => {
    await checkout.useVoucher('harbour-gift-100');
    await expect(checkout.applied).toContainText('Your voucher takes £100.00 off the price of your stay.');
    const less = await checkout.total.innerText();
    expect(less).not.toBe(full);
    await page.reload();
    await expect(checkout.applied).toContainText('Your voucher takes £100.00 off the price of your stay.');
    await expect(checkout.total).toHaveText(less);
  });
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  const agreed = await checkout.confirm.innerText();
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);

  await test.step('Then voucher and card have paid what I agreed to', async () => {
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    const rooms = booking.items.reduce((sum, { totalCost }) => sum + toMinor(totalCost, 'GBP'), 0);
    expect(booking).toMatchObject({
      giftDiscount: 100,
      paymentMethod: 0,
      balance: 0,
      paidWith: { scheme: 'visa', lastFour: '4242' },
    });
    expect(toMinor(booking.total, 'GBP')).toBe(rooms - 10_000);
    expect(booking.paid).toBe(booking.total);
    expect(agreed).toContain(booking.total.toFixed(2));
    await expect(page.getByText('Gift voucher · Visa ending in 4242')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
