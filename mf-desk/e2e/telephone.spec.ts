import { violations } from 'e2e/accessibility';
import { messagesOf } from 'e2e/messages';
import { joinStaff } from 'e2e/invitation';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

const { text, pattern } = messagesOf(enGB);

test('a clerk books for a guest on the telephone by keyboard, and the guest pays by the link', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(30);
  const { address, cookie } = await joinStaff(site, { role: 'front-desk', email: 'telephone@hotel.example' });
  await page.context().addCookies([cookie]);
  await page.goto(address);

  await page.getByRole('tab', { name: text('desk.tab.bookings') }).click();
  await page.getByRole('button', { name: text('telephone.new') }).press('Enter');
  const drawer = page.getByRole('dialog', { name: text('telephone.title') });
  await drawer.getByLabel(text('act.change.dateFrom')).fill(stay.from.replaceAll('/', '-'));
  await drawer.getByLabel(text('act.change.dateTo')).fill(stay.to.replaceAll('/', '-'));
  await drawer.getByLabel(text('act.change.dateTo')).press('Enter');
  const choices = drawer.getByRole('group', { name: text('telephone.choice', { number: '1' }) });
  await choices.getByRole('radio').first().press('Space');
  await expect(drawer.getByRole('button', { name: text('act.set-fee') })).toBeEnabled();
  await drawer.getByRole('button', { name: text('act.set-fee') }).press('Enter');
  await expect(drawer.getByText(pattern('telephone.pays-by-link'))).toBeVisible();
  await drawer.getByLabel(text('telephone.firstName')).fill('Grace');
  await drawer.getByLabel(text('telephone.lastName')).fill('Callerton');
  await drawer.getByLabel(text('telephone.email')).fill('grace@example.org');
  await drawer.getByLabel(text('telephone.phone')).fill('+44 20 7946 0999');
  expect(await violations(page)).toEqual([]);
  await drawer.getByLabel(text('telephone.phone')).press('Enter');

  const link = page.getByLabel(text('telephone.link'));
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { name: pattern('status.awaiting') })).toBeVisible();
  await expect(drawer).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const { pathname: path } = new URL(await link.inputValue());

  const guest = await context.newPage();
  await guest.goto(`${site.url}${path}`);
  await guest.getByLabel('Card number').fill('4242424242424242');
  await guest.getByLabel('Name on card').fill('Grace Hopper');
  await guest.getByLabel('Expiry date').fill('12/30');
  await guest.getByLabel(/^Security code/).fill('123');
  expect(await violations(guest)).toEqual([]);
  await guest.getByRole('button', { name: /^Pay £/ }).press('Enter');
  await expect(guest.getByText('Your booking is confirmed')).toBeVisible();
  await guest.close();

  await page.keyboard.press('Escape');
  await page.getByLabel(text('bookings.text')).fill('Callerton');
  await page.getByRole('button', { name: text('bookings.search') }).press('Enter');
  const rows = page.getByRole('table', { name: text('desk.tab.bookings') }).getByRole('row');
  await expect(rows.filter({ hasText: text('status.Confirmed') })).toHaveCount(1);
  await expect(rows).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
});
