import { choice, guests, PreCheckInPage } from '../steps/index.ts';
import { bookByApi, mailOf } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const oneRoom = [{ roomType: choice.rooms[0], lead: guests.first }];

test('a wrong link says so in the warning colour, a used one in the positive colour', async ({
  page,
  site,
  hotel,
  size,
}) => {
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(30), oneRoom);
  const colourOf = (token: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, token);

  await test.step('Given a link with a letter missing', async () => {
    await page.goto((site.url + booked.link).slice(0, -1));
    await expect(checkIn.title(texts.rules.text('error.pre-check-in-title'))).toBeVisible();
    await expect(page.getByText(texts.rules.text('error.pre-check-in-link'))).toBeVisible();
    await expect(checkIn.badge).toHaveCSS('border-top-color', await colourOf('--c-warning'));
    await expect(page.getByRole('main').getByRole('link', { name: hotel.property.telephone })).toBeVisible();
  });
  await test.step('When the right link is used', async () => {
    await checkIn.open(site.url + booked.link);
    await checkIn.toFirstRoom();
    await checkIn.toReview(size, 1);
    await checkIn.save.click();
    await expect(checkIn.title('Your check-in form is done, Ada')).toBeVisible();
  });
  await test.step('Then it opens no form any more, and says that all is well', async () => {
    await page.goto(site.url + booked.link);
    await page.reload();
    await expect(checkIn.title(texts.preCheckIn.text('complete.title'))).toBeVisible();
    await expect(page.getByText('Your online check-in is complete.')).toBeVisible();
    await expect(checkIn.badge).toHaveCSS('border-top-color', await colourOf('--c-positive'));
    await expect(checkIn.begin).toBeHidden();
  });
});

test('the link in the mail opens my booking at its hotel; where it cannot be opened it says so in the negative colour, and can be tried again @release', async ({
  page,
  site,
  hotel,
}) => {
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(30), oneRoom);
  const mail = await mailOf(site.dataDir, booked, 'Your booking at');
  const link = /https?:\/\/[^\s"<]+\/PreCheckIn\/[^\s"<]+/.exec(mail)?.[0] ?? '';
  expect(new URL(link).pathname).toBe(booked.link);
  await page.route('**/api/PreCheckIn/Get*', (route) => route.abort());
  await page.goto(link);
  await expect(checkIn.title(texts.rules.text('error.pre-check-in-title'))).toBeVisible();
  await expect(checkIn.badge).toHaveClass(/pc-badge--negative/);
  await page.unroute('**/api/PreCheckIn/Get*');
  await checkIn.button('Try again').click();
  await expect(checkIn.title('Welcome, Ada')).toBeVisible();
  await expect(page.getByText(`Online check-in · ${booked.reference}`)).toBeVisible();
  await expect(page.getByText(`at ${hotel.property.propertyName} your key is waiting`)).toBeVisible();
});

test('“Manage booking” of the confirmation leads to it, “Add extras” to its extras @release', async ({
  page,
  site,
  hotel,
}) => {
  const checkIn = new PreCheckInPage(page);
  const booked = await bookByApi(site.url, hotel.property, await hotel.stay(30), oneRoom);
  const confirmation = `${site.url}/Book/HARBOUR/Confirmation/${booked.token}`;
  await page.goto(confirmation);
  await page.getByRole('link', { name: texts.checkout.text('confirmation.manage') }).click();
  await page.getByRole('link', { name: texts.stay.text('stay.check-in-online') }).click();
  await expect(checkIn.title('Welcome, Ada')).toBeVisible();
  const manage = page.getByRole('region', { name: texts.preCheckIn.text('manage.title') });
  await expect(manage).toContainText(booked.reference);
  await expect(manage).toContainText('Free cancellation until 15:00 on');
  await expect(manage.getByRole('link', { name: hotel.property.telephone })).toBeVisible();
  await page.goto(confirmation);
  await page.getByRole('link', { name: texts.preCheckIn.text('summary.add-extras') }).click();
  await expect(checkIn.title(texts.preCheckIn.text('extras.title'))).toBeVisible();
  await checkIn.onward.click();
  await expect(checkIn.title(texts.preCheckIn.text('guest.lead-guest'))).toBeVisible();
});
