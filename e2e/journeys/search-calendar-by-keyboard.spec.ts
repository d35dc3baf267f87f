import { addDays, toUrlDate, weekdayOf } from 'shared/domain';
import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('the calendar is used by keys alone, and says why a day cannot be chosen', async ({
  page,
  site,
  hotel,
}) => {
  const search = new SearchPage(page);
  const { keyboard } = page;
  const today = hotel.today();
  const soldOut = await hotel.soldOutNight();

  await test.step('Given the calendar opens on today', async () => {
    await search.open(site.url);
    await search.dates.focus();
    await keyboard.press('Enter');
    await expect(search.day(today)).toBeFocused();
  });

  await test.step('Then weeks, months and years have their keys', async () => {
    await keyboard.press('ArrowDown');
    await keyboard.press('Home');
    const monday = addDays(today, 8 - weekdayOf(today));
    await expect(search.day(monday)).toBeFocused();
    await keyboard.press('End');
    await expect(search.day(addDays(monday, 6))).toBeFocused();
    await keyboard.press('Shift+PageDown');
    await expect(search.calendar.locator('[data-date]:focus')).toHaveAttribute(
      'data-date',
      new RegExp(`^${String(Number(addDays(monday, 6).slice(0, 4)) + 1)}`),
    );
    await keyboard.press('Shift+PageUp');
    await expect(search.day(addDays(monday, 6))).toBeFocused();
    await keyboard.press('PageDown');
    await keyboard.press('PageUp');
    await expect(search.day(addDays(monday, 6))).toBeFocused();
  });

  await test.step('And a night that is sold out is not chosen, and says so', async () => {
    await search.knowsPrices();
    await search.goToDay(soldOut);
    await keyboard.press('Enter');
    await expect(search.day(soldOut)).toHaveAccessibleName(/Sold out/);
    await expect(page.locator('[data-live-region]')).toContainText(
      texts.calendar.text('calendar.unavailable.sold-out'),
    );
    await expect(page).not.toHaveURL(/fromDate/);
  });

  await test.step('And Escape closes it where it was opened, with the dates that were chosen', async () => {
    const { from, to } = await hotel.stay(12);
    await search.goToDay(from);
    await keyboard.press('Enter');
    await search.goToDay(to);
    await keyboard.press('Enter');
    await expect(search.calendar.getByRole('status')).toContainText('3 nights');
    await keyboard.press('Escape');
    await expect(search.calendar).toBeHidden();
    await expect(search.dates).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}`));
  });
});
