import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone all months are one list, rooms are a sheet, and what was chosen can be read', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const search = new SearchPage(page);
  const stay = await hotel.stay(20);
  await search.open(site.url);

  await test.step('Dates months ahead are scrolled to, and the calendar closes with the second of them', async () => {
    await search.openCalendar();
    await expect(search.calendar.getByRole('button', { name: texts.ui.text('ui.next-month') })).toHaveCount(
      0,
    );
    await search.showMonth(stay.from);
    await search.day(stay.from).tap();
    await search.showMonth(stay.to);
    await search.day(stay.to).tap();
    await expect(search.calendar).toBeHidden();
    await expect(search.dates).toBeFocused();
    await expect(search.dates).toContainText('3 nights');
  });

  await test.step('Nothing of them is cut off', async () => {
    const value = search.dates.locator('.search-cell__value');
    expect(await value.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  });

  await test.step('Rooms are added up to the most that one booking takes, with whom to ask for more', async () => {
    await search.rooms.tap();
    const sheet = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
    const add = sheet.getByRole('button', { name: texts.search.text('search.room.add') });
    for (let rooms = 1; rooms < hotel.property.maxNumberOfRoomsOnBooking; rooms += 1) await add.tap();
    await expect(sheet.getByText(texts.rules.text('error.title-maximum-rooms'))).toBeVisible();
    await expect(sheet.getByText(hotel.property.telephone)).toBeVisible();
    await expect(add).toBeDisabled();
    for (let rooms = 1; rooms < hotel.property.maxNumberOfRoomsOnBooking; rooms += 1)
      await sheet
        .getByRole('button', { name: /^Remove room/ })
        .last()
        .tap();
    await sheet.getByRole('button', { name: texts.search.text('search.guests.done') }).tap();
  });

  await test.step('And the rooms are found', async () => {
    await search.search();
    expect(complaints).toEqual([]);
  });
});
