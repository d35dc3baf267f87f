import { guests, openCheckout, RoomsPage } from '../../steps/index.ts';
import { bookByApi } from '../../support/booked.ts';
import { countTaken } from '../../support/bookings.ts';
import { Hotel } from '../../support/stay.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('the last room goes to somebody else: the guest is told which, keeps what was typed, and is led to the others', async ({
  page,
  site,
}) => {
  const hotel = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const stay = await hotel.stay(20);
  const taken = await countTaken(hotel, stay);
  const tent = { code: 'KAROO', stay, roomType: 'Stargazer Tent', rate: 'Dinner, bed and breakfast' };
  const checkout = await openCheckout(page, site.url, tent, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard(guests.card);
  await checkout.agree();

  await test.step('Somebody else is faster', () =>
    bookByApi(site.url, hotel.property, stay, [{ roomType: tent.roomType, lead: guests.second }]));
  await test.step('I am told which room is gone, that nothing was charged, and what I can do', async () => {
    await checkout.confirm.click();
    await expect(checkout.refusal).toContainText('A room is no longer available');
    await expect(checkout.refusal).toContainText('Room 1 was booked by somebody else meanwhile.');
    await expect(checkout.refusal).toContainText(texts.checkout.text('checkout.gone.kept'));
    await expect(checkout.field(texts.checkout.text('checkout.phone'))).toHaveValue(guests.booker.telephone);
    expect(await taken()).toEqual([1, 1, 1]);
  });
  await test.step('The rooms of the same stay are there, without the one that is gone', async () => {
    await page.getByRole('link', { name: texts.checkout.text('checkout.gone.choose') }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.rooms.text('page.title') })).toBeVisible();
    await expect(new RoomsPage(page).roomType(tent.roomType)).toHaveCount(0);
  });
});
