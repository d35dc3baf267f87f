import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  guests,
  Keyboard,
  openCheckout,
  RoomsPage,
} from '../../steps/index.ts';
import { StatesSeen } from '../../support/accessibility.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { countEffort } from '../../support/effort.ts';
import { countShifts, shiftsOf } from '../../support/shifts.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, openStripe, type Wallet } from '../../support/stripe/stand-in.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

const declined = '4000 0000 0000 0002';
const challenged = '4000 0000 0000 3220';

const owner: Wallet = {
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
const wish = { code: 'HARBOUR', roomType: 'Classic Double', rate: 'Flexible rate' };

test('a card that only Stripe sees: incomplete, declined, refused by the bank, and then approved @release', async ({
  page,
  stripe: site,
}) => {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const stay = await hotel.stay(15);
  const taken = await countTaken(hotel, stay);
  const stripe = await openStripe(page, site);
  const seen = new StatesSeen(page);
  await countShifts(page);
  const checkout = await openCheckout(page, site.url, { ...wish, stay }, guests.first);
  await test.step('Without a wallet the page says so where one would stand, and nothing moves', async () => {
    await expect(page.getByText(texts.checkout.text('gateway.express.none'))).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  });
  await checkout.giveDetails(guests.booker);
  await checkout.agree();
  await test.step('What is missing in the card is said there, and nothing is sent', async () => {
    await expect(page.getByText(texts.cardGateway.text('gateway.safe'))).toBeVisible();
    await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
    await seen.see('the form of the card');
    await checkout.pressConfirm();
    await expect(stripe.card.getByText('Your card number is incomplete.')).toBeVisible();
    await expect(stripe.card.getByLabel('Card number')).toBeFocused();
  });
  await test.step('A declined card books nothing', async () => {
    await stripe.giveCard(declined);
    await checkout.pressConfirm();
    await expect(checkout.refusal).toContainText('choose another card or way to pay, and confirm again');
    expect(await taken()).toEqual([0, 0, 0]);
  });
  await test.step('Refused by the bank, or closed, the rooms stay held', async () => {
    await stripe.giveCard(challenged);
    for (const answer of ['Fail', 'Cancel']) {
      await checkout.pressConfirm();
      await stripe.bank.getByRole('button', { name: answer }).click();
      await expect(checkout.refusal).toContainText(texts.checkout.text('checkout.notApproved.title'));
      await expect(checkout.refusal).toBeFocused();
      expect(await taken()).toEqual([1, 1, 1]);
    }
    await seen.see('refused by the bank');
  });
  await test.step('Approved, they are booked, once', async () => {
    await checkout.pressConfirm();
    await stripe.bank.getByRole('button', { name: 'Complete' }).click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    const booking = await readBooking(site.url, hotel, tokenIn(page));
    expect(booking).toMatchObject({
      status: 'Confirmed',
      paid: booking.total,
      paidWith: { lastFour: '3220' },
    });
    expect(await taken()).toEqual([1, 1, 1]);
  });
  await expectNoCardAsked(page, stripe);
  expect(seen.problems).toEqual([]);
});

test('Stripe does not answer and then does; its form is used with the keyboard alone, through the bank’s challenge @release', async ({
  page,
  stripe: site,
}) => {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const stripe = await openStripe(page, site);
  stripe.isAway = true;
  const seen = new StatesSeen(page);
  const stay = await hotel.stay(18);
  const checkout = await openCheckout(page, site.url, { ...wish, stay }, guests.first);
  const keyboard = new Keyboard(page);
  const place = page.locator('#co-card');
  await checkout.giveDetails(guests.booker);
  await test.step('When it does not answer, I am told whom to call', async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toContainText(texts.cardGateway.text('gateway.failed.title'));
    await expect(place.getByRole('link', { name: hotel.property.telephone })).toBeVisible();
    await seen.see('Stripe does not answer');
    await checkout.agree();
    await checkout.pressConfirm();
    await expect(place).toBeFocused();
  });
  await test.step('When it does, I come to its card by Tab', async () => {
    stripe.isAway = false;
    await keyboard.press(place.getByRole('button', { name: texts.ui.text('ui.try-again') }), 'Enter');
    const number = stripe.card.getByLabel('Card number');
    await expect(number).toBeVisible();
    await keyboard.focusIn(number);
    for (const typed of [challenged.replaceAll(' ', ''), '1234', '123']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await keyboard.press(checkout.confirm, 'Enter');
  });
  await test.step('And approve the payment at the bank', async () => {
    const complete = stripe.bank.getByRole('button', { name: 'Complete' });
    await expect(complete).toBeVisible();
    await keyboard.focusIn(complete);
    await page.keyboard.press('Enter');
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
  });
  await expectNoCardAsked(page, stripe);
  expect(seen.problems).toEqual([]);
});

test('a wallet stands first, fills in the form, and waits while something is missing @release', async ({
  page,
  stripe: site,
}) => {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const stay = await hotel.stay(21);
  const stripe = await openStripe(page, site, { ...owner, phone: '' });
  const seen = new StatesSeen(page);
  const checkout = await openCheckout(page, site.url, { ...wish, stay }, guests.first);
  const wallet = page.getByRole('group', { name: texts.cardGateway.text('gateway.express') });
  const firstName = checkout.field(texts.checkout.text('checkout.firstName'));
  await expect(wallet).toContainText(texts.cardGateway.text('gateway.express.or'));
  expect((await wallet.boundingBox())?.y).toBeLessThan((await firstName.boundingBox())?.y ?? 0);
  await stripe.wallet.getByRole('button').click();
  await expect(firstName).toHaveValue('Grace');
  await expect(checkout.field(texts.checkout.text('checkout.lastName'))).toHaveValue('Hopper');
  await expect(checkout.field(texts.checkout.text('checkout.email'))).toHaveValue(owner.email);
  await expect(page.getByText(texts.checkout.text('gateway.wallet.title'))).toBeVisible();
  await seen.see('a wallet that is ready');
  await checkout.field(texts.checkout.text('checkout.phone')).fill(guests.booker.telephone);
  await checkout.agree();
  await checkout.pressConfirm();
  await new ConfirmationPage(page).isOpen('Grace');
  expect(await readBooking(site.url, hotel, tokenIn(page))).toMatchObject({
    status: 'Confirmed',
    booker: { firstName: 'Grace', lastName: 'Hopper', email: owner.email },
  });
  await expectNoCardAsked(page, stripe);
  expect(seen.problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a wallet pays for a room at once: at most 4 taps from the list, and nothing typed but a name', async ({
    page,
    context,
    stripe: site,
  }) => {
    const effort = await countEffort(context);
    const hotel = await Hotel.open(site.url, 'HARBOUR');
    const stripe = await openStripe(page, site, owner);
    const rooms = new RoomsPage(page);
    await rooms.open(site.url, 'HARBOUR', await hotel.stay(12), 'adults=2');
    await rooms.rates(choice.rooms[0]).first().tap();
    await rooms.isYours();
    await rooms.toCheckout.tap();
    await new CheckoutPage(page).isOpen();
    await stripe.wallet.getByRole('button').tap();
    await new ConfirmationPage(page).isOpen('Grace');
    expect([...effort.fields]).toHaveLength(0);
    expect(effort.taps).toBeLessThanOrEqual(4);
  });
});
