import { choice, guests, PreCheckInPage } from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a guest who reloads in the middle goes on where they were; back and forward go from step to step', async ({
  page,
  site,
  hotel,
  size,
}) => {
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(34), [
    { roomType: choice.rooms[0], lead: guests.first },
    { roomType: choice.rooms[1], lead: guests.second },
  ]);
  await checkIn.open(site.url + booked.link);
  await checkIn.begin.click();

  await test.step('When I type something, go on, and reload', async () => {
    await checkIn.field(texts.preCheckIn.text('booker.street')).fill('1 Analytical Mews');
    await checkIn.onward.click();
    await expect(checkIn.title('Room 1')).toBeVisible();
    await checkIn.button('See the extras').click();
    await checkIn.button(/^Add Parking on the quay/).click();
    await page.reload();
  });
  await test.step('Then I am at the same step, and the extra is there', async () => {
    await expect(checkIn.title(texts.preCheckIn.text('extras.title'))).toBeVisible();
    await expect(checkIn.button(/^Added: Parking on the quay/)).toBeVisible();
  });
  await test.step('And back and forward go from step to step, with what I typed', async () => {
    await page.goBack();
    await expect(checkIn.title('Room 1')).toBeVisible();
    await page.goBack();
    await expect(checkIn.field(texts.preCheckIn.text('booker.street'))).toHaveValue('1 Analytical Mews');
    await page.goForward();
    await expect(checkIn.title('Room 1')).toBeVisible();
  });
  await test.step('But a card is not kept: it is asked for once more', async () => {
    await checkIn.toReview(size, 2);
    await checkIn.toPayment.click();
    await checkIn.giveCard(guests.card);
    await checkIn.onward.click();
    await expect(page.getByText('Card ending in 4242, not charged today')).toBeVisible();
    await page.reload();
    await expect(checkIn.title(texts.preCheckIn.text('summary.title'))).toBeVisible();
    await checkIn.toPayment.click();
    await expect(page.getByText(/we do not keep a card over a reload/)).toBeVisible();
    await expect(checkIn.field(texts.card.text('card.number'))).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
    expect(stored).not.toContain('4242');
    // Nor is the secret of the link.
    expect(stored).not.toContain(booked.link.split('/').at(-1));
  });
});
