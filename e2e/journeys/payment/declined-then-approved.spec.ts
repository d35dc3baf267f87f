import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a declined card costs a guest nothing that was typed, and another card books', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(15);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 0002' });
  await checkout.agree();
  await checkout.confirm.click();

  await test.step('I am told why at the bottom and beside it what to do, and keep what I typed', async () => {
    const words = 'Your card was declined and nothing was charged. Try another card.';
    const told = page.locator('.toast').getByText(words);
    await expect(told).toBeVisible();
    await expect(checkout.refusal).toContainText('choose another card or way to pay, and confirm again');
    await expect(checkout.refusal).toContainText(words);
    await expect(checkout.refusal).toBeFocused();
    await expect(told).toHaveCount(0, { timeout: 10_000 });
    await expect(checkout.refusal).toContainText(words);
    await expect(checkout.field(texts.checkout.text('checkout.email'))).toHaveValue(guests.booker.email);
    await expect(checkout.field(texts.card.text('card.number'))).toHaveValue('4000 0000 0000 0002');
    expect(await taken()).toEqual([0, 0, 0]);
  });
  await checkout.giveCard(guests.card);
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  await expect(page.getByText('Your card was declined')).toHaveCount(0);

  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
  expect(await taken()).toEqual([1, 1, 1]);
});
