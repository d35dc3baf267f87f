import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { StatesSeen } from '../../support/accessibility.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, openStripe } from '../../support/stripe/stand-in.ts';
import { useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

const approved = '4242 4242 4242 4242';
const declined = '4000 0000 0000 0002';
const challenged = '4000 0000 0000 3220';

test.describe('a hotel whose cards go to Stripe', () => {
  const site = useStripeSite();
  const wish = { code: 'HARBOUR', roomType: 'Classic Double', rate: 'Flexible rate' };

  test('is paid now, by a card that only Stripe sees', async ({ page, complaints }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(15);
    const taken = await countTaken(hotel, stay);
    const stripe = await openStripe(page, site());
    const seen = new StatesSeen(page);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    await checkout.agree();
    await expect(page.getByText(texts.cardGateway.text('gateway.safe'))).toBeVisible();
    await expect(checkout.field(texts.card.text('card.number'))).toHaveCount(0);
    await expect(stripe.card.getByLabel('Card number')).toBeVisible();
    await seen.see('the form of the card');

    await test.step('what is missing in the card is said there, and nothing is sent', async () => {
      await checkout.pressConfirm();
      await expect(stripe.card.getByText('Your card number is incomplete.')).toBeVisible();
      await expect(stripe.card.getByLabel('Card number')).toBeFocused();
      expect(await taken()).toEqual([0, 0, 0]);
    });
    await stripe.giveCard(approved);
    await checkout.pressConfirm();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);

    const booking = await readBooking(site().url, hotel, tokenIn(page));
    expect(booking).toMatchObject({
      status: 'Confirmed',
      paid: booking.total,
      paidWith: { lastFour: '4242' },
    });
    expect(await taken()).toEqual([1, 1, 1]);
    await expectNoCardAsked(page, stripe);
    expect(seen.problems).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('declines a card, and another one books', async ({ page }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(18);
    const taken = await countTaken(hotel, stay);
    const stripe = await openStripe(page, site());
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    await checkout.agree();
    await stripe.giveCard(declined);
    await checkout.pressConfirm();
    await expect(checkout.refusal).toContainText('choose another card or way to pay, and confirm again');
    expect(await taken()).toEqual([0, 0, 0]);
    await stripe.giveCard(approved);
    await checkout.pressConfirm();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    expect(await taken()).toEqual([1, 1, 1]);
    await expectNoCardAsked(page, stripe);
  });

  test('asks the bank in place: refused and closed, the rooms stay held; approved, they are booked', async ({
    page,
  }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(21);
    const taken = await countTaken(hotel, stay);
    const stripe = await openStripe(page, site());
    const seen = new StatesSeen(page);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    await checkout.agree();
    await stripe.giveCard(challenged);
    await checkout.pressConfirm();
    await stripe.bank.getByRole('button', { name: 'Fail' }).click();
    await expect(checkout.refusal).toContainText(texts.checkout.text('checkout.notApproved.title'));
    await expect(checkout.refusal).toBeFocused();
    await seen.see('refused by the bank');
    expect(await taken()).toEqual([1, 1, 1]);

    await checkout.pressConfirm();
    await stripe.bank.getByRole('button', { name: 'Cancel' }).click();
    await expect(checkout.refusal).toContainText(texts.checkout.text('checkout.notApproved.title'));
    expect(await taken()).toEqual([1, 1, 1]);

    await checkout.pressConfirm();
    await stripe.bank.getByRole('button', { name: 'Complete' }).click();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    const booking = await readBooking(site().url, hotel, tokenIn(page));
    expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
    expect(await taken()).toEqual([1, 1, 1]);
    await expectNoCardAsked(page, stripe);
    expect(seen.problems).toEqual([]);
  });
});
