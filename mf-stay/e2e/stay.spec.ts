import { StatesSeen } from 'e2e/accessibility';
import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { choice, guests } from 'e2e/steps';
import { expect, test } from 'e2e/test';
import { enGB } from '../src/messages/en-GB.ts';

// By their keys, so that a text is changed in one place.
const { text } = messagesOf(enGB);

test('a guest cancels one room and then the rest in the free time, and sees the money come back', async ({
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
