import type { Locator } from '@playwright/test';
import { openCheckout, ConfirmationPage, guests } from '../../steps/index.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

/** Where the words of an element begin. */
const beginOf = (words: Locator): Promise<number> =>
  words.evaluate(
    (element) => element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft),
  );

test('a declined card costs a guest nothing that was typed, and another card books', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(15);
  const taken = await countTaken(hotel, stay);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  const checkout = await openCheckout(page, site.url, wish, guests.first);
  await test.step('The country is written in one line with the names above it, before and after it is chosen', async () => {
    const firstName = await beginOf(checkout.field(texts.checkout.text('checkout.firstName')));
    const placeholder = page.locator('.rich-select .ant-select-placeholder').first();
    await expect(placeholder).toHaveText(texts.checkout.text('checkout.country.choose'));
    expect(await beginOf(placeholder)).toBeCloseTo(firstName, 0);
    await checkout.giveDetails(guests.booker);
    const chosen = page.locator('.rich-select').getByTitle(guests.booker.country).first();
    await expect(chosen).toBeVisible();
    expect(await beginOf(chosen)).toBeCloseTo(firstName, 0);
  });
  await checkout.giveCard({ ...guests.card, number: '4000 0000 0000 0002' });
  await checkout.agree();
  await checkout.confirm.click();

  await test.step('I am told why at the bottom and beside it what to do, and keep what I typed', async () => {
    const words = 'Your card was declined and nothing was charged. Try another card.';
    const told = page.locator('.toast').getByText(words);
    await expect(told).toBeVisible();
    await expect(checkout.refusal).toContainText('choose another card or way to pay, and confirm again');
    await expect(checkout.refusal).toContainText(words);
    await expect(checkout.refusal).toBeFocused();
    await expect(checkout.field(texts.checkout.text('checkout.email'))).toHaveValue(guests.booker.email);
    await expect(checkout.field(texts.card.text('card.number'))).toHaveValue('4000 0000 0000 0002');
    expect(await taken()).toEqual([0, 0, 0]);
  });
  await checkout.giveCard(guests.card);
  await checkout.confirm.click();
  await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  await expect(page.getByText('Your card was declined')).toHaveCount(0);

  const booking = await readBooking(site.url, hotel, tokenIn(page));
  expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
  expect(await taken()).toEqual([1, 1, 1]);
});
