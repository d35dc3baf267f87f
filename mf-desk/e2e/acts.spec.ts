import { StatesSeen, type violations } from 'e2e/accessibility';
import { type Booked, bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { joinStaff, staffPassword } from 'e2e/invitation';
import { Keyboard } from 'e2e/steps';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

type Page = Parameters<typeof violations>[0];
type Locator = ReturnType<Page['locator']>;

const { text } = messagesOf(enGB);
const roomType = 'Classic Double';

const rowsOf = (page: Page): Locator =>
  page.getByRole('table', { name: text('desk.tab.bookings') }).getByRole('row');

/** Looks a booking up and opens it. */
async function openBooking(page: Page, { reference }: Booked): Promise<Locator> {
  await page.getByRole('tab', { name: text('desk.tab.bookings') }).click();
  await page.getByLabel(text('bookings.text')).fill(reference);
  await page.getByRole('button', { name: text('bookings.search') }).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await rowsOf(page).nth(1).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: text('booking.title', { reference }) });
  await expect(drawer).toBeVisible();
  return drawer;
}

const isNoWiderThanScreen = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test('a clerk without a pointer logs in, finds a booking and cancels it', async ({ page, site, hotel }) => {
  test.slow();
  const email = 'keyboard@hotel.example';
  const { address } = await joinStaff(site, { role: 'front-desk', email });
  const lead = { firstName: 'Grace', lastName: 'Keyworth' };
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(24), [{ roomType, lead }]);
  const keyboard = new Keyboard(page);

  await page.goto(address);
  await keyboard.type(page.getByLabel(text('desk.email')), email);
  await keyboard.type(page.getByLabel(text('desk.password')), staffPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: text('today.arrivals') })).toBeVisible();

  await keyboard.press(page.getByRole('tab', { name: text('desk.tab.today') }), 'ArrowRight');
  await expect(page.getByRole('tab', { name: text('desk.tab.bookings') })).toBeFocused();
  await keyboard.type(page.getByLabel(text('bookings.text')), booked.reference);
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(2);
  const name = rowsOf(page).nth(1).getByRole('button');
  await keyboard.press(name, 'Enter');

  const drawer = page.getByRole('dialog', { name: text('booking.title', { reference: booked.reference }) });
  const button = (label: string) => drawer.getByRole('button', { name: label, exact: true });
  await keyboard.press(button(text('act.cancel')), 'Enter');
  await expect(drawer.getByRole('heading', { name: text('act.cancel') })).toBeFocused();
  await expect(drawer.getByText(text('act.total'))).toBeVisible();
  await keyboard.type(drawer.getByLabel(text('booking.note')).first(), 'Rang at noon');
  await keyboard.press(button(text('act.cancel.confirm')), 'Enter');
  await expect(drawer.getByText(text('status.Cancelled')).first()).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Rang at noon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(name).toBeFocused();
  await expect(rowsOf(page).nth(1)).toContainText(text('status.Cancelled'));
});

test('on a phone a clerk reads the calendar day by day, opens a booking and cancels it @release', async ({
  page,
  site,
  hotel,
}) => {
  test.slow();
  const { address, cookie } = await joinStaff(site, { role: 'front-desk', email: 'phone@hotel.example' });
  const lead = { firstName: 'Grace', lastName: 'Handley' };
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(28), [{ roomType, lead }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = new StatesSeen(page);
  await page.context().addCookies([cookie]);
  await page.goto(address);

  await page.getByRole('tab', { name: text('desk.tab.calendar') }).click();
  const day = page.locator('.cal-day');
  const first = await day.textContent();
  await expect(page.getByText(/^\d+ free, \d+ sold/).first()).toBeVisible();
  await seen.see('a day of the calendar');
  await isNoWiderThanScreen(page);
  await page.getByRole('button', { name: text('calendar.day-after') }).click();
  await expect(day).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: text('calendar.day-before') }).click();
  await expect(day).toHaveText(first ?? '');

  const drawer = await openBooking(page, booked);
  await seen.see('a booking');
  await isNoWiderThanScreen(page);
  expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(390);
  await drawer.getByRole('button', { name: text('act.cancel'), exact: true }).click();
  await expect(drawer.getByText(text('act.total'))).toBeVisible();
  await seen.see('what cancelling costs');
  await drawer.getByRole('button', { name: text('act.cancel.confirm') }).click();
  await expect(drawer.getByText(text('status.Cancelled')).first()).toBeVisible();
  await seen.see('cancelled');
  expect(seen.problems).toEqual([]);
});

test('nights are chosen in the calendar by dragging, changed, and undone; on a phone by a day and its button', async ({
  page,
  site,
}) => {
  test.slow();
  const { address, cookie } = await joinStaff(site, { role: 'revenue', email: 'drag@hotel.example' });
  const seen = new StatesSeen(page);
  await page.context().addCookies([cookie]);
  await page.goto(address);
  await page.getByRole('tab', { name: text('desk.tab.calendar') }).click();
  const grid = page.getByRole('grid', { name: text('calendar.grid') });
  const cell = (row: number, night: number) => grid.locator(`#cal-${String(row)}-${String(night)}`);
  const middleOf = async (of: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await expect(cell(1, 4)).toHaveText(/\d/);

  // From the rooms of the first type to its first rate, three nights on.
  await page.mouse.move(...(await middleOf(cell(0, 2))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(cell(1, 4))), { steps: 12 });
  await page.mouse.up();
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await page.mouse.move(...(await middleOf(cell(3, 6))), { steps: 4 });
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await seen.see('chosen by dragging');

  const drawer = page.getByRole('dialog', { name: text('calendar.change.title') });
  const change = async () => {
    await drawer.getByLabel(text('calendar.change.min-stay')).fill('2');
    await drawer.getByRole('button', { name: text('calendar.change.preview') }).click();
    await expect(drawer.getByText(text('calendar.preview.rates'))).toBeVisible();
    await drawer.getByRole('button', { name: text('calendar.change.confirm') }).click();
    await expect(drawer).toBeHidden();
  };
  const undo = page.getByRole('button', { name: new RegExp(`^${text('calendar.undo')}: `) });
  await page.getByRole('button', { name: text('calendar.change'), exact: true }).click();
  await change();
  await expect(grid.locator('.cal-by-hand')).toHaveCount(3);
  await seen.see('set by hand');
  await undo.first().click();
  await expect(grid.locator('.cal-by-hand')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: `${text('calendar.change')}: ${roomType}` }).click();
  await seen.see('a change on a phone');
  await change();
  await isNoWiderThanScreen(page);
  await expect(page.getByText(/minimum stay: 2/).first()).toBeVisible();
  await undo.first().click();
  await expect(page.getByText(/minimum stay: 2/)).toHaveCount(0);
  expect(seen.problems).toEqual([]);
});
