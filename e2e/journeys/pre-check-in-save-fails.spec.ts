import { choice, guests, PreCheckInPage } from '../steps/index.ts';
import { bookByApi, readConfirmation } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const oneRoom = [{ roomType: choice.rooms[0], lead: guests.first }];
const saves = '**/api/PreCheckIn/Save';

test('a check-in that is not saved loses nothing, says what to do, and is saved once at the next try @release', async ({
  page,
  site,
  hotel,
  size,
}) => {
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(32), oneRoom);
  await checkIn.open(site.url + booked.link);
  await checkIn.toFirstRoom();
  await checkIn.toReview(size, 1);
  await checkIn.requests.fill('A quiet room');

  await test.step('When nobody answers', async () => {
    await page.route(saves, (route) => route.abort());
    await checkIn.save.click();
  });
  await test.step('Then I am told, with what to do, and everything is there', async () => {
    await expect(page.getByText(texts.preCheckIn.text('refused.title'))).toBeVisible();
    await expect(page.getByText(texts.rules.text('error.pre-check-in-save-failed')).first()).toBeVisible();
    await expect(page.getByText(/Check your connection and complete it again/)).toBeVisible();
    await expect(checkIn.requests).toHaveValue('A quiet room');
  });
  await test.step('When the answer alone gets lost', async () => {
    await page.unroute(saves);
    await page.route(saves, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await checkIn.save.click();
    await expect(page.getByText(texts.preCheckIn.text('refused.title'))).toBeVisible();
    await page.unroute(saves);
  });
  await test.step('Then another try is the same save', async () => {
    await checkIn.save.click();
    await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
    const after = await readConfirmation(site.url, hotel.property, booked.token);
    expect(after.balance).toBe(0);
  });
});
