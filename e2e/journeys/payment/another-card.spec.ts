import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';

test('a guest goes back from the bank and gives another card: that one pays, and the first can no longer', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(23);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
  await checkout.agree();
  await checkout.confirm.click();
  await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible();
  const bank = page.url();

  await test.step('When I go back and confirm with another card', async () => {
    await page.goBack();
    await expect(page.getByText(/^We hold your rooms until/)).toBeVisible();
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
  });
  await test.step('Then it has paid, once, for one booking', async () => {
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    expect(booking).toMatchObject({
      status: 'Confirmed',
      paid: booking.total,
      paidWith: { lastFour: '4242' },
    });
    expect(await taken()).toEqual([1, 1, 1]);
  });
  await test.step('And the bank’s page of the first card leads to the booking', async () => {
    await page.goto(bank);
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
});
