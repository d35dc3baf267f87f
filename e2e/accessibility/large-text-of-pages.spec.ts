import type { Page } from '@playwright/test';
import { choice, chooseOneRoom, guests, PreCheckInPage, queryOf, TableDialog } from '../steps/index.ts';
import { AccountApi, someone } from '../support/accounts.ts';
import { bookByApi } from '../support/booked.ts';
import { pageProblems } from '../support/page-problems.ts';
import { expect, test } from '../support/test.ts';

/** Text of twice its size on a phone, and what a window of 1440 × 900 has at 200 % zoom. */
const sizes = [
  { name: '200 % text', width: 390, height: 844, text: '200%' },
  { name: '200 % zoom', width: 720, height: 450, text: '100%' },
] as const;

const setText = (page: Page, text: string): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);

/** The problems of the page in both sizes, which are named with them. */
async function look(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, width, height, text } of sizes) {
    await page.setViewportSize({ width, height });
    await setText(page, text);
    await page.evaluate(() => document.fonts.ready);
    found.push(...(await pageProblems(page)).map((problem) => `${what}, ${name}: ${problem}`));
  }
  return found;
}

test('at 200 % text and 200 % zoom every page is read and used whole', async ({ page, site, hotel }) => {
  test.slow();
  const found: string[] = [];
  const stay = await hotel.stay(12);
  const { token, link } = await bookByApi(site.url, hotel.property, stay, [
    { roomType: choice.rooms[0], lead: guests.first, extras: 2 },
    { roomType: choice.rooms[1], lead: guests.second },
  ]);

  await test.step('checkout', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
    const checkout = await chooseOneRoom(page, site.url, wish, guests.first);
    await page.setViewportSize({ width: 390, height: 844 });
    await checkout.isOpen();
    found.push(...(await look(page, 'checkout')));
    await checkout.confirm.click();
    found.push(...(await look(page, 'checkout with problems')));
  });
  await test.step('confirmation, and a table over it', async () => {
    await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}`);
    await expect(page.locator('.co-reference')).toBeVisible();
    found.push(...(await look(page, 'confirmation')));
    const table = new TableDialog(page);
    await page.goto(`${site.url}/Book/HARBOUR`);
    await table.openFromMenu();
    found.push(...(await look(page, 'table')));
  });
  await test.step('account', async () => {
    await page.goto(`${site.url}/Account/Register/HARBOUR`);
    await expect(page.locator('main form')).toBeVisible();
    found.push(...(await look(page, 'register')));
    const ada = someone();
    const api = new AccountApi(page.request, site.url, hotel.property);
    await api.register(ada);
    await api.logIn(ada);
    const { propertyId } = hotel.property;
    await page.context().addCookies([{ name: `logged-in-${propertyId}`, value: '1', url: site.url }]);
    await page.goto(`${site.url}/ManageAccount/HARBOUR`);
    await expect(page.locator('main form').first()).toBeVisible();
    found.push(...(await look(page, 'account')));
  });
  await test.step('pre check-in', async () => {
    const checkIn = new PreCheckInPage(page);
    await checkIn.open(site.url + link);
    found.push(...(await look(page, 'pre check-in')));
    await page.goto(`${site.url}${link}#room-1`);
    await expect(checkIn.title('Room 1')).toBeVisible();
    found.push(...(await look(page, 'pre check-in of a room')));
  });
  await test.step('group', async () => {
    await page.goto(`${site.url}/BookGroup/COAST${queryOf(stay)}`);
    await expect(page.locator('.price__amount').first()).toBeVisible();
    const currency = page.locator('.gr-tools__currency .rich-select');
    await expect(currency).toBeVisible();
    found.push(...(await look(page, 'group')));
    await setText(page, '200%');
    await expect(currency).toHaveCSS('font-size', '32px');
  });
  expect(found).toEqual([]);
});
