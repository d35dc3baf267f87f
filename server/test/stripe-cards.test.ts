import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { forgetRemovedCards } from '../src/modules/account/index.ts';
import { createCardGateway } from '../src/modules/payment/index.ts';
import { account, accountCall, aMember, book, type Browser } from './support/accounts.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { countStock, create, get } from './support/bookings.ts';
import { anExtra, aSave, bookWithLink, openedLink, openHotelWithExtras, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { aStripeBooking, deliver, stripeEnv } from './support/stripe/hotel.ts';
import { localAccount, type LocalStripe, startStripe } from './support/stripe/server.ts';

const paying = '4242424242424242';
const asking = '4000000000003220';
const declining = '4000000000000002';
const connected = 'acct_hotel';
const own = {
  id: 'acct_own',
  secretKey: 'sk_test_own',
  publishableKey: 'pk_test_own',
  webhookSecret: 'whsec_own',
};

describe.each(engines)('accounts and kept cards at Stripe on %s', (engine) => {
  let stripe: LocalStripe;
  let server: TestApp;
  beforeAll(async () => {
    stripe = await startStripe({ accounts: [{ ...localAccount, connected: [connected] }, own] });
    const env = stripeEnv(stripe, {
      STRIPE_SECRET_KEY_QUAY: own.secretKey,
      STRIPE_PUBLISHABLE_KEY_QUAY: own.publishableKey,
      STRIPE_WEBHOOK_SECRETS_QUAY: own.webhookSecret,
    });
    server = await createTestApp(engine, { env });
    await openHotelWithExtras(server.deps, { rooms: 50, property: {} });
    const { db, clock } = server.deps;
    const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
    const others = [
      ['quay', {}],
      ['fjord', { StripeAccountId: connected }],
    ] as const;
    for (const [propertyId, more] of others) {
      const property = { propertyCode: propertyId.toUpperCase() };
      await importProperty(context, `${propertyId}.json`, {
        ...hotelFile({ propertyId, property }),
        ...more,
      });
    }
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    await resetBookings(server.deps.db);
    stripe.reset();
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const intentsOf = (id?: string) => [...stripe.books(id).intents.values()].map(({ status }) => status);

  it.each([
    ['harbour', localAccount.id, localAccount.publishableKey, null],
    ['quay', own.id, own.publishableKey, null],
    ['fjord', connected, localAccount.publishableKey, connected],
  ])('the money of %s goes to its account', async (propertyId, id, publishableKey, accountId) => {
    const property = await get(server, `/api/Property/${propertyId}`);
    expect(property.body['CardGateway']).toEqual({
      Kind: 'Stripe',
      PublishableKey: publishableKey,
      AccountId: accountId,
    });
    const made = await create(server, aStripeBooking(stripe.token(asking, id), { propertyId }));
    expect(made.body).toMatchObject({ Status: 'RequiresAction' });
    const accounts = [localAccount.id, own.id, connected];
    expect(accounts.filter((each) => intentsOf(each).length > 0)).toEqual([id]);
    const [intent] = stripe.books(id).intents.values();
    stripe.decide(intent?.id ?? '', 'approve');
    for (const webhook of stripe.webhooks.take()) expect(await deliver(server, webhook)).toBe(200);
    const token = String(made.body['ConfirmationToken']);
    const address = `/api/Reservation/Status?propertyId=${propertyId}&referenceNumber=${token}`;
    await expect.poll(async () => (await get(server, address)).body).toMatchObject({ Status: 'Confirmed' });
    await expect.poll(() => intentsOf(id)).toEqual(['succeeded']);
  });

  it('an address that Stripe refuses is said at its field, and the rooms are given back', async () => {
    const { booker } = aStripeBooking('');
    const refused = { ...booker, email: 'ada@mail.invalid' };
    const made = await create(server, {
      ...aStripeBooking(stripe.token(paying)),
      booker: refused,
    });
    expect(made.status).toBe(400);
    expect(made.body).toMatchObject({
      Code: 'payment.email',
      ModelState: { 'Booker.Email': ['A valid email address is required'] },
    });
    expect(intentsOf()).toEqual([]);
    expect(await countStock(server.deps.db, 'double')).toMatchObject({ held: 0, sold: 0 });
  });

  it('a payment stays with its account when the hotel gets another one', async () => {
    const made = await create(server, aStripeBooking(stripe.token(asking), { propertyId: 'harbour' }));
    await server.deps.db
      .updateTable('property')
      .set({ stripe_account_id: connected })
      .where('property_id', '=', 'harbour')
      .execute();
    const [intent] = stripe.books().intents.values();
    stripe.decide(intent?.id ?? '', 'approve');
    // Another process, which has not seen the hotel before.
    const { db, clock, env } = server.deps;
    const row = await db.selectFrom('payment').selectAll().executeTakeFirstOrThrow();
    const outcome = await createCardGateway(db, clock, env).lookup({
      propertyId: 'harbour',
      reference: String(made.body['ReferenceNumber']),
      gatewayId: row.gateway_id,
    });
    expect(outcome).toMatchObject({ kind: 'authorised' });
    await db
      .updateTable('property')
      .set({ stripe_account_id: null })
      .where('property_id', '=', 'harbour')
      .execute();
  });

  describe('a guest with an account', () => {
    const cardsOf = async (guest: Browser) =>
      (await account(guest)).body['CreditCards'] as readonly { readonly CreditCardId: string }[];
    const saveCard = { ...emptyDetails(), saveCreditCardToIndividual: true };
    function emptyDetails() {
      return {
        creditCardId: null,
        creditCardTypeId: null,
        nameOnCard: null,
        emailAddress: null,
        cardNumber: null,
        expiryMonth: null,
        expiryYear: null,
        securityCode: null,
        saveCreditCardToIndividual: false,
      };
    }

    it('keeps a card as a payment method of a customer, pays with it, and removes it there', async () => {
      const guest = await aMember(server);
      const first = await book(guest, aStripeBooking(stripe.token(paying), { cardDetails: saveCard }));
      expect(first.body).toMatchObject({ Status: 'Confirmed' });
      const [kept] = await cardsOf(guest);
      expect(kept).toMatchObject({ CreditCardId: expect.any(String) as string });
      const books = stripe.books();
      const [customer] = books.customers.values();
      const attached = () => [...books.methods.values()].filter((method) => method.customer === customer?.id);
      expect(attached()).toHaveLength(1);
      expect(JSON.stringify([...books.customers.values()])).not.toMatch(/@|Byron/);

      const paidWith = { ...emptyDetails(), creditCardId: kept?.CreditCardId ?? '' };
      const again = await book(guest, aStripeBooking('', { cardDetails: paidWith, paymentToken: null }));
      expect(again.body).toMatchObject({ Status: 'Confirmed' });
      expect(intentsOf()).toEqual(['succeeded', 'succeeded']);
      expect(books.customers.size).toBe(1);

      const removed = await accountCall(guest, 'RemoveCreditCard', { CreditCardId: kept?.CreditCardId });
      expect(removed.status).toBe(200);
      const { db, clock, env } = server.deps;
      await forgetRemovedCards({ ...server.deps, gateway: createCardGateway(db, clock, env) });
      expect(attached()).toEqual([]);
      expect(await cardsOf(guest)).toEqual([]);
    });
  });

  describe('a guarantee in pre check-in', () => {
    const opened = async () => {
      const link = await bookWithLink(server, { cardDetails: null, paymentToken: stripe.token(paying) });
      const reservation = await openedLink(server, link);
      const reservationItems = reservation.reservationItems.map((item) => ({
        ...item,
        services: [...item.services, anExtra('parking')],
      }));
      return (paymentToken: string | null, changes = {}) =>
        save(server, aSave(link, reservation, { reservationItems, paymentToken, ...changes }));
    };
    const guarantees = () => server.deps.db.selectFrom('guarantee_card').selectAll().execute();

    it('is kept for later, and nothing is charged', async () => {
      const saveWith = await opened();
      expect((await saveWith(stripe.token(paying))).body).toMatchObject({ Success: true });
      expect(await guarantees()).toMatchObject([
        {
          provider: 'stripe',
          scheme: 'visa',
          last_four: '4242',
          gateway_token: expect.stringMatching(/^cus_\w+\/pm_\w+$/) as string,
        },
      ]);
      expect([...stripe.books().setups.values()].map(({ status, usage }) => [status, usage])).toEqual([
        ['succeeded', 'off_session'],
      ]);
    });

    it('is kept once the guest has approved at the bank and saves again', async () => {
      const saveWith = await opened();
      const token = stripe.token(asking);
      const asked = await saveWith(token);
      const [setup] = stripe.books().setups.values();
      expect(asked.body).toMatchObject({
        Success: false,
        PaymentAction: { Kind: 'Stripe', ClientSecret: setup?.client_secret },
      });
      stripe.decide(setup?.id ?? '', 'approve');
      expect((await saveWith(token)).body).toMatchObject({ Success: true });
      expect(stripe.books().setups.size).toBe(1);
    });

    it('that is declined saves nothing', async () => {
      const saveWith = await opened();
      expect((await saveWith(stripe.token(declining))).body).toMatchObject({ Success: false });
      expect(await guarantees()).toEqual([]);
    });
  });

  describe('a kept card', () => {
    const keep = async (number: string, reference: string) => {
      const { db, clock, env } = server.deps;
      const gateway = createCardGateway(db, clock, env);
      const asked = {
        propertyId: 'harbour',
        reference,
        gatewayId: null,
        currency: 'GBP',
        email: 'ada@example.org',
        description: 'Harbour',
        source: { kind: 'token', token: stripe.token(number) },
        keep: { isForLaterCharges: true, accountId: null },
        returnPath: '/',
        confirmationToken: 'x',
        expiresAt: new Date(testNow),
      } as const;
      let stored = await gateway.saveForLater?.(asked);
      if (stored?.kind === 'action') {
        const [setup] = stripe.books().setups.values();
        stripe.decide(setup?.id ?? '', 'approve');
        stored = await gateway.saveForLater?.(asked);
      }
      if (stored?.kind !== 'stored') throw new Error(`The card is ${stored?.kind ?? 'gone'}`);
      const { method } = stored;
      const name = { propertyId: 'harbour', reference: `${reference}-later`, gatewayId: null };
      const charge = () =>
        gateway.chargeSaved?.({
          ...name,
          amountMinor: 10_000,
          currency: 'GBP',
          email: 'ada@example.org',
          description: 'Harbour',
          method,
        });
      return { gateway, method, charge };
    };

    it.each([
      ['is charged while the guest is away', paying, { kind: 'authorised', amountMinor: 10_000 }],
      ['… also where the bank asked once', '4000002500003155', { kind: 'authorised' }],
      ['needs the guest where the bank always asks', '4000002760003184', { kind: 'action' }],
      ['may have no money', '4000008260003178', { kind: 'declined', reason: 'insufficient-funds' }],
    ])('%s', async (_name, number, outcome) => {
      const { charge } = await keep(number, 'FZDK9YMX');
      expect(await charge()).toMatchObject(outcome);
      expect(await charge()).toMatchObject(outcome);
      expect(stripe.books().intents.size).toBe(1);
    });

    it('that was forgotten is charged no more', async () => {
      const { gateway, method, charge } = await keep(paying, 'FZDK9YMX');
      await gateway.forgetCard?.('harbour', method);
      await gateway.forgetCard?.('harbour', method);
      expect(await charge()).toMatchObject({ kind: 'declined' });
    });
  });

  describe('cards that are declined', () => {
    let guests = 0;
    const tryCard = async (number: string) => {
      guests += 1;
      const plain = aStripeBooking(stripe.token(number));
      const booker = { ...plain.booker, email: `guest-${String(guests)}@example.org` };
      return create({ app: server.app }, { ...plain, booker });
    };
    const elsewhere = () =>
      server.deps.db.deleteFrom('card_decline').where('client', 'like', 'address:%').execute();

    it('wait by their fingerprint, and an ordinary booking asks Stripe nothing more', async () => {
      for (let count = 0; count < 3; count += 1) {
        expect((await tryCard(declining)).status).toBe(422);
        await elsewhere();
      }
      expect(stripe.calls('confirmation_tokens.retrieve')).toBe(0);
      expect((await tryCard(declining)).status).toBe(429);
      expect(stripe.calls('confirmation_tokens.retrieve')).toBe(1);
      await elsewhere();
      expect((await tryCard(paying)).status).toBe(200);
      server.clock.set('2026-11-20T12:00:00Z');
      expect((await tryCard(paying)).status).toBe(200);
      expect(stripe.calls('confirmation_tokens.retrieve')).toBe(2);
    });
  });
});
