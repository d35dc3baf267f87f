import { formatMoney, toMinor } from 'shared/domain';
import { CheckoutPage, RoomsPage } from '../steps/index.ts';
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
  const rooms = new RoomsPage(page);
  const priceOf = async (roomTypeId: string): Promise<number> => {
    const found = await api.search(stay);
    const rates = found.roomTypes.find((roomType) => roomType.roomTypeId === roomTypeId)?.rates;
    return toMinor(rates?.find(({ ratePlanId }) => ratePlanId === 'flexible')?.baseRate ?? 0, 'GBP');
  };
  const first = await priceOf('classic-double');
  const difference = (await priceOf('harbour-view-king')) - first;

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
  await test.step('And Checkout asks for the first price and the difference', async () => {
    await rooms.chooseSetUp('One king bed');
    await rooms.finish(size);
    const checkout = new CheckoutPage(page);
    await checkout.isOpen();
    await expect(page.locator('.co-summary')).toContainText(better);
    await expect(checkout.total).toHaveText(formatMoney(first + difference, 'GBP', 'en-GB'));
  });
  expect(complaints).toEqual([]);
});
