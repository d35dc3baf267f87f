import ICAL from 'ical.js';
import { formatStayDate } from 'shared/domain';
import { ConfirmationPage, TableDialog } from '../steps/index.ts';
import { bookByApi, mailOf, readConfirmation } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

/** The calendar file in a mail, which is sent in base64. */
function calendarIn(mail: string): string {
  const [, encoded = ''] =
    /Content-Type: text\/calendar[^]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8');
}

test('a guest who has booked a room books a table for the stay, and both are one', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const stay = await hotel.stay(size === 'phone' ? 16 : 15);
  const lead = { firstName: 'Ada', lastName: 'Lovelace' };
  const booked = await bookByApi(site.url, hotel.property, stay, [{ roomType: 'Classic Double', lead }]);
  const table = new TableDialog(page);

  await test.step('Given the confirmation of my stay', () =>
    page.goto(`${site.url}/Book/HARBOUR/Confirmation/${booked.token}`));
  await test.step('When I press “Book a table”', async () => {
    await new ConfirmationPage(page).actions
      .getByRole('button', { name: texts.checkout.text('confirmation.table') })
      .click();
    await table.isReady();
  });
  await test.step('Then the arrival, my party and how I am reached are filled in', async () => {
    await expect(table.choice('Date', formatStayDate(stay.from, 'long', 'en-GB'))).toBeChecked();
    await expect(table.choice('Guests', '2 Guests')).toBeChecked();
    await expect(table.email).toHaveValue('ada@example.org');
  });
  const reference = await test.step('When I choose an early table with its offer and book it', async () => {
    await table.choice('Time', /^17:30/).check();
    await table.dialog.getByRole('radio', { name: /Early table/ }).check();
    const shown = await table.confirm();
    await expect(
      page.getByLabel(texts.ui.text('ui.notifications')).getByText(texts.rules.text('success.table')),
    ).toBeAttached();
    await table.dialog.getByRole('button', { name: texts.restaurant.text('table.done.close') }).click();
    return shown;
  });
  await test.step('Then the table shows with my stay, now and whenever I come back', async () => {
    const line = page.getByText(`Reference ${reference} · Early table`);
    await expect(line).toBeVisible();
    await page.reload();
    await expect(line).toBeVisible();
  });
  await test.step('And the hotel has it with my booking', async () => {
    const { tables } = await readConfirmation(site.url, hotel.property, booked.token);
    expect(tables).toMatchObject([
      { bookingReference: reference, visitDate: stay.from, visitTime: '17:30', partySize: 2 },
    ]);
  });
  await test.step('And a mail brings it to my calendar, at the hour on the hotel’s clock', async () => {
    const mail = await mailOf(site.dataDir, { ...booked, reference }, 'Your table at The Lock Keeper');
    const event = new ICAL.Event(
      new ICAL.Component(ICAL.parse(calendarIn(mail)) as unknown[]).getFirstSubcomponent('vevent') ??
        undefined,
    );
    expect(event.summary).toContain('The Lock Keeper');
    const start = new Intl.DateTimeFormat('en-GB', {
      timeZone: hotel.property.timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(event.startDate.toJSDate());
    expect(start).toBe(`${stay.from.split('/').toReversed().join('/')}, 17:30`);
  });
  await test.step('And its link moves it to another time, which shows with my stay', async () => {
    const { restaurant } = texts;
    await page.getByRole('link', { name: restaurant.text('table.done.manage') }).click();
    await page.getByRole('button', { name: restaurant.text('manage.move'), exact: true }).click();
    await page.getByRole('radio', { name: '19:00' }).check();
    await page.getByRole('button', { name: restaurant.text('manage.move.confirm'), exact: true }).click();
    await expect(page.getByText(restaurant.text('manage.moved'))).toBeVisible();
    const { tables } = await readConfirmation(site.url, hotel.property, booked.token);
    expect(tables).toMatchObject([{ bookingReference: reference, visitTime: '19:00' }]);
  });
  expect(complaints).toEqual([]);
});
