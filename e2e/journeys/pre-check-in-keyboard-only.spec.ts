import { choice, guests, Keyboard, PreCheckInPage } from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a guest without a pointer checks in @release', async ({ page, site, hotel }) => {
  test.slow();
  const keyboard = new Keyboard(page);
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(36), [
    { roomType: choice.rooms[0], lead: guests.first },
  ]);
  await checkIn.open(site.url + booked.link);
  await keyboard.press(checkIn.begin, 'Enter');
  await expect(checkIn.title(texts.preCheckIn.text('steps.booker'))).toBeFocused();

  await test.step('An error takes my focus, and leads to its field', async () => {
    await keyboard.goTo(checkIn.field(texts.preCheckIn.text('guest.first-name')));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'Before you go on' })).toBeFocused();
    await keyboard.press(
      page.getByRole('link', { name: texts.rules.text('validation.first-name') }),
      'Enter',
    );
    await expect(checkIn.field(texts.preCheckIn.text('guest.first-name'))).toBeFocused();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(checkIn.title(texts.preCheckIn.text('room.title'))).toBeFocused();
  });
  await test.step('I choose a set up, add a guest and an extra', async () => {
    await keyboard.goTo(page.getByRole('radio', { name: 'One double bed' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Twin beds' })).toBeChecked();
    await keyboard.press(checkIn.button('Add a guest'), 'Enter');
    await keyboard.type(checkIn.guest(2).getByLabel(texts.preCheckIn.text('guest.first-name')), 'Charles');
    await keyboard.type(checkIn.guest(2).getByLabel(texts.preCheckIn.text('guest.last-name')), 'Babbage');
    await keyboard.press(checkIn.button('See the extras'), 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('extras.title'))).toBeFocused();
    await keyboard.press(checkIn.button(/^Add Late check-out/), 'Space');
    await keyboard.press(checkIn.onward, 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('guest.lead-guest'))).toBeFocused();
    await page.keyboard.press('Tab');
    await keyboard.press(checkIn.onward, 'Enter');
    await expect(checkIn.title('Guest 2')).toBeFocused();
    await keyboard.press(checkIn.onward, 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('room.title'))).toBeFocused();
    await keyboard.press(checkIn.onward, 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('summary.title'))).toBeFocused();
  });
  await test.step('I pay at the hotel and complete it', async () => {
    await keyboard.press(checkIn.toPayment, 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('payment.title'))).toBeFocused();
    await keyboard.goTo(page.getByRole('radio', { name: /^Leave a card now/ }));
    await page.keyboard.press('ArrowDown');
    await keyboard.press(checkIn.onward, 'Enter');
    await expect(checkIn.title(texts.preCheckIn.text('summary.title'))).toBeFocused();
    await keyboard.press(checkIn.save, 'Enter');
    await expect(checkIn.title('Your check-in form is done, Ada')).toBeFocused();
  });
});
