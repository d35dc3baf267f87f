import { StatesSeen } from 'e2e/accessibility';
import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { CheckoutPage, choice, ConfirmationPage, guests } from 'e2e/steps';
import { expect, test } from 'e2e/test';
import { addDays } from 'shared/domain';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text, starts } = messagesOf(enGB);

/** `£1,234.50` as 123450. */
const minorUnits = (amount: string): number => Math.round(Number(amount.replaceAll(/[^\d.-]/g, '')) * 100);

test('a guest cancels one room and then the rest in the free time, and sees the money come back @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  test.slow();
  const [first, second] = choice.rooms;
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(40), [
    { roomType: first, lead: guests.first },
    { roomType: second, lead: guests.second },
  ]);
  const seen = new StatesSeen(page);
  const dialog = page.getByRole('dialog');
  const heading = page.getByRole('heading', { level: 1, name: text('stay.title') });
  const done = page.locator('.stay-done');

  await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${booked.token}`);
  await page.getByRole('link', { name: 'Manage booking' }).click();
  await expect(heading).toBeVisible();
  await expect(page.getByText(booked.reference)).toBeVisible();
  await seen.see('the stay');

  const cancelRoom = page.getByRole('button', {
    name: text('stay.cancel-room-named', {
      action: text('stay.cancel-room'),
      number: '2',
      room: second,
    }),
  });
  await cancelRoom.click();
  await expect(dialog.getByText(text('cancel.fee'))).toBeVisible();
  await seen.see('what it gives back');
  await page.keyboard.press('Escape');
  await expect(cancelRoom).toBeFocused();
  await cancelRoom.click();
  await dialog.getByRole('button', { name: text('cancel.confirm-room') }).click();
  await expect(done).toBeFocused();
  await expect(page.getByText(text('stay.confirmed'), { exact: true })).toBeVisible();
  await seen.see('one room less');

  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: text('stay.cancel-all') }).click();
  await expect(dialog.getByText(text('cancel.fee'))).toBeVisible();
  await seen.see('the rest, on a phone');
  await dialog.getByRole('button', { name: text('cancel.confirm-all') }).click();
  await expect(done).toBeFocused();
  await expect(page.getByRole('heading', { name: text('stay.refunds') })).toBeVisible();
  await expect(page.getByRole('button', { name: text('stay.cancel-all') })).toBeHidden();
  await seen.see('cancelled');
  expect(seen.problems).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a guest leaves a night earlier and gets money back, then stays as long as before and pays', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  test.slow();
  const [first, second] = choice.rooms;
  const { from, to } = await hotel.stay(60);
  const booked = await bookByApi(site.url, hotel.property, { from, to }, [
    { roomType: first, lead: guests.first },
    { roomType: second, lead: guests.second },
  ]);
  const seen = new StatesSeen(page);
  const dialog = page.getByRole('dialog');
  const done = page.locator('.stay-done');
  const open = page.getByRole('button', { name: text('change.open') });
  const ask = page.getByRole('button', { name: text('change.ask') });
  const requests = page.getByLabel(text('change.requests'));
  const choose = async (departure: string): Promise<void> => {
    await page.getByRole('button', { name: text('change.dates') }).click();
    const days = page.getByRole('dialog', { name: text('change.dates') });
    await days.locator(`[data-date="${from}"]`).click();
    await days.locator(`[data-date="${departure}"]`).click();
    await days.getByRole('button', { name: text('change.dates.take') }).click();
    await expect(days).toBeHidden();
  };
  const confirm = async (): Promise<void> => {
    await dialog.getByRole('button', { name: text('change.confirm') }).click();
    await expect(done).toBeFocused();
  };

  await page.goto(`${site.url}/Book/HARBOUR/Stay/${booked.token}`);
  await open.click();
  await expect(page.getByRole('group', { name: text('change.title'), exact: true })).toBeFocused();
  await expect(ask).toBeDisabled();
  await requests.fill('A quiet room, please');
  await page.reload();
  await expect(requests).toHaveValue('A quiet room, please');
  await seen.see('what can be changed');
  await choose(addDays(to, -1));
  await ask.click();
  await expect(dialog.getByText(starts('change.back'))).toBeVisible();
  await seen.see('what it gives back');
  await confirm();
  const refunds = page.getByRole('heading', { name: text('stay.refunds') });
  await expect(refunds).toBeVisible();
  const total = page.locator('.price-lines__line--total').last();
  const cost = (await total.textContent()) ?? '';
  await page.reload();
  await expect(refunds).toBeVisible();
  await expect(done).toBeHidden();
  await expect(total).toHaveText(cost);

  await page.setViewportSize({ width: 390, height: 844 });
  await open.click();
  await expect(requests).toHaveValue('A quiet room, please');
  await choose(to);
  await seen.see('what can be changed, on a phone');
  await ask.click();
  await expect(dialog.getByText(text('change.due.other'))).toBeVisible();
  await confirm();
  const pay = page.getByRole('link', { name: text('change.pay') });
  await expect(pay).toBeVisible();
  await seen.see('something is due');
  await page.reload();
  await expect(pay).toBeVisible();
  await expect(done).toBeHidden();
  const dearer = (await total.textContent()) ?? '';

  // Its bank wants to see the guest.
  await pay.click();
  await new CheckoutPage(page).giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
  await page.getByRole('button', { name: /^Pay £/ }).press('Enter');
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByText('This is paid')).toBeVisible();
  await seen.see('paid');
  await page.getByRole('link', { name: 'To your booking' }).click();
  await new ConfirmationPage(page).isOpen('Ada');
  expect((await new ConfirmationPage(page).read()).total).toBe(minorUnits(dearer));
  await expect(page.getByText('To pay at the hotel')).toHaveCount(0);
  await page.goto(`${site.url}/Book/HARBOUR/Stay/${booked.token}`);
  await expect(page.getByText(text('stay.due'), { exact: true })).toHaveCount(0);

  // A night less again: what is shown before is what goes back.
  const back = page.locator('.stay-refunds li');
  await expect(back).toHaveCount(1);
  await open.click();
  await choose(addDays(to, -1));
  await ask.click();
  const shown = await dialog.getByText(starts('change.back')).textContent();
  await confirm();
  await expect(async () => {
    await page.reload();
    await expect(back.filter({ hasText: text('stay.refund.Done') })).toHaveCount(2, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  const amounts = (await back.getByText(/£/).allTextContents()).map((line) => /£[\d,.]+/.exec(line)?.[0]);
  expect(amounts).toContain(/£[\d,.]+/.exec(shown ?? '')?.[0]);
  await expect(total).toHaveText(cost);
  await seen.see('given back');
  expect(seen.problems).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone, a guest cancels one of two rooms for a fee, and takes an extra with the other', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = choice.rooms;
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(50), [
    { roomType: first, lead: guests.first, ratePlan: 'Flexible rate' },
    { roomType: second, lead: guests.second, ratePlan: 'Advance purchase' },
  ]);
  const seen = new StatesSeen(page);
  const dialog = page.getByRole('dialog');
  const done = page.locator('.stay-done');

  await page.goto(`${site.url}/Book/HARBOUR/Stay/${booked.token}`);
  const named = { action: text('stay.cancel-room'), number: '2', room: second };
  await page.getByRole('button', { name: text('stay.cancel-room-named', named) }).click();
  await expect(dialog.getByText(starts('cancel.costs'))).toBeVisible();
  await seen.see('all of it is kept');
  await dialog.getByRole('button', { name: text('cancel.confirm-room') }).click();
  await expect(done).toBeFocused();
  await expect(page.getByText(text('stay.room-kept')).last()).toBeVisible();

  await page.getByRole('button', { name: text('change.open') }).click();
  const extras = page.getByRole('group', { name: text('change.extras.room', { number: '1' }) });
  await extras.getByRole('checkbox').first().check();
  await seen.see('an extra is chosen');
  await page.getByRole('button', { name: text('change.ask') }).click();
  await expect(dialog.getByText(text('change.due.other'))).toBeVisible();
  await seen.see('what it costs');
  await dialog.getByRole('button', { name: text('change.confirm') }).click();
  await expect(done).toBeFocused();
  await expect(page.getByRole('link', { name: text('change.pay') })).toBeVisible();
  await expect(page.getByText(text('stay.room-kept')).last()).toBeVisible();
  await seen.see('changed');
  expect(seen.problems).toEqual([]);
  expect(complaints).toEqual([]);
});
