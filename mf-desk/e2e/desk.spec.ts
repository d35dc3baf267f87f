import { Secret, TOTP } from 'otpauth';
import { violations } from 'e2e/accessibility';
import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { inviteStaff, staffPassword } from 'e2e/invitation';
import { StayPage } from 'e2e/steps';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text } = messagesOf(enGB);

test('the first owner accepts an invitation, sets a second factor up, and finds a booking', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  test.slow();
  const email = 'owner@hotel.example';
  const invitation = await inviteStaff(site, { role: 'owner', email });
  const stay = await hotel.stay(20);
  const guest = { firstName: 'Grace', lastName: 'Deskerton' };
  const { reference, token } = await bookByApi(site.url, hotel.property, stay, [
    { roomType: 'Classic Double', lead: guest },
  ]);

  // The browser tells of a desk without a log-in that its session was refused, and of the style, which needs none, with which antd
  // measures scrollbars and for which it has no nonce.
  const expected = [
    / 401 .*\/api\/Desk\/Session\)$/,
    /inline style .*\/src_pages_desk_desk_lazy_tsx\.\w+\.js\)$/,
  ];
  const unexpected = () => complaints.filter((said) => !expected.some((known) => known.test(said)));
  const looksRight = async () => {
    expect(await violations(page)).toEqual([]);
    expect(unexpected()).toEqual([]);
  };
  const ofDesk = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/mf-desk/')).length,
    );
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

  await page.goto(`${site.url}/Book/HARBOUR`, { waitUntil: 'networkidle' });
  expect(await ofDesk()).toBe(0);
  await page.goto(invitation);
  await page.getByLabel(text('desk.name')).fill('Ada Byron');
  await page.getByLabel(text('desk.invitation.new-password')).fill(staffPassword);
  expect(new URL(page.url()).hash).toBe('');
  // The log-in of guests is not offered here.
  await expect(page.locator('.site-menu__guest').first()).toBeHidden();
  expect(await ofDesk()).toBeGreaterThan(0);
  await looksRight();
  await press(text('desk.invitation.accept'));

  const secret = await page.locator('.desk-secret').innerText();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await looksRight();
  await page.getByLabel(text('desk.enrol.code')).fill(code());
  await press(text('desk.go-on'));
  const recovery = await page.locator('.desk-codes li').first().innerText();
  await press(text('desk.codes.kept'));

  await expect(page.getByRole('heading', { name: text('today.arrivals') })).toBeVisible();
  await looksRight();
  // On a phone every tab still stands there.
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('tab', { name: text('desk.tab.own') })).toBeInViewport();
  await looksRight();
  if (screen !== null) await page.setViewportSize(screen);
  await page.getByRole('tab', { name: text('desk.tab.bookings') }).click();
  await page.getByLabel(text('bookings.text')).fill(reference);
  await press(text('bookings.search'));
  const rows = page.getByRole('table', { name: text('desk.tab.bookings') }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await looksRight();
  await rows.nth(1).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: text('booking.title', { reference }) });
  await drawer.getByLabel(text('booking.note')).fill('Arrives late');
  await drawer.getByRole('button', { name: text('booking.note-save') }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Arrives late' })).toBeVisible();
  await looksRight();

  // By keyboard: money back, then all of it cancelled.
  const act = (name: string) => drawer.getByRole('button', { name, exact: true }).press('Enter');
  await act(text('act.refund'));
  await expect(drawer.getByRole('heading', { name: text('act.refund') })).toBeFocused();
  await drawer.getByLabel(text('act.refund.amount', { currency: 'GBP' })).fill('5');
  await looksRight();
  await act(text('act.go-on'));
  await act(text('act.refund.confirm'));
  await expect(drawer.getByText(text('action.booking.refund'))).toBeVisible();
  // The guest is about to change the same booking.
  const ofGuest = new StayPage(await page.context().newPage());
  await ofGuest.page.goto(`${site.url}/Book/HARBOUR/Stay/${token}`);
  await ofGuest.lookAtRequests('A cot, please');
  await act(text('act.change'));
  await expect(drawer.getByRole('heading', { name: text('act.change') })).toBeFocused();
  await drawer.getByLabel(text('act.change.lastName')).fill('Byron');
  await act(text('act.set-fee'));
  await expect(drawer.getByText(text('act.change.before'))).toBeVisible();
  await looksRight();
  await act(text('act.change.confirm'));
  await expect(drawer.getByRole('heading', { name: text('act.change') })).toHaveCount(0);
  await expect(drawer.getByText('Grace Byron').first()).toBeVisible();
  // The guest's change is refused; the second try takes nothing back that the desk has changed.
  await ofGuest.confirm.click();
  await expect(ofGuest.dialog.getByText(/Your booking was changed meanwhile/)).toBeVisible();
  await ofGuest.confirm.click();
  await expect(ofGuest.told).toBeFocused();
  await expect(ofGuest.leadGuest('Grace Byron')).toBeVisible();
  await ofGuest.lookAtRequests('A cot, and a quiet room');
  await act(text('act.cancel'));
  await expect(drawer.getByRole('heading', { name: text('act.cancel') })).toBeFocused();
  await expect(drawer.getByText(text('act.total'))).toBeVisible();
  await looksRight();
  await act(text('act.cancel.confirm'));
  await expect(drawer.getByText(text('status.Cancelled')).first()).toBeVisible();
  await ofGuest.confirm.click();
  await expect(ofGuest.dialog).toBeHidden();
  await expect(ofGuest.told).toBeFocused();
  await expect(ofGuest.cancelled).toBeVisible();
  await ofGuest.page.close();
  await looksRight();
  await page.keyboard.press('Escape');

  // The calendar by keyboard: three nights of the first room type are closed out, and opened again.
  await page.getByRole('tab', { name: text('desk.tab.calendar') }).click();
  // A part has its own address: back leads to the one before, and a reload opens it again.
  const open = page.getByRole('tab', { selected: true });
  await page.goBack();
  await expect(open).toHaveText(text('desk.tab.bookings'));
  await expect(rows).not.toHaveCount(0);
  await page.goForward();
  await expect(open).toHaveText(text('desk.tab.calendar'));
  await page.reload();
  await expect(open).toHaveText(text('desk.tab.calendar'));
  const grid = page.getByRole('grid', { name: text('calendar.grid') });
  const closed = grid.getByRole('gridcell', { name: text('calendar.closed') });
  await expect(grid.getByRole('gridcell', { name: text('calendar.by-hand') })).toHaveCount(0);
  await looksRight();
  await grid.focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  const change = page.getByRole('dialog', { name: text('calendar.change.title') });
  await change.getByLabel(text('calendar.change.sale')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The list takes the focus back until it has closed.
  await expect(change.getByLabel(text('calendar.change.sale'))).toHaveAttribute('aria-expanded', 'false');
  await expect(change.getByTitle(text('calendar.change.close'), { exact: true })).toBeVisible();
  await change.getByRole('button', { name: text('calendar.change.preview') }).press('Enter');
  await expect(change.getByText(text('calendar.preview.rates'))).toBeVisible();
  await looksRight();
  await change.getByRole('button', { name: text('calendar.change.confirm') }).press('Enter');
  await expect(closed).toHaveCount(3);
  await looksRight();
  await page.getByRole('button', { name: new RegExp(`^${text('calendar.undo')}: `) }).press('Enter');
  await expect(closed).toHaveCount(0);

  await page.getByRole('tab', { name: text('desk.tab.staff') }).click();
  await page.getByLabel(text('desk.email')).fill('clerk@hotel.example');
  await press(text('staff.invite'));
  await expect(
    page.getByRole('button', { name: `${text('staff.withdraw')}: clerk@hotel.example` }),
  ).toBeVisible();
  await expect(page.getByText(`${text('action.staff.invited')}: clerk@hotel.example`)).toBeVisible();
  await looksRight();
  await page.getByRole('tab', { name: text('desk.tab.own') }).click();
  await expect(page.getByText(text('own.this'))).toBeVisible();
  await looksRight();

  await press(text('desk.log-out'));
  await page.getByLabel(text('desk.email')).fill(email);
  await page.getByLabel(text('desk.password')).fill(staffPassword);
  await press(text('desk.log-in'));
  await page.getByLabel(text('desk.code')).fill(recovery);
  await press(text('desk.go-on'));
  await expect(page.getByRole('heading', { name: text('today.arrivals') })).toBeVisible();
  expect(unexpected()).toEqual([]);
});
