import type { PreCheckInReservation, SavePreCheckInRequest } from 'shared/contracts';
import { cardDetailsOf, type CreditCard } from 'shared/domain';
import { aBookedRoom, aCard } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { cardNumbersIn, dumpRows, showsCode } from './support/card-scan.ts';
import {
  anExtra,
  aSave,
  bookWithLink,
  forgetBookings,
  type Link,
  openedLink,
  openHotelWithExtras,
  save,
} from './support/check-in.ts';
import { engines } from './support/database.ts';

const mastercard = '5555555555554444';
const given = (changes: Partial<CreditCard> = {}) =>
  cardDetailsOf(
    aCard({ creditCardNumber: mastercard, cardType: 'mastercard', cvvNumber: '739', ...changes }),
  );

describe.each(engines)('a card in pre check-in on %s', (engine) => {
  let server: TestApp;
  let link: Link;
  let opened: PreCheckInReservation;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithExtras(server.deps);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(testNow);
    await forgetBookings(server.deps.db);
    const rooms = [aBookedRoom({ roomConfigurationDropdownOptionId: 'twin' })];
    link = await bookWithLink(server, { rooms });
    opened = await openedLink(server, link);
  });

  const guarantees = () => server.deps.db.selectFrom('guarantee_card').selectAll().execute();
  const withParking = () =>
    opened.reservationItems.map((item) => ({ ...item, services: [...item.services, anExtra('parking')] }));
  const saveWith = (changes: Partial<SavePreCheckInRequest>) =>
    save(server, aSave(link, opened, { reservationItems: withParking(), ...changes }));
  const byInvoice = async (): Promise<void> => {
    await server.deps.db.deleteFrom('payment').execute();
    await server.deps.db.updateTable('reservation').set({ payment_type: 1, paid_minor: 0 }).execute();
  };

  it('stands for extras that are added: the gateway keeps it, and nothing is charged', async () => {
    const charged = async () => {
      const rows = await server.deps.db.selectFrom('simulator_charge').select('amount_minor').execute();
      return rows.filter(({ amount_minor: amountMinor }) => amountMinor > 0).length;
    };
    const charges = await charged();
    expect((await saveWith({ cardDetails: given() })).body).toMatchObject({ Success: true });
    expect(await guarantees()).toMatchObject([
      {
        provider: 'card-simulator',
        gateway_token: expect.stringMatching(/^sim_/) as string,
        scheme: 'mastercard',
        last_four: '4444',
        expiry_month: 12,
        expiry_year: 2030,
      },
    ]);
    expect(await charged()).toBe(charges);
  });

  it('waits after the third that was declined', async () => {
    const declined = () =>
      saveWith({ cardDetails: given({ creditCardNumber: '4000000000000002', cardType: 'visa' }) });
    for (let count = 0; count < 3; count += 1)
      expect((await declined()).body).toMatchObject({ Success: false });
    expect(await saveWith({ cardDetails: given() })).toMatchObject({
      status: 429,
      body: { Code: 'payment.many-declines' },
    });
    expect(await guarantees()).toEqual([]);
  });

  it('is written nowhere: neither its number nor its security code', async () => {
    const saved = await saveWith({
      cardDetails: given(),
      specialRequests: `My card is ${mastercard}`,
      booker: opened.booker && { ...opened.booker, lastName: mastercard },
    });
    expect(saved.body).toMatchObject({ Success: true });
    const rows = await dumpRows(server.deps.db);
    expect(rows.flatMap(cardNumbersIn)).toEqual([]);
    expect(rows.filter((row) => row.includes(mastercard) || showsCode(row, '739'))).toEqual([]);
  });

  it('is the same save again with the same card, and another one with another', async () => {
    const first = await saveWith({ cardDetails: given() });
    expect(first.body).toMatchObject({ Success: true });
    expect((await saveWith({ cardDetails: given() })).body).toEqual(first.body);
    expect((await saveWith({ cardDetails: given({ expiryYear: 2031 }) })).body).toMatchObject({
      Success: false,
    });
    expect(await guarantees()).toHaveLength(1);
  });

  it('that the bank declines saves nothing and says so', async () => {
    const declined = given({ creditCardNumber: '4000 0000 0000 0002', cardType: 'visa' });
    expect(await saveWith({ cardDetails: declined })).toMatchObject({
      status: 200,
      body: {
        Success: false,
        Message: 'Your card was declined and nothing was charged. Try another card.',
      },
    });
    expect(await guarantees()).toEqual([]);
    expect(await openedLink(server, link)).toMatchObject({ referenceNumber: opened.referenceNumber });
  });

  it.each([
    ['a wrong number', { creditCardNumber: '4242 4242 4242 4241' }, 'CardDetails.CardNumber'],
    ['a card that has expired', { expiryYear: 2020 }, 'CardDetails.ExpiryYear'],
    ['no security code', { cvvNumber: '' }, 'CardDetails.SecurityCode'],
    ['another kind than it says', { cardType: 'visa' }, 'CardDetails.CreditCardTypeId'],
    ['a saved card of somebody', { creditCardId: 'card-1' }, 'CardDetails.CreditCardId'],
  ])('refuses %s', async (_, changes, path) => {
    const { status, body } = await saveWith({ cardDetails: given(changes) });
    expect([status, Object.keys(body['ModelState'] ?? {})]).toEqual([400, [path]]);
    expect(await guarantees()).toEqual([]);
  });

  it('that nobody has asked for is not kept', async () => {
    const saved = await saveWith({ cardDetails: given(), reservationItems: opened.reservationItems });
    expect(saved.body).toMatchObject({ Success: true });
    expect(await guarantees()).toEqual([]);
  });

  it('stands for an individual’s invoice', async () => {
    await byInvoice();
    expect((await openedLink(server, link)).paymentDetails.reason).toBe('GuaranteeCardMissing');
    const saved = await saveWith({ cardDetails: given(), reservationItems: opened.reservationItems });
    expect(saved.body).toMatchObject({ Success: true });
    await server.deps.db.updateTable('reservation').set({ pre_checked_in_at: null }).execute();
    expect((await openedLink(server, link)).paymentDetails).toMatchObject({
      reason: null,
      hasGuaranteeCard: true,
    });
  });

  it('need not be given: product.md 5 asks for booker and guests only', async () => {
    await byInvoice();
    expect((await saveWith({})).body).toMatchObject({ Success: true });
    expect(await guarantees()).toEqual([]);
  });
});
