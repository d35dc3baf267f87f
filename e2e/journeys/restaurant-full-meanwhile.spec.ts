import { addDays } from 'shared/domain';
import { TableDialog } from '../steps/index.ts';
import { mailOf } from '../support/booked.ts';
import { fillHour, freeTimes } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test('a table is taken while a guest fills in the form: the guest is told, loses nothing and takes another', async ({
  page,
  site,
  hotel,
  size,
}) => {
  const table = new TableDialog(page);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: hotel.property.timeZone })
    .format(new Date())
    .replaceAll('-', '/');
  const date = addDays(today, 9);
  const time = '18:30';
  const visit = { restaurantId: 'lock-keeper', date, partySize: 4 };
  const details = { email: `${size}@example.org`, telephone: '+442079460958', requests: 'A window seat' };

  await test.step('Given the table booking, opened from the menu of the search', async () => {
    await page.goto(`${site.url}/Book/HARBOUR`);
    await table.openFromMenu();
  });
  await test.step('When I choose four guests, the last of the days and a time, and give my details', async () => {
    await table.chooseLastQuickDay();
    await table.choice('Guests', '4 Guests').check();
    await table.choice('Time', time).check();
    await table.giveDetails(details);
  });
  await test.step('And others take all of that hour', () =>
    fillHour(site.url, hotel.property, { ...visit, partySize: 8 }, time));
  await test.step('And I book', () => table.book.click());
  await test.step('Then I read the restaurant’s own words', () =>
    expect(table.dialog.getByRole('alert')).toContainText('The Lock Keeper is full at this hour.'));
  await test.step('And the other times are offered, that one is not', async () => {
    await expect(table.choice('Time', time)).toHaveCount(0);
    await expect(table.choice('Time', '20:00')).toBeVisible();
  });
  await test.step('And nothing that I typed is lost, also after a reload', async () => {
    await expect(table.requests).toHaveValue(details.requests);
    await page.reload();
    await table.openFromMenu();
    await expect(table.email).toHaveValue(details.email);
    await expect(table.telephone).toHaveValue(details.telephone);
    await expect(table.requests).toHaveValue(details.requests);
    await expect(table.choice('Guests', '4 Guests')).toBeChecked();
  });
  const before = await freeTimes(site.url, hotel.property, visit);
  const reference = await test.step('When I take another time', async () => {
    await table.choice('Time', '20:00').check();
    return table.confirm();
  });
  await test.step('Then the table is mine: its mail says so', async () => {
    expect(before.map((slot) => slot.time)).toContain('20:00');
    const mail = await mailOf(
      site.dataDir,
      { reference, token: '', link: '' },
      'Your table at The Lock Keeper',
    );
    expect(mail).toContain('20:00');
    expect(mail).toContain('4 Guests');
    expect(mail).toMatch(/^Content-Type: text\/calendar/m);
  });
});
