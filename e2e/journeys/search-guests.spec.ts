import { toUrlDate } from 'shared/domain';
import { RoomsPage, SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('who is too many for one room is told so, and gets two rooms at one press', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const search = new SearchPage(page);
  const { from } = await hotel.stay(18);
  const dialog = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
  const room = dialog.getByRole('group', { name: 'Room 1', exact: true });
  const guestsOf = (group: string) =>
    dialog.getByRole('group', { name: group, exact: true }).getByRole('spinbutton').allTextContents();

  await test.step('Given a link for four adults and three children, whom no room takes', async () => {
    await search.open(site.url, 'HARBOUR', `?fromDate=${toUrlDate(from)}&nights=2&adults=4&children=3`);
    await search.submit.click();
    await expect(
      page.getByRole('link', { name: texts.search.text('search.missing.guests', { room: '1' }) }),
    ).toBeVisible();
  });

  await test.step('When I look at the guests, then nobody can be added, and two rooms are offered', async () => {
    await search.rooms.click();
    await expect(dialog.getByText(texts.search.text('search.split.not-taken'))).toBeVisible();
    await expect(room.getByRole('button', { name: /^More: Infants/ })).toBeDisabled();
    await dialog
      .getByRole('button', { name: texts.search.text('search.split.take', { rooms: '2 rooms' }) })
      .click();
    expect(await guestsOf('Room 1')).toEqual(['2', '2', '0']);
    expect(await guestsOf('Room 2')).toEqual(['2', '1', '0']);
    await expect(dialog.getByText(texts.search.text('search.split.not-taken'))).toBeHidden();
    await dialog.getByRole('button', { name: texts.search.text('search.guests.done') }).click();
  });

  await test.step('Then rooms are found for all of us', async () => {
    await search.search();
    await expect(page).toHaveURL(/adults=2,2&children=2,1/);
    await expect(new RoomsPage(page).heading(/^Choose room 1 of 2/)).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('nobody is added whom no room takes; a second room is one press, and takes one more', async ({
  page,
  site,
}) => {
  const search = new SearchPage(page);
  await search.open(site.url, 'HARBOUR', '?adults=4');
  await search.rooms.click();
  const dialog = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
  const child = dialog.getByRole('button', { name: /^More: Children/ });
  await child.click();
  await expect(child).toBeDisabled();
  await expect(dialog.getByText(texts.search.text('search.split.full'))).toBeVisible();
  await dialog
    .getByRole('button', { name: texts.search.text('search.split.take', { rooms: '2 rooms' }) })
    .click();
  await expect(search.rooms).toContainText('2 rooms, 5 Guests');
  await dialog
    .getByRole('group', { name: 'Room 2', exact: true })
    .getByRole('button', { name: /^More: Children/ })
    .click();
  await expect(page).toHaveURL(/adults=2,2&children=1,1/);
});

test('the calendar has the prices of the guests, and says whose they are', async ({ page, site, hotel }) => {
  const search = new SearchPage(page);
  const { from } = await hotel.stay(18);
  const priceFor = async (adults: number): Promise<number> => {
    await search.open(site.url, 'HARBOUR', `?fromDate=${toUrlDate(from)}&adults=${String(adults)}`);
    await search.openCalendar();
    await expect(
      search.calendar.getByText(
        adults === 1 ? 'for 1 adult, in GBP' : `for ${String(adults)} adults, in GBP`,
      ),
    ).toBeVisible();
    return Number((await search.day(from).locator('.calendar__note').innerText()).replace(/\D/g, ''));
  };
  const [one, two, four] = [await priceFor(1), await priceFor(2), await priceFor(4)];
  expect(two).toBeGreaterThanOrEqual(one);
  expect(four).toBeGreaterThan(two);

  await test.step('and follows when others are chosen', async () => {
    await page.keyboard.press('Escape');
    await search.chooseParties([{ adults: 3, children: 0 }]);
    await search.openCalendar();
    await expect(search.calendar.getByText('for 3 adults, in GBP')).toBeVisible();
  });
});
