import { openCheckout, ConfirmationPage, guests } from '../../steps/index.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

const password = 'A long word, and another';
const email = 'saved-card@example.org';

test('a guest creates an account with a booking, saves a card with the next one and pays with it at the third @release', async ({
  page,
  site,
  hotel,
}) => {
  test.slow();
  const stay = await hotel.stay(21);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const confirmation = new ConfirmationPage(page);

  await test.step('An account comes with the first booking', async () => {
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    await checkout.giveDetails({ ...guests.booker, email });
    await page.getByRole('checkbox', { name: /^Create an account with a password/ }).check();
    await checkout.field(texts.account.text('account.password')).fill('too short');
    await expect(page.getByText('Strength of your password: not enough yet')).toBeVisible();
    await checkout.field(texts.account.text('account.password')).fill(password);
    await expect(page.getByText('Strength of your password: strong')).toBeVisible();
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
    await confirmation.isOpen(guests.booker.firstName);
    await expect(page.getByText(texts.checkout.text('checkout.account.mail'))).toBeVisible();
  });
  await test.step('I am logged in, my details are there the second time, and I save the card', async () => {
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    await expect(page.getByText(`You are logged in as ${email}`)).toBeVisible();
    await expect(checkout.field(texts.account.text('account.first-name'))).toHaveValue(
      guests.booker.firstName,
    );
    await expect(checkout.field(texts.account.text('account.telephone'))).toHaveValue(
      guests.booker.telephone,
    );
    await checkout.giveDetails({ ...guests.booker, email });
    await checkout.giveCard({ ...guests.card, number: '5555 5555 5555 4444' });
    await page.getByRole('checkbox', { name: texts.checkout.text('cards.save') }).check();
    await checkout.agree();
    await checkout.confirm.click();
    await confirmation.isOpen(guests.booker.firstName);
  });
  await test.step('The third time it is chosen already, and pays', async () => {
    await page.reload();
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    await checkout.giveDetails({ ...guests.booker, email });
    await expect(page.getByRole('radio', { name: /^Mastercard •••• 4444/ })).toBeChecked();
    await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
    await checkout.agree();
    await checkout.confirm.click();
    await confirmation.isOpen(guests.booker.firstName);
    await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    expect(booking).toMatchObject({
      paid: booking.total,
      paidWith: { scheme: 'mastercard', lastFour: '4444' },
    });
  });
});
