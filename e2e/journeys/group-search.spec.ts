import { formatMoney, toMinor, toUrlDate } from 'shared/domain';
import { aParty } from 'shared/testing';
import { GroupPage, RoomsPage } from '../steps/index.ts';
import { GroupApi } from '../support/group-api.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const name = 'The Harbour Hotel London';

test('a guest searches a group and enters a hotel with the same search, at the same price', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const group = new GroupPage(page);
  const rooms = new RoomsPage(page);
  const stay = await hotel.stay(18);
  const api = await GroupApi.open(site.url);
  const found = await api.search(stay, [aParty({ numberOfAdults: 2, numberOfChildren: 1 })]);
  const harbour = found.find(({ propertyCode }) => propertyCode === 'HARBOUR');
  const total = formatMoney(toMinor(harbour?.minimumRate ?? 0, 'GBP'), 'GBP', 'en-GB');
  const query = `fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2&children=1`;

  await test.step('Every hotel of the group is there before there are dates', async () => {
    await group.open(site.url);
    await expect(group.names).toHaveCount(api.group.properties.length);
    await group.search.submit.click();
    await expect(group.search.calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(group.search.dates).toContainText(texts.group.text('group.missing.dates'));
  });

  await test.step('Dates and guests tell what each hotel costs, in the order of the answer', async () => {
    await group.chooseDates(stay);
    await group.search.chooseParties([{ adults: 2, children: 1 }]);
    await group.isAnswered();
    await expect(group.names).toHaveText(found.map(({ propertyName }) => propertyName));
    await expect(group.price(name)).toHaveText(total);
    await expect(page).toHaveURL(new RegExp(`/BookGroup/COAST\\?${query}$`));
  });

  await test.step('An area shows its hotels, with how many have rooms and from which price', async () => {
    await expect(page.locator('.gr-area', { hasText: 'Britain' })).toContainText(`1 of 1 available`);
    await expect(page.locator('.gr-area', { hasText: 'Britain' })).toContainText(`from ${total}`);
    await group.area('Britain').check();
    await expect(group.names).toHaveText([name]);
    await page.reload();
    await group.isAnswered();
    await expect(group.names).toHaveText([name]);
  });

  await test.step('The hotel is entered with the same search, and its lowest price is the same', async () => {
    await group.enter(name).click();
    await expect(page).toHaveURL(new RegExp(`/Book/HARBOUR/Rooms-And-Rates\\?${query}$`));
    await expect(rooms.title(texts.rooms.text('page.title'))).toBeVisible();
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
    const answer = await hotel.search(stay, [aParty({ numberOfAdults: 2, numberOfChildren: 1 })]);
    expect(answer.roomTypes.length).toBeGreaterThan(0);
  });

  await test.step('Going back finds the search, the area and the price again', async () => {
    await page.goBack();
    await group.isAnswered();
    await expect(group.area('Britain')).toBeChecked();
    await expect(group.price(name)).toHaveText(total);
    await expect(group.search.rooms).toContainText('1 room · 3 Guests');
    await group.area('All areas').check();
    await expect(group.names).toHaveCount(api.group.properties.length);
  });

  expect(complaints).toEqual([]);
});
