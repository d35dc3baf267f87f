import { CheckoutPage, ConfirmationPage, guests, RoomsPage } from '../steps/index.ts';
import { BookingApi } from '../support/booking-api.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const loft = 'Family Loft';

test('a family of five books a room that suits them, with breakfast, a cot and fishing sets @release', async ({
  page,
  site,
  size,
  complaints,
}) => {
  const api = await BookingApi.open(site.url, 'FJORD');
  const hotel = await Hotel.open(site.url, 'FJORD', [loft]);
  const stay = await hotel.stay(size === 'phone' ? 12 : 10);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);

  await test.step('Given I look for a room for two adults, two children and an infant', () =>
    rooms.open(site.url, 'FJORD', stay, 'adults=2&children=2&infants=1'));
  await test.step('Then I am told which rooms do not suit us, and why', async () => {
    await expect(rooms.roomType(loft)).toBeVisible();
    await expect(rooms.roomType('Garden Double')).toBeHidden();
    await page.getByText(/other options do not suit this room/).click();
    await expect(page.getByText('This room takes no more than 3 guests').first()).toBeVisible();
  });
  await test.step('When I choose the loft, no upgrade is offered: none takes five', async () => {
    await rooms.rate(loft, 'Flexible').click();
    await rooms.isYours();
    await expect(rooms.upgrades).toHaveCount(0);
  });
  await test.step('And say who leads us and how the beds are to stand', async () => {
    await rooms.chooseSetUp('King bed, bunks and a cot');
  });
  await test.step('Then the extras say what they cost us', async () => {
    await expect(rooms.extras).toBeVisible();
    // Four who eat, three mornings: the infant counts for no extra (product.md 9).
    await expect(rooms.extra('Long breakfast')).toContainText('145.00 per person and night');
    await expect(rooms.extra('Long breakfast')).toContainText('1,740.00');
    await expect(rooms.extra('Cot with linen')).toContainText(texts.rooms.text('extras.free'));
  });
  await test.step('When I add breakfast, the cot and two fishing sets', async () => {
    await page.getByRole('button', { name: 'Add Long breakfast' }).click();
    await page.getByRole('button', { name: 'Add Cot with linen, Free' }).click();
    const more = rooms
      .extra('Crab-fishing set')
      .getByRole('button', { name: /Crab-fishing set/ })
      .last();
    await more.click();
    await more.click();
    await rooms.finish(size);
  });
  await test.step('And pay', async () => {
    await checkout.isOpen();
    await checkout.giveDetails({ ...guests.booker, country: 'Denmark' });
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  await test.step('Then the hotel knows our room, beds and extras', async () => {
    const booking = await api.confirmation(page.url());
    expect(booking.currency).toBe('DKK');
    const [item] = booking.items;
    expect(item).toMatchObject({
      roomType: { name: loft },
      leadGuest: guests.first,
      roomConfiguration: 'King bed, bunks and a cot',
      numberOfAdults: 2,
      numberOfChildren: 2,
      numberOfInfants: 1,
    });
    expect(item?.services.map(({ serviceId, quantity, cost }) => [serviceId, quantity, cost])).toEqual([
      ['breakfast', 1, 1740],
      ['cot', 1, 0],
      ['crab', 2, 140],
    ]);
    expect(booking.total).toBe((item?.roomCost ?? 0) + 1880);
    expect(booking.paid).toBe(booking.total);
  });
  expect(complaints).toEqual([]);
});
