import { chooseOneRoom, ConfirmationPage, guests, Keyboard } from '../../steps/index.ts';
import { StatesSeen } from '../../support/accessibility.ts';
import { readBooking, tokenIn } from '../../support/bookings.ts';
import { countShifts, shiftsOf } from '../../support/shifts.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, openStripe } from '../../support/stripe/stand-in.ts';
import { useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

const owner = {
  name: 'Grace Hopper',
  email: 'grace@example.org',
  phone: '+44 20 7946 0991',
  address: {
    line1: '1 Navy Street',
    line2: null,
    postal_code: 'SW1A 1AA',
    city: 'London',
    state: '',
    country: 'GB',
  },
};

test.describe('the form of a hotel whose cards go to Stripe', () => {
  const site = useStripeSite();
  const wish = { code: 'HARBOUR', roomType: 'Classic Double', rate: 'Flexible rate' };

  test('a wallet stands first and pays with one press where nothing else is missing', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(15);
    const stripe = await openStripe(page, site(), owner);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    const row = page.getByRole('group', { name: texts.cardGateway.text('gateway.express') });
    const [wallet, form] = [row, checkout.field(texts.checkout.text('checkout.firstName'))];
    await expect(wallet).toContainText(texts.cardGateway.text('gateway.express.or'));
    expect((await wallet.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
    await stripe.wallet.getByRole('button').click();
    await new ConfirmationPage(page).isOpen('Grace');
    await expectNoCardAsked(page, stripe);
  });

  test('without a wallet says so where one would stand, and nothing moves', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    await openStripe(page, site());
    await countShifts(page);
    const stay = await hotel.stay(16);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.isOpen();
    await expect(page.getByText(texts.checkout.text('gateway.express.none'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  });

  test('is filled in and paid by a wallet, which waits while something is missing', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(15);
    const stripe = await openStripe(page, site(), { ...owner, phone: '' });
    const seen = new StatesSeen(page);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await expect(page.getByRole('group', { name: texts.cardGateway.text('gateway.express') })).toHaveCount(1);
    await stripe.wallet.getByRole('button').click();
    await expect(checkout.field(texts.checkout.text('checkout.firstName'))).toHaveValue('Grace');
    await expect(checkout.field(texts.checkout.text('checkout.lastName'))).toHaveValue('Hopper');
    await expect(checkout.field(texts.checkout.text('checkout.email'))).toHaveValue(owner.email);
    await expect(page.getByText(texts.checkout.text('gateway.wallet.title'))).toBeVisible();
    await seen.see('a wallet that is ready');
    await checkout.field(texts.checkout.text('checkout.phone')).fill(guests.booker.telephone);
    await checkout.agree();
    await checkout.pressConfirm();
    await new ConfirmationPage(page).isOpen('Grace');
    expect(await readBooking(site().url, hotel, tokenIn(page))).toMatchObject({
      status: 'Confirmed',
      booker: { firstName: 'Grace', lastName: 'Hopper', email: owner.email },
    });
    await expectNoCardAsked(page, stripe);
    expect(seen.problems).toEqual([]);
  });

  test('says when Stripe does not answer, and comes when it does', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(18);
    const stripe = await openStripe(page, site());
    stripe.isAway = true;
    const seen = new StatesSeen(page);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    const place = page.locator('#co-card');
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText(texts.cardGateway.text('gateway.failed.title'));
    await expect(place.getByRole('link', { name: hotel.property.telephone })).toBeVisible();
    await seen.see('Stripe does not answer');
    await checkout.agree();
    await checkout.pressConfirm();
    await expect(place).toBeFocused();
    stripe.isAway = false;
    await place.getByRole('button', { name: texts.ui.text('ui.try-again') }).click();
    await stripe.giveCard('4242 4242 4242 4242');
    await checkout.pressConfirm();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    expect(seen.problems).toEqual([]);
  });

  test('is used with the keyboard alone, through the bank’s challenge', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(21);
    const stripe = await openStripe(page, site());
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    const keyboard = new Keyboard(page);
    await checkout.giveDetails(guests.booker);
    const number = stripe.card.getByLabel('Card number');
    await keyboard.goTo(checkout.field(texts.checkout.text('checkout.requests')));
    await expect(number).toBeVisible();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await number.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(number).toBeFocused();
    for (const typed of ['4000000000003220', '1234', '123']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await keyboard.press(checkout.confirm, 'Enter');
    const complete = stripe.bank.getByRole('button', { name: 'Complete' });
    await expect(complete).toBeVisible();
    for (let steps = 0; steps < 10; steps += 1) {
      if (await complete.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(complete).toBeFocused();
    await page.keyboard.press('Enter');
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    await expectNoCardAsked(page, stripe);
  });
});
