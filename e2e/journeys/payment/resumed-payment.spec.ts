import { CheckoutPage, ConfirmationPage, guests, openCheckout } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a guest who refused at the bank pays later for the rooms that are held, in another browser @release', async ({
  page,
  browser,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(17);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 3220' });
  await checkout.agree();
  await checkout.confirm.click();
  const refuse = page.getByRole('button', { name: 'Refuse' });
  await expect(refuse).toBeVisible();
  const bank = page.url();
  await refuse.click();

  await test.step('The hotel says what happened without blaming the card, and that the rooms are held', async () => {
    const words = 'The payment was cancelled, and nothing was charged. We still hold your rooms.';
    await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    await expect(page.getByText('Your card was declined')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      /^tel:\+/,
    );
  });
  const address = await page
    .getByRole('link', { name: texts.checkout.text('status.failed.again') })
    .getAttribute('href');
  const token = tokenIn(page);

  const another = await browser.newPage({ locale: 'en-GB' });
  const resumed = new CheckoutPage(another);
  await test.step('When I open that address elsewhere, without a basket', async () => {
    await another.goto(site.url + String(address));
    await expect(
      another.getByRole('heading', { level: 1, name: texts.checkout.text('resume.title') }),
    ).toBeVisible();
    await expect(another.getByText(/^We hold your rooms until \d\d:\d\d$/)).toBeVisible();
    await expect(another.getByText('Lead guest Ada Lovelace')).toBeVisible();
    await another.setViewportSize({ width: 390, height: 844 });
    const line = another.getByText('1 room', { exact: true });
    await expect(line).toBeInViewport();
    await line.click();
    await expect(another.getByText('Lead guest Ada Lovelace')).toBeVisible();
    await another.setViewportSize({ width: 1440, height: 900 });
  });
  await resumed.giveDetails(guests.booker);
  await resumed.giveCard(guests.card);
  await resumed.agree();
  await resumed.confirm.click();
  await new ConfirmationPage(another).isOpen(guests.booker.firstName);
  expect(tokenIn(another)).toBe(token);

  await test.step('Then it is one booking with one payment, and the first tab leads to it', async () => {
    const booking = await readBooking(site.url, hotel, token);
    expect(booking).toMatchObject({
      status: 'Confirmed',
      paid: booking.total,
      paidWith: { lastFour: '4242' },
    });
    expect(await taken()).toEqual([1, 1, 1]);
    await page.getByRole('link', { name: texts.checkout.text('status.failed.again') }).click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  await test.step('And so does the bank’s page of the first card', async () => {
    await page.goto(bank);
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  await another.close();
});
