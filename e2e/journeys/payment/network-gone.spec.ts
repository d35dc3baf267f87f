import { openCheckout, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('the network goes while the booking is made: the guest asks what became of it, and there is one', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(18);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();

  const keys: (string | undefined)[] = [];
  await page.route('**/api/Reservation/Create', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The hotel makes the booking; its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await checkout.confirm.click();
  await expect(checkout.refusal).toContainText('Your booking may have been made.');
  await expect(checkout.field(texts.card.text('card.number'))).toHaveValue('4242 4242 4242 4242');
  expect(await taken()).toEqual([1, 1, 1]);

  await page.unroute('**/api/Reservation/Create');
  page.on('request', (request) => {
    if (request.url().endsWith('/Reservation/Create')) keys.push(request.headers()['idempotency-key']);
  });
  await page.getByRole('button', { name: texts.checkout.text('checkout.unknown.ask') }).click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);

  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
  expect(await taken()).toEqual([1, 1, 1]);
});
