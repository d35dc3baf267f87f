import { toUrlDate } from 'shared/domain';
import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { Hotel } from '../support/stay.ts';
import { texts } from '../steps/messages.ts';

test('after the cut-off nobody books for tonight: the guest is told, and takes another night', async ({
  page,
  site,
}) => {
  const hotel = await Hotel.open(site.url, 'FJORD', []);
  const today = hotel.today();
  const search = new SearchPage(page);

  await test.step('Given it is 21:00 at the hotel, which takes bookings for today until 16:00', () =>
    page.clock.setFixedTime(new Date(`${toUrlDate(today)}T20:00:00Z`)));

  await test.step('When I come by a link for tonight', () =>
    search.open(site.url, 'FJORD', `?fromDate=${toUrlDate(today)}&nights=1&adults=2`));

  await test.step('Then I am warned in the hotel’s words, and the search is not made', async () => {
    await expect(page.getByText(texts.rules.text('error.title-no-same-day')).first()).toBeVisible();
    await expect(page.getByText('Rooms for today can be booked here until 16:00.')).toBeVisible();
    await search.submit.click();
    await expect(page.getByText(texts.search.text('search.missing'))).toBeVisible();
    await expect(page).toHaveURL(/\/Book\/FJORD\?/);
  });

  await test.step('And today cannot be chosen in the calendar either', async () => {
    await search.openCalendar();
    await expect(search.day(today)).toHaveAttribute('aria-disabled', 'true');
    await expect(search.day(today)).toHaveAttribute('title', 'Today can no longer be booked online');
    await page.keyboard.press('Escape');
  });

  await test.step('When I take the first of the alternative stays', async () => {
    await search.alternatives.first().click();
  });

  await test.step('Then the warning is gone and rooms are found', async () => {
    await expect(page.getByText(texts.rules.text('error.title-no-same-day'))).toBeHidden();
    await search.search();
  });
});
