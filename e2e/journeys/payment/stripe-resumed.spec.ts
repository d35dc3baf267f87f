import { chooseOneRoom, ConfirmationPage, guests } from '../../steps/index.ts';
import { StatesSeen } from '../../support/accessibility.ts';
import { countTaken, readBooking, tokenIn } from '../../support/bookings.ts';
import { Hotel } from '../../support/stay.ts';
import { expectNoCardAsked, openStripe } from '../../support/stripe/stand-in.ts';
import { useStripeSite } from '../../support/stripe/stripe-site.ts';
import { expect, test } from '../../support/test.ts';
import { texts } from '../../steps/messages.ts';

const challenged = '4000 0000 0000 3220';
const approved = '4242 4242 4242 4242';

test.describe('a payment that waits for its guest', () => {
  const site = useStripeSite();
  const wish = { code: 'HARBOUR', roomType: 'Classic Double', rate: 'Flexible rate' };

  test('is approved after a reload, in another tab, and never paid twice', async ({ page, context }) => {
    test.slow();
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(15);
    const taken = await countTaken(hotel, stay);
    const stripe = await openStripe(page, site());
    const seen = new StatesSeen(page);
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    await checkout.agree();
    await stripe.giveCard(challenged);
    const made = page.waitForResponse('**/api/Reservation/Create');
    await checkout.pressConfirm();
    await expect(stripe.bank.getByRole('button', { name: 'Complete' })).toBeVisible();
    const { PaymentUrl: heldPath, ConfirmationToken: token } = (await (await made).json()) as {
      readonly PaymentUrl: string;
      readonly ConfirmationToken: string;
    };
    expect(heldPath).toBe(`/Book/HARBOUR/Checkout/${token}`);

    await test.step('reloaded, it is the rooms that are held, and a card that is typed anew pays for the same booking', async () => {
      await page.reload();
      await expect(page.getByText(texts.checkout.text('approval.title'))).toBeVisible();
      await expect(page).toHaveURL(site().url + heldPath);
      await checkout.agree();
      await stripe.giveCard(challenged);
      await checkout.pressConfirm();
      await expect(stripe.bank.getByRole('button', { name: 'Complete' })).toBeVisible();
      expect(await taken()).toEqual([1, 1, 1]);
    });

    await test.step('the status page leads to what the bank asks', async () => {
      await page.goto(`${site().url}/Book/HARBOUR/Status/${token}`);
      await expect(page.getByText(texts.checkout.text('status.approval.title'))).toBeVisible();
      await seen.see('the status of a payment that waits');
      await page.getByRole('link', { name: texts.checkout.text('status.approval.open') }).click();
      await expect(page.getByText(texts.checkout.text('approval.title'))).toBeVisible();
      await seen.see('the page of the held rooms');
    });

    await test.step('refused there, it can be approved in a second tab', async () => {
      await page.getByRole('button', { name: texts.checkout.text('approval.open') }).click();
      await stripe.bank.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByText(texts.checkout.text('approval.refused.title'))).toBeVisible();
      await seen.see('refused on the page of the held rooms');
      const second = await context.newPage();
      await second.goto(`${site().url}${heldPath}`);
      await second.getByRole('button', { name: texts.checkout.text('approval.open') }).click();
      await second
        .frameLocator('iframe[title="Secure 3D Secure challenge frame"]')
        .getByRole('button', { name: 'Complete' })
        .click();
      await new ConfirmationPage(second).isOpen(guests.booker.firstName);
      expect(await readBooking(site().url, hotel, tokenIn(second))).toMatchObject({ status: 'Confirmed' });
    });

    await test.step('the first tab finds it paid', async () => {
      await page.goto(`${site().url}${heldPath}`);
      await new ConfirmationPage(page).isOpen(guests.booker.firstName);
      const booking = await readBooking(site().url, hotel, token);
      expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
      expect(await taken()).toEqual([1, 1, 1]);
    });
    await expectNoCardAsked(page, stripe);
    expect(seen.problems).toEqual([]);
  });

  test('is paid with another card on the page of the held rooms, after going back', async ({ page }) => {
    test.slow();
    const hotel = await Hotel.open(site().url, 'HARBOUR');
    const stay = await hotel.stay(19);
    const taken = await countTaken(hotel, stay);
    const stripe = await openStripe(page, site());
    const checkout = await chooseOneRoom(page, site().url, { ...wish, stay }, guests.first);
    await checkout.giveDetails(guests.booker);
    await checkout.agree();
    await stripe.giveCard(challenged);
    const made = page.waitForResponse('**/api/Reservation/Create');
    await checkout.pressConfirm();
    await expect(stripe.bank.getByRole('button', { name: 'Complete' })).toBeVisible();
    const { PaymentUrl: heldPath } = (await (await made).json()) as { readonly PaymentUrl: string };
    await page.goBack();
    await page.goto(`${site().url}${heldPath}`);
    await expect(page.getByText(texts.checkout.text('approval.title'))).toBeVisible();
    await checkout.agree();
    await stripe.giveCard(approved);
    await checkout.pressConfirm();
    await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    const booking = await readBooking(site().url, hotel, tokenIn(page));
    expect(booking).toMatchObject({ status: 'Confirmed', paid: booking.total });
    expect(await taken()).toEqual([1, 1, 1]);
    await expectNoCardAsked(page, stripe);
  });
});
