import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { messageCovers } from '../../support/covering.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a refused gift voucher: the guest is asked before everything is paid by card, and its message goes with it', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(24);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();
  const refused = page.getByText(texts.rules.text('error.voucher-invalid'));
  const asked = page.getByText(texts.checkout.text('checkout.voucher.unused.title'));

  await test.step('Given a code that the hotel refuses, beside its field and in a message', async () => {
    await checkout.useVoucher('NO-SUCH-CODE');
    await expect(refused).toHaveCount(2);
  });
  await test.step('And the message does not cover the field, even at the bottom of the window', async () => {
    const field = checkout.field(texts.checkout.text('voucher.code'));
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
  await test.step('When I book, I am asked first, and nothing is paid', async () => {
    await checkout.confirm.click();
    await expect(asked).toBeVisible();
    await expect(page.getByText('The code “NO-SUCH-CODE” takes nothing off the price.')).toBeVisible();
  });
  await test.step('When I go back to the code and change it, question and message are gone', async () => {
    await page.getByRole('button', { name: texts.checkout.text('checkout.voucher.unused.correct') }).click();
    await expect(checkout.field(texts.checkout.text('voucher.code'))).toBeFocused();
    await page.keyboard.type('2');
    await expect(asked).toHaveCount(0);
    await expect(refused).toHaveCount(0);
  });
  await test.step('Then another press asks about the other code, and the one after it books without', async () => {
    await checkout.confirm.click();
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: /^Book without it for/ }).click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({ giftDiscount: 0, paid: booking.total, paidWith: { lastFour: '4242' } });
  expect(complaints).toEqual([]);
});
