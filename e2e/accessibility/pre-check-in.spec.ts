import { choice, guests, PreCheckInPage } from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { texts } from '../steps/messages.ts';

const saves = '**/api/PreCheckIn/Save';

test('every step of pre check-in meets WCAG 2.2 AA', async ({ page, site, hotel, size }) => {
  test.slow();
  const checkIn = new PreCheckInPage(page);
  const seen = new StatesSeen(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(38), [
    { roomType: choice.rooms[0], lead: guests.first },
    { roomType: choice.rooms[1], lead: guests.second },
  ]);
  await checkIn.open(site.url + booked.link);
  await seen.seeAtBothWidths('start');
  await checkIn.begin.click();
  await checkIn.field(texts.preCheckIn.text('guest.first-name')).fill('');
  await checkIn.onward.click();
  await seen.seeAtBothWidths('booker with an error');
  await checkIn.field(texts.preCheckIn.text('guest.first-name')).fill('Ada');
  await checkIn.onward.click();
  await expect(checkIn.title('Room 1')).toBeVisible();
  await seen.seeAtBothWidths('room');
  await checkIn.button('Add a guest').click();
  await checkIn.onward.click();
  await expect(page.getByText(texts.rules.text('validation.guest-last-name')).first()).toBeVisible();
  await seen.see('guest with errors');
  await checkIn.button('Remove guest 2').click();
  await expect(checkIn.title('Room 1')).toBeVisible();
  await checkIn.button('See the extras').click();
  await checkIn.button(/^Add Parking on the quay/).click();
  await seen.seeAtBothWidths('extras');
  await page.goto(`${site.url}${booked.link}#room-1`);
  await checkIn.toReview(size, 2);
  await seen.seeAtBothWidths('review');
  await checkIn.toPayment.click();
  await checkIn.onward.click();
  await expect(page.getByText(texts.rules.text('validation.card-number')).first()).toBeVisible();
  await seen.seeAtBothWidths('payment with errors');
  await page.getByRole('radio', { name: /^Pay at the hotel/ }).check();
  await seen.see('payment at the hotel');
  await checkIn.onward.click();
  await page.route(saves, (route) => route.abort());
  await checkIn.save.click();
  await expect(page.getByText(texts.preCheckIn.text('refused.title'))).toBeVisible();
  await seen.see('not saved');
  await page.unroute(saves);
  await checkIn.save.click();
  await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
  await seen.seeAtBothWidths('complete');
  await page.reload();
  await expect(checkIn.badge).toBeVisible();
  await seen.see('completed before');
  expect(seen.problems).toEqual([]);
});

test('a link that opens no form meets WCAG 2.2 AA', async ({ page, site }) => {
  const checkIn = new PreCheckInPage(page);
  const seen = new StatesSeen(page);
  await page.goto(`${site.url}/PreCheckIn/HARBOUR/ANY/code`);
  await expect(checkIn.badge).toBeVisible();
  await seen.see('unknown');
  await page.route('**/api/PreCheckIn/Get*', (route) => route.abort());
  await page.reload();
  await expect(checkIn.button('Try again')).toBeVisible();
  await seen.see('not reached');
  expect(seen.problems).toEqual([]);
});
