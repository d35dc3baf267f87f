import { StatesSeen } from '../support/accessibility.ts';
import { BookingApi } from '../support/booking-api.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'SARRIA';
const patio = 'Habitació del Pati · Patio Double';
const room = {
  roomTypeId: 'pati',
  ratePlanId: 'esmorzar',
  roomConfigurationDropdownOptionId: 'pati-matrimoni',
};

test('the invoice of a booking meets WCAG 2.2 AA in every state', async ({ page, site }) => {
  test.slow();
  const stay = await (await Hotel.open(site.url, code, [patio])).stay(23);
  const { confirmationToken } = await (await BookingApi.open(site.url, code)).book(stay, room);
  const seen = new StatesSeen(page);
  const issue = page.getByRole('button', { name: 'Issue the invoice' });

  await page.goto(`${site.url}/Book/${code}/Invoice/${confirmationToken}`);
  await expect(issue).toBeVisible();
  await seen.see('whom it is made out to');
  await page.getByLabel(/^Name/).fill('');
  await issue.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await seen.seeAtBothWidths('what is missing');
  await page.getByLabel(/^Name/).fill('Ada Lovelace');
  await page.getByLabel(/^Address/).fill('1 Row\nLondon');
  await issue.click();
  await expect(page.getByRole('article', { name: new RegExp(code) })).toBeVisible();
  await seen.seeAtBothWidths('the invoice');
  await page.getByRole('button', { name: 'Correct the recipient' }).click();
  await seen.see('a correction');
  expect(seen.problems).toEqual([]);
});

test('what a hotel states of its accessibility meets WCAG 2.2 AA itself @release', async ({ page, site }) => {
  const stay = await (await Hotel.open(site.url, code, [patio])).stay(24);
  const seen = new StatesSeen(page);
  await page.goto(`${site.url}/Book/${code}`);
  await expect(page.getByText('Assistance dogs welcome')).toBeVisible();
  await seen.seeAtBothWidths('of the house');
  const dates = `fromDate=${stay.from.replaceAll('/', '-')}&toDate=${stay.to.replaceAll('/', '-')}`;
  await page.goto(`${site.url}/Book/${code}/Rooms-And-Rates?${dates}&adults=2`);
  await page.getByRole('button', { name: `Room details: ${patio}` }).click();
  await expect(page.getByRole('dialog').getByText(/^Doors \d+ cm wide/)).toBeVisible();
  await seen.seeAtBothWidths('of a room');
  expect(seen.problems).toEqual([]);
});
