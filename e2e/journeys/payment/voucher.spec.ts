import { toMinor } from 'shared/domain';
import { ConfirmationPage, guests, openCheckout } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { messageCovers } from '../../support/covering.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a gift voucher: refused and asked about, covering all, and then paying a part with the card for the rest', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const wish = {
    code: 'HARBOUR',
    stay: await hotel.stay(12),
    roomType: 'Classic Double',
    rate: 'Flexible rate',
  };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  const full = await checkout.total.innerText();
  const remove = page.getByRole('button', { name: texts.checkout.text('voucher.remove') });
  const refused = page.getByText(texts.rules.text('error.voucher-invalid'));
  const asked = page.getByText(texts.checkout.text('checkout.voucher.unused.title'));
  const field = checkout.field(texts.checkout.text('voucher.code'));
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();

  await test.step('A code that is not valid takes nothing off, and says so beside its field and in a message', async () => {
    await checkout.useVoucher('NO-SUCH-CODE');
    await expect(refused).toHaveCount(2);
    await expect(checkout.total).toHaveText(full);
  });
  await test.step('The message does not cover the field, even at the bottom of the window', async () => {
    await field.fill('NO-SUCH-CODE-');
    await field.fill('NO-SUCH-CODE');
    await field.evaluate((input) => {
      window.scrollBy(0, input.getBoundingClientRect().bottom - window.innerHeight + 8);
    });
    const message = page.locator('.toast').filter({ hasText: texts.rules.text('error.voucher-invalid') });
    // The other message has gone with the code that it was about.
    await expect(message).toHaveCount(0);
    await field.press('Enter');
    expect(await messageCovers(message, field)).toBe(false);
  });
  await test.step('When I book, I am asked first; going back to the code takes question and message away', async () => {
    await checkout.confirm.click();
    await expect(asked).toBeVisible();
    await expect(page.getByText('The code “NO-SUCH-CODE” takes nothing off the price.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book without it for/ })).toBeVisible();
    await page.getByRole('button', { name: texts.checkout.text('checkout.voucher.unused.correct') }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('2');
    await expect(asked).toHaveCount(0);
    await expect(refused).toHaveCount(0);
  });
  await test.step('An experience warns that it is used as money, and can be removed', async () => {
    await checkout.useVoucher('tea-for-two');
    await expect(page.getByText(texts.checkout.text('voucher.experience.title'))).toBeVisible();
    await remove.click();
    await expect(checkout.total).toHaveText(full);
  });
  await test.step('One that covers everything asks for no card', async () => {
    await checkout.useVoucher('HARBOUR-GIFT-2500');
    await expect(page.getByText(texts.checkout.text('checkout.payment.2.text'))).toBeVisible();
    await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
    await expect(checkout.confirm).toHaveText(
      texts.checkout.text('checkout.confirm.invoice', { total: '£0.00' }),
    );
    await remove.click();
  });
  await test.step('A part is taken off, also after a reload', async () => {
    await checkout.useVoucher('harbour-gift-100');
    await expect(checkout.applied).toContainText('Your voucher takes £100.00 off the price of your stay.');
    const less = await checkout.total.innerText();
    expect(less).not.toBe(full);
    await page.reload();
    await expect(checkout.applied).toContainText('Your voucher takes £100.00 off the price of your stay.');
    await expect(checkout.total).toHaveText(less);
  });
  await test.step('Voucher and card pay what I agreed to', async () => {
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    const agreed = await checkout.confirm.innerText();
    await checkout.confirm.click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
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
