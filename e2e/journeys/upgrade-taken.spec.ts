import { formatMoney, toMinor } from 'shared/domain';
import { CheckoutPage, ConfirmationPage, guests, RoomsPage } from '../steps/index.ts';
import { BookingApi } from '../support/booking-api.ts';
import { expect, test } from '../support/test.ts';

const [chosen, better] = ['Classic Double', 'Harbour View King'];

test('a guest moves up to a better room for the difference that was said', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const api = await BookingApi.open(site.url, 'HARBOUR');
  const stay = await hotel.stay(11);
  const leftBefore = await api.roomsLeft(stay, 'harbour-view-king');
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const priceOf = async (roomTypeId: string): Promise<number> => {
    const found = await api.search(stay);
    const rates = found.roomTypes.find((roomType) => roomType.roomTypeId === roomTypeId)?.rates;
    return toMinor(rates?.find(({ ratePlanId }) => ratePlanId === 'flexible')?.baseRate ?? 0, 'GBP');
  };
  const difference = (await priceOf('harbour-view-king')) - (await priceOf('classic-double'));

  await test.step('Given I chose a Classic Double', async () => {
    await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
    await rooms.rate(chosen, 'Flexible rate').click();
    await rooms.isYours();
  });
  await test.step('When I take the upgrade, look at it, give it up and take it again', async () => {
    await rooms.upgradeTo(better).click();
    await page.getByRole('button', { name: `Keep this room: ${chosen}` }).click();
    const price = formatMoney(difference, 'GBP', 'en-GB');
    await expect(rooms.upgradeTo(better)).toHaveAccessibleName(`Upgrade to ${better} for + ${price}`);
    await rooms.upgradeTo(better).click();
    await expect(page.getByRole('button', { name: `Chosen: ${better}` })).toBeVisible();
  });
  await test.step('Then it is still taken after a reload, and can still be given up', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: `Chosen: ${better}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Keep this room: ${chosen}` })).toBeVisible();
  });
  await test.step('When I book it', async () => {
    await rooms.name(guests.first);
    await rooms.chooseSetUp('One king bed');
    await rooms.finish(size);
    await checkout.isOpen();
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  await test.step('Then I pay the first price and the difference, and the better room is gone', async () => {
    const booking = await api.confirmation(page.url());
    expect(booking.items).toMatchObject([{ roomType: { name: better } }]);
    expect(toMinor(booking.total, 'GBP')).toBe((await priceOf('classic-double')) + difference);
    expect(await api.roomsLeft(stay, 'harbour-view-king')).toBe(leftBefore - 1);
  });
  expect(complaints).toEqual([]);
});
