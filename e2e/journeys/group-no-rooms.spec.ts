import { addDays, toUrlDate } from 'shared/domain';
import { GroupPage, SearchPage, queryOf } from '../steps/index.ts';
import { GroupApi } from '../support/group-api.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const name = 'The Harbour Hotel London';
const unavailable = 'This hotel is unavailable on your selected dates.';

test('a hotel without rooms comes last with its message, and leads to its other dates', async ({
  page,
  site,
  hotel,
}) => {
  const group = new GroupPage(page);
  const from = await hotel.soldOutNight();
  const stay = { from, to: addDays(from, 2) };
  const found = await (await GroupApi.open(site.url)).search(stay);
  await group.open(site.url, queryOf(stay));
  await group.isAnswered();
  await expect(group.hotel(name)).toContainText(unavailable);
  await expect(group.names).toHaveText(found.map(({ propertyName }) => propertyName));

  await page.getByRole('checkbox', { name: texts.group.text('group.free') }).check();
  await expect(group.hotel(name)).toHaveCount(0);
  await page.getByRole('checkbox', { name: texts.group.text('group.free') }).uncheck();

  await group.otherDates(name).click();
  await expect(page).toHaveURL(
    new RegExp(`/Book/HARBOUR\\?fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2$`),
  );
  await expect(new SearchPage(page).alternatives.first()).toBeVisible();
});

test('where no hotel has rooms, the guest is told so and changes the dates or the party', async ({
  page,
  site,
  hotel,
}) => {
  const group = new GroupPage(page);
  const stay = await hotel.stay(18);
  const prices = '**/api/Availability/SearchPropertyGroup';
  await test.step('While prices cannot be loaded the hotels are still there, and I try again', async () => {
    await page.route(prices, (route) => route.abort());
    await group.open(site.url, queryOf(stay, 'adults=12'));
    await expect(page.getByText(texts.group.text('group.failed.title'))).toBeVisible();
    await expect(group.enter(name)).toBeVisible();
    await page.unroute(prices);
    await page.getByRole('button', { name: texts.group.text('group.failed.action') }).click();
  });
  await expect(page.getByText(texts.group.text('group.none.title'))).toBeVisible();
  await expect(page.getByText(texts.rules.text('error.no-rooms-in-group'))).toBeVisible();
  await expect(group.list.getByText(unavailable)).toHaveCount(await group.names.count());
  await page.getByRole('button', { name: texts.rooms.text('search.change-dates') }).click();
  await expect(group.search.calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await group.search.chooseParties([{ adults: 2, children: 0 }]);
  await group.isAnswered();
  await expect(page.getByText(texts.group.text('group.none.title'))).toHaveCount(0);
  await expect(group.price(name)).toBeVisible();
});
