import { openCheckout, CheckoutPage, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

test('a guest confirms the same booking in two tabs: there is one, and the second tab leads to it', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(19);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await checkout.giveDetails(guests.booker);

  // A browser copies the tab's storage when it duplicates the tab.
  const storage = await page.evaluate(() =>
    Object.keys(sessionStorage).map((key): [string, string] => [key, sessionStorage.getItem(key) ?? '']),
  );
  const duplicate = await context.newPage();
  await duplicate.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, storage);
  await duplicate.goto(page.url());
  const second = new CheckoutPage(duplicate);
  await second.isOpen();

  for (const tab of [checkout, second]) {
    await tab.giveCard(guests.card);
    await tab.agree();
  }
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  await second.confirm.click();
  await expect(second.refusal).toContainText(texts.checkout.text('checkout.made.title'));
  await second.refusal.getByRole('link', { name: texts.checkout.text('checkout.made.show') }).click();
  await new ConfirmationPage(duplicate).isOpen(guests.booker.firstName);
  expect(tokenIn(duplicate)).toBe(tokenIn(page));
  expect(await taken()).toEqual([1, 1, 1]);
});
