import { readFile } from 'node:fs/promises';
import { violations } from 'e2e/accessibility';
import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { joinStaff } from 'e2e/invitation';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

const { text } = messagesOf(enGB);

test('a revenue manager reads the numbers of some days by keyboard, and saves them @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const stay = await hotel.stay(20);
  await bookByApi(site.url, hotel.property, stay, [
    { roomType: 'Classic Double', lead: { firstName: 'Grace', lastName: 'Hopper' } },
  ]);
  const { address, cookie } = await joinStaff(site, { role: 'revenue', email: 'revenue@hotel.example' });
  await page.context().addCookies([cookie]);
  await page.goto(address);

  await page.getByRole('tab', { name: text('desk.tab.today') }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: text('desk.tab.numbers') }).press('Enter');
  const days = page.getByRole('table', { name: text('numbers.days') });
  await expect(days).toBeVisible();
  await page.getByLabel(text('numbers.from'), { exact: true }).fill(stay.from.replaceAll('/', '-'));
  await page.getByLabel(text('numbers.to'), { exact: true }).fill(stay.to.replaceAll('/', '-'));
  await page.getByLabel(text('numbers.to'), { exact: true }).press('Enter');
  // The header, the nights and the day of departure.
  const nights = (Date.parse(stay.to) - Date.parse(stay.from)) / 86_400_000;
  await expect(days.getByRole('row')).toHaveCount(nights + 2);
  await expect(page.locator('.desk-chart svg').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: text('numbers.save') }).press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^HARBOUR-\d{8}-\d{8}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + (nights + 1) * 4);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,all,\d+,[1-9]/);

  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(390);
  expect(complaints.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([]);
});
