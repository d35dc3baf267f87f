import { choice, guests, PreCheckInPage } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { violations } from '../../support/accessibility.ts';
import { bookByApi } from '../../support/booked.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardSent, openStripe } from '../../support/stripe/stand-in.ts';
import { approvedToken, useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';

const words = texts.preCheckIn;
const cards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

test.describe('pre check-in at a hotel whose cards go to Stripe', () => {
  const site = useStripeSite();

  test('keeps a card that only Stripe sees: declined, not approved, and then approved by the bank', async ({
    page,
    size,
  }) => {
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const rooms = [{ roomType: choice.rooms[0], lead: guests.first }];
    const stay = await hotel.stay(33);
    const booked = await bookByApi(site().url, hotel.property, stay, rooms, await approvedToken(site()));
    const stripe = await openStripe(page, site());
    const checkIn = new PreCheckInPage(page);
    await checkIn.open(site().url + booked.link);
    await checkIn.toFirstRoom();
    await page.goto(`${site().url}${booked.link}#extras-1`);
    await checkIn.button(/^Add Parking on the quay/).click();
    await page.goto(`${site().url}${booked.link}#room-1`);
    await checkIn.toReview(size, 1);
    await checkIn.toPayment.click();
    await expect(page.getByText(texts.cardGateway.text('gateway.safe'))).toBeVisible();
    await expect(checkIn.field(texts.card.text('card.number'))).toHaveCount(0);

    const give = async (number: string) => {
      await stripe.giveCard(number);
      await checkIn.onward.click();
      await expect(page.getByText(words.text('summary.payment-given'))).toBeVisible();
      await checkIn.save.click();
    };
    await checkIn.onward.click();
    await expect(stripe.card.getByText('Your card number is incomplete.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await give(cards.declined);
    await expect(page.getByText(words.text('refused.title'))).toBeVisible();
    await checkIn.toPayment.click();
    await give(cards.challenged);
    await stripe.bank.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText(words.text('payment.not-approved')).first()).toBeVisible();
    await checkIn.toPayment.click();
    await give(cards.challenged);
    await stripe.bank.getByRole('button', { name: 'Complete' }).click();
    await expect(checkIn.title('You are checked in, Ada')).toBeVisible();
    await expectNoCardSent(page, stripe, '/api/PreCheckIn/Save');
  });
});
