import { openCheckout, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('the bank asks, the guest approves, and going back does not book again', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(16);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
  await checkout.agree();
  await checkout.confirm.click();
  const approve = page.getByRole('button', { name: 'Approve payment' });
  await expect(approve).toBeVisible();

  await test.step('Back from the bank leads to the rooms that are held, also after a reload, and paying goes on there', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/Book\/HARBOUR\/Checkout\/.+/);
    await page.goto(`${site.url}/Book/HARBOUR/Checkout`);
    await expect(
      page.getByRole('heading', { level: 1, name: texts.checkout.text('resume.title') }),
    ).toBeVisible();
    await expect(page.getByText(/^We hold your rooms until \d\d:\d\d$/)).toBeVisible();
    await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
    await checkout.agree();
    await checkout.confirm.click();
  });
  await approve.click();
  const confirmation = new ConfirmationPage(page);
  await confirmation.isOpen(guests.booker.firstName);
  const token = tokenIn(page);

  await test.step('Back leads past the bank to the same booking, and the checkout has nothing left to pay', async () => {
    await page.goBack();
    await confirmation.isOpen(guests.booker.firstName);
    expect(tokenIn(page)).toBe(token);
    await page.goto(`${site.url}/Book/HARBOUR/Checkout`);
    await expect(page).toHaveURL(/\/Book\/HARBOUR$/);
  });
  const booking = await readBooking(site.url, hotel, token);
  expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total, paidWith: { lastFour: '3220' } });
  expect(await taken()).toEqual([1, 1, 1]);
});
