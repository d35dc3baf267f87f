import { randomUUID } from 'node:crypto';
import { type CreateRequest, PaymentType } from 'shared/contracts';
import { domainMessages, emptyCard } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingsOfUsers } from '../src/modules/booking/read/bookings-of-users.ts';
import { completeRegistrations } from '../src/modules/account/register-booker.ts';
import { changeGrant, grantsOf } from '../src/import/grants.ts';
import {
  account,
  accountCall,
  aMember,
  book,
  type Browser,
  deliver,
  deliverTo,
  logIn,
  openBrowser,
  password,
  register,
} from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, paidBy } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';

const approved = '4242424242424242';
const declined = '4000000000000002';
const challenged = '4000000000003220';

describe.each(engines)('a booking of a guest with an account, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 50, config: { enableUserChoiceOfPaymentMethod: true } });
  });
  afterAll(() => server.close());

  let email: string;
  let guests = 0;
  beforeEach(() => {
    guests += 1;
    email = `guest-${String(guests)}@example.org`;
  });
  const member = () => aMember(server, { EmailAddress: email });
  const saving = (creditCardNumber: string = approved, changes: Partial<CreateRequest> = {}) =>
    aBooking({ ...paidBy({ creditCardNumber, saveCardForFutureUse: true }), ...changes });
  const withSaved = (creditCardId: unknown) =>
    aBooking(paidBy({ ...emptyCard, creditCardId: String(creditCardId), cardType: null }));
  const cardsOf = async (browser: Browser) =>
    (await account(browser)).body['CreditCards'] as { readonly CreditCardId: string }[];
  const decide = (payment: unknown, decision: string) =>
    server.app.inject({
      method: 'POST',
      url: String(payment),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `Decision=${decision}`,
    });

  describe('with a saved card', () => {
    it('is paid without typing it again', async () => {
      const guest = await member();
      expect((await book(guest, saving())).body).toMatchObject({ Status: 'Confirmed' });
      const [card, ...others] = await cardsOf(guest);
      expect(others).toEqual([]);
      expect(card).toEqual({
        CreditCardId: expect.any(String),
        CreditCardName: '•••• 4242',
        ExpiryMonth: 12,
        ExpiryYear: 2030,
        CreditCardTypeId: 'visa',
      });
      const again = await book(guest, withSaved(card?.CreditCardId));
      expect(again.body).toMatchObject({ Status: 'Confirmed' });
      const { db } = server.deps;
      const { detail } = await db
        .selectFrom('payment')
        .innerJoin('reservation', 'reservation.reservation_id', 'payment.reservation_id')
        .select('payment.detail')
        .where('reservation.confirmation_token', '=', String(again.body['ConfirmationToken']))
        .executeTakeFirstOrThrow();
      expect(detail).toEqual({ scheme: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 });
    });

    it('saves the same card once', async () => {
      const guest = await member();
      await book(guest, saving());
      await book(guest, saving());
      expect(await cardsOf(guest)).toHaveLength(1);
    });

    it('saves none that was declined, and one that the bank has to approve when it has', async () => {
      const guest = await member();
      expect((await book(guest, saving(declined))).status).toBe(422);
      expect(await cardsOf(guest)).toEqual([]);
      const made = await book(guest, saving(challenged));
      expect(await cardsOf(guest)).toEqual([]);
      await decide(made.body['PaymentUrl'], 'approve');
      const [card] = await cardsOf(guest);
      expect(card).toMatchObject({ CreditCardName: '•••• 3220' });
      // The bank asks again: a saved card is the same card.
      expect((await book(guest, withSaved(card?.CreditCardId))).body).toMatchObject({
        Status: 'RequiresAction',
      });
    });

    it('is refused with another guest’s, and with one that was removed', async () => {
      const owner = await member();
      await book(owner, saving());
      const [card] = await cardsOf(owner);
      const other = await aMember(server, { EmailAddress: `other-${email}` });
      const problem = { 'CardDetails.CreditCardId': ['This saved card is not known.'] };
      for (const browser of [other, openBrowser(server)]) {
        const refused = await book(browser, withSaved(card?.CreditCardId));
        expect(refused.status).toBe(400);
        expect(refused.body['ModelState']).toMatchObject(problem);
      }
      const take = (browser: Browser) =>
        accountCall(browser, 'RemoveCreditCard', { CreditCardId: card?.CreditCardId });
      expect((await take(other)).status).toBe(404);
      expect((await take(openBrowser(server))).status).toBe(401);
      expect((await take(owner)).body).toEqual({ Success: true, Message: 'Your card has been removed' });
      expect((await take(owner)).status).toBe(404);
      expect(await cardsOf(owner)).toEqual([]);
      expect((await book(owner, withSaved(card?.CreditCardId))).status).toBe(400);
    });

    it('is not saved for who is not logged in', async () => {
      const { db } = server.deps;
      const count = async () => (await db.selectFrom('saved_card').select('credit_card_id').execute()).length;
      const before = await count();
      expect((await book(openBrowser(server), saving())).status).toBe(200);
      expect(await count()).toBe(before);
    });
  });

  describe('teaches the account', () => {
    const known = async (browser: Browser) => {
      const { Telephone, Street, PostCode, CountryId } = (await account(browser)).body;
      return { Telephone, Street, PostCode, CountryId };
    };
    const booker = aBooking().booker;
    const bookedBy = (changes: Partial<typeof booker>) =>
      aBooking({ booker: { ...booker, email, ...changes } });

    it('the telephone that it lacks and the address of the last booking', async () => {
      const guest = await aMember(server, { EmailAddress: email, MobileNumber: null });
      const first = { phone: '+44 20 7946 0958', street: '1 Quay', zipCode: 'E1 1AA', countryId: 'GB' };
      await book(guest, bookedBy(first));
      const learned = { Telephone: first.phone, Street: '1 Quay', PostCode: 'E1 1AA', CountryId: 'GB' };
      expect(await known(guest)).toEqual(learned);
      await book(
        guest,
        bookedBy({ phone: '+45 33 12 34 56', street: '2 Pier', zipCode: 'E2 8AA', countryId: 'GB' }),
      );
      expect(await known(guest)).toEqual({ ...learned, Street: '2 Pier', PostCode: 'E2 8AA' });
    });

    it('nothing by a booking for somebody else, nor by one that failed', async () => {
      const guest = await aMember(server, { EmailAddress: email, MobileNumber: null });
      await book(guest, aBooking({ booker: { ...booker, email: `other-${email}` } }));
      await book(guest, { ...saving(declined), booker: { ...booker, email } });
      expect(await known(guest)).toEqual({ Telephone: null, Street: null, PostCode: null, CountryId: null });
    });

    it('and the guest changes it, or takes it away', async () => {
      const guest = await member();
      await book(guest, bookedBy({ street: '1 Quay', zipCode: 'E1 1AA', countryId: 'GB' }));
      const details = { Firstname: 'Ada', Lastname: 'Byron', Telephone: null, ReceiveBrandOffers: false };
      await accountCall(guest, 'Update', details);
      expect(await known(guest)).toMatchObject({ Street: '1 Quay' });
      await accountCall(guest, 'Update', { ...details, Street: '', PostCode: null, CountryId: null });
      expect(await known(guest)).toMatchObject({ Street: null, PostCode: null, CountryId: null });
    });
  });

  it('is known as the guest’s, one without a session as nobody’s', async () => {
    const { db } = server.deps;
    const userOf = async (browser: Browser) => {
      const { body } = await book(browser, aBooking());
      const row = await db
        .selectFrom('reservation')
        .leftJoin('account_user', 'account_user.user_id', 'reservation.user_id')
        .select('account_user.email')
        .where('confirmation_token', '=', String(body['ConfirmationToken']))
        .executeTakeFirstOrThrow();
      return row.email;
    };
    expect(await userOf(await member())).toBe(email);
    expect(await userOf(openBrowser(server))).toBeNull();
  });

  describe('by individual invoice', () => {
    const invoice = () => aBooking({ paymentType: PaymentType.individualInvoice, cardDetails: null });
    const grant = (change: 'grant' | 'revoke') =>
      changeGrant({ db: server.deps.db, clock: server.clock }, change, 'HARBOUR', email.toUpperCase());

    it('needs the right that the hotelier grants, and loses it with it', async () => {
      const guest = await member();
      expect((await book(guest, invoice())).status).toBe(403);
      expect(await grant('grant')).toBe(
        `${email} may choose to pay by invoice, once the address is confirmed`,
      );
      expect(await grantsOf(server.deps.db, 'harbour')).toContain(email);
      expect((await account(guest)).body).toMatchObject({ CanChoosePaymentMethod: true });
      expect((await book(guest, invoice())).body).toMatchObject({ Status: 'Confirmed' });
      expect((await book(guest, aBooking())).body).toMatchObject({ Status: 'Confirmed' });
      await grant('revoke');
      expect((await book(guest, invoice())).status).toBe(403);
    });

    it('needs a session, and an address that is confirmed', async () => {
      await grant('grant');
      expect((await book(openBrowser(server), invoice())).status).toBe(403);
      const unconfirmed = openBrowser(server);
      await register(unconfirmed, { EmailAddress: email });
      await logIn(unconfirmed, { EmailAddress: email });
      expect((await account(unconfirmed)).body).toMatchObject({ CanChoosePaymentMethod: false });
      expect((await book(unconfirmed, invoice())).status).toBe(403);
      await deliver(server);
    });

    it('needs the feature, and is not beside Paystack', async () => {
      const guest = await member();
      await grant('grant');
      await openHotel(server.deps, { rooms: 50, config: { enableUserChoiceOfPaymentMethod: false } });
      expect((await book(guest, invoice())).status).toBe(403);
      // A hotel with bookings keeps its currency.
      await resetBookings(server.database.db);
      await openHotel(server.deps, {
        rooms: 50,
        config: { enableUserChoiceOfPaymentMethod: true },
        property: { payByPaystack: true, currency: 'USD' },
      });
      expect((await book(guest, invoice())).status).toBe(403);
      await openHotel(server.deps, { rooms: 50, config: { enableUserChoiceOfPaymentMethod: true } });
      expect((await book(guest, invoice())).status).toBe(200);
    });
  });

  describe('with a password given at checkout', () => {
    const registering = (changes: Partial<CreateRequest> = {}) => {
      const booking = aBooking({ password, ...changes });
      return { ...booking, booker: { ...booking.booker, email, optInToReceiveUpdates: true } };
    };
    const subjects = async () => (await deliverTo(server, email)).map(({ subject }) => subject);
    const made = 'Booking has been made successfully.';

    it('makes the booker’s account', async () => {
      const { body } = await book(openBrowser(server), registering());
      expect(body).toMatchObject({ Status: 'Confirmed', Message: made });
      expect(await subjects()).toContain('Confirm your email address for The Harbour Hotel');
      const { body: user } = await logIn(openBrowser(server), { EmailAddress: email });
      expect(user).toMatchObject({
        Success: true,
        Firstname: 'Ada',
        Lastname: 'Byron',
        ReceiveBrandOffers: true,
      });
    });

    it('stays booked when the account cannot be made, and says so, also when asked again', async () => {
      const key = randomUUID();
      const request = registering({ password: 'weak' });
      for (const browser of [openBrowser(server), openBrowser(server)]) {
        const { status, body } = await book(browser, request, key);
        expect(status).toBe(200);
        expect(body).toMatchObject({
          Success: true,
          Status: 'Confirmed',
          Code: 'error.create-account-failed',
          Message: `${made} ${domainMessages['error.create-account-failed']}`,
        });
      }
      expect(await subjects()).toEqual([expect.stringMatching(/^Your booking at/)]);
    });

    it('makes one account however often the answer is asked for', async () => {
      const key = randomUUID();
      const request = registering();
      const answers = await Promise.all([
        book(openBrowser(server), request, key),
        book(openBrowser(server), request, key),
      ]);
      await book(openBrowser(server), request, key);
      expect(answers.some(({ body }) => body['Message'] === made)).toBe(true);
      expect((await subjects()).filter((subject) => String(subject).startsWith('Confirm'))).toHaveLength(1);
    });

    it('makes it when the bank has approved, and not before', async () => {
      const { body } = await book(openBrowser(server), registering(paidBy({ creditCardNumber: challenged })));
      await completeRegistrations({ ...server.deps, bookings: bookingsOfUsers });
      expect((await logIn(openBrowser(server), { EmailAddress: email })).body['Success']).toBe(false);
      await decide(body['PaymentUrl'], 'approve');
      await completeRegistrations({ ...server.deps, bookings: bookingsOfUsers });
      await completeRegistrations({ ...server.deps, bookings: bookingsOfUsers });
      expect((await logIn(openBrowser(server), { EmailAddress: email })).body['Success']).toBe(true);
    });

    it('makes none for a booking that came to nothing', async () => {
      const refused = await book(openBrowser(server), registering(paidBy({ creditCardNumber: declined })));
      expect(refused.status).toBe(422);
      await completeRegistrations({ ...server.deps, bookings: bookingsOfUsers });
      expect(await subjects()).toEqual([]);
    });

    it('does not tell who has an account already', async () => {
      await member();
      const { body } = await book(openBrowser(server), registering());
      expect(body).toMatchObject({ Message: made });
      expect(await subjects()).toContain('Your account with The Harbour Hotel');
    });
  });
});
