import { Secret, TOTP } from 'otpauth';
import { violations } from 'e2e/accessibility';
import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { runCommand } from 'e2e/run';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text } = messagesOf(enGB);
const password = 'a desk of its own';

test('the first owner accepts an invitation, sets a second factor up, and finds a booking', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const email = 'owner@hotel.example';
  const command = ['server/src/import/staff-cli.ts', 'invite', '--property', 'HARBOUR'];
  const said = await runCommand([...command, '--role', 'owner', '--email', email], {
    DATA_DIR: site.dataDir,
  });
  const { pathname, hash } = new URL(/https?:\/\/\S+#invitation=\S+/.exec(said)?.[0] ?? '');
  const stay = await hotel.stay(20);
  const guest = { firstName: 'Grace', lastName: 'Deskerton' };
  const { reference } = await bookByApi(site.url, hotel.property, stay, [
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
  await page.goto(`${site.url}${pathname}${hash}`);
  await page.getByLabel(text('desk.name')).fill('Ada Byron');
  await page.getByLabel(text('desk.invitation.new-password')).fill(password);
  expect(new URL(page.url()).hash).toBe('');
  expect(await ofDesk()).toBeGreaterThan(0);
  await looksRight();
  await press(text('desk.invitation.accept'));

  const secret = await page.locator('.desk-secret').innerText();
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await looksRight();
  await page.getByLabel(text('desk.code')).fill(code());
  await press(text('desk.go-on'));
  const recovery = await page.locator('.desk-codes li').first().innerText();
  await press(text('desk.codes.kept'));

  await expect(page.getByRole('heading', { name: text('today.arrivals') })).toBeVisible();
  await looksRight();
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
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: text('desk.tab.staff') }).click();
  await page.getByLabel(text('desk.email')).fill('clerk@hotel.example');
  await press(text('staff.invite'));
  await expect(page.getByRole('listitem').filter({ hasText: 'clerk@hotel.example' })).toBeVisible();
  await looksRight();
  await page.getByRole('tab', { name: text('desk.tab.own') }).click();
  await expect(page.getByText(text('own.this'))).toBeVisible();
  await looksRight();

  await press(text('desk.log-out'));
  await page.getByLabel(text('desk.email')).fill(email);
  await page.getByLabel(text('desk.password')).fill(password);
  await press(text('desk.log-in'));
  await page.getByLabel(text('desk.code')).fill(recovery);
  await press(text('desk.go-on'));
  await expect(page.getByRole('heading', { name: text('today.arrivals') })).toBeVisible();
  expect(unexpected()).toEqual([]);
});
