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

test('the calendar has the prices of the guests, and says whose they are', async ({ page, site, hotel }) => {
  const search = new SearchPage(page);
  const { from } = await hotel.stay(18);
  const priceOfDay = async (whose: string): Promise<number> => {
    await search.openCalendar();
    await expect(search.calendar.getByText(whose)).toBeVisible();
    return Number((await search.day(from).locator('.calendar__note').innerText()).replace(/\D/g, ''));
  };
  await search.open(site.url, 'HARBOUR', `?fromDate=${toUrlDate(from)}&adults=2`);
  const two = await priceOfDay('for 2 adults, in GBP');

  await test.step('and follows when others are chosen', async () => {
    await page.keyboard.press('Escape');
    await search.chooseParties([{ adults: 4, children: 0 }]);
    expect(await priceOfDay('for 4 adults, in GBP')).toBeGreaterThan(two);
  });
});
