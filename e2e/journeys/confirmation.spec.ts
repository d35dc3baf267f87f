import { readFile } from 'node:fs/promises';
import { toUrlDate } from 'shared/domain';
import { choice, ConfirmationPage, guests } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { bookByApi } from '../support/booked.ts';
import { countShifts, shiftsOf } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const code = 'HARBOUR';

test('I take along what I need from the confirmation, and book another room for the same stay', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(3);
  const rooms = [{ roomType: choice.rooms[0], lead: guests.first }];
  const { reference, token } = await bookByApi(site.url, hotel.property, stay, rooms);
  const confirmation = new ConfirmationPage(page);
  await countShifts(page);
  await page.goto(`${site.url}/Book/${code}/Confirmation/${token}`);
  await confirmation.isOpen('Ada');

  await test.step('The page says where the hotel is and leads there, and nothing moved', async () => {
    await expect(page.getByRole('heading', { name: 'Getting there' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Directions/ }).first()).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.02);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('Managing the booking comes first', async () => {
    await expect(confirmation.actions.locator('.btn').first()).toHaveText('Manage booking');
  });
  await test.step('The receipt is a document with the name of the booking', async () => {
    const download = page.waitForEvent('download');
    await confirmation.actions.getByRole('link', { name: 'Receipt (PDF)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${reference}.pdf`);
    expect((await readFile(await file.path())).toString('latin1')).toMatch(/^%PDF-1\.7/);
  });
  await test.step('No wallet is offered that there are no keys for', async () => {
    await expect(confirmation.actions.getByRole('link', { name: /Wallet/ })).toHaveCount(0);
  });
  await test.step('Where the hotel has keys of both wallets, their passes are offered, on a phone too', async () => {
    const wallet = { ApplePass: true, GoogleUrl: 'https://pay.google.com/gp/v/save/a-pass' };
    await page.route('**/api/Reservation/Confirmation?*', async (route) => {
      const response = await route.fetch();
      const booked = (await response.json()) as object;
      await route.fulfill({ response, json: { ...booked, Wallet: wallet } });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(confirmation.actions.getByRole('link', { name: /Wallet/ })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Getting there' })).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.1);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('Another room is searched for with my dates and my party', async () => {
    await confirmation.actions.getByRole('link', { name: 'Book another room' }).click();
    await expect(page).toHaveURL(
      new RegExp(`/Book/${code}\\?fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2`),
    );
  });
  expect(complaints).toEqual([]);
});
