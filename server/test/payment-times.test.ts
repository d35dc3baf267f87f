import { randomUUID } from 'node:crypto';
import { compactSearch, PaymentType, type CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, getConfirmation, paidBy, type Reply } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { read } from './support/price-journey.ts';
import { openPricedHotel } from './support/priced-hotel.ts';

/** Three nights for two adults, booked thirty days before. */
const stay = { dateFrom: '2026/12/20', dateTo: '2026/12/23' };
const booking = (changes: Partial<CreateRequest> = {}) =>
  aBooking({ ...stay, rooms: [aBookedRoom()], ...changes });

const fileWith = (Payment: object | undefined) => {
  const file = hotelFile({ config: { enablePayByCompanyInvoice: true } });
  const [plan, ...others] = file['RatePlans'] as readonly object[];
  return { ...file, RatePlans: [{ ...plan, Payment }, ...others] };
};

describe.each(engines)('when a rate is paid, on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
  });
  afterEach(() => server.close());
  const open = (Payment: object | undefined) =>
    openPricedHotel(server, { currency: 'GBP', file: fileWith(Payment) }, 'harbour');
  const confirmationOf = async (made: Reply) =>
    (await getConfirmation(server, made.body['ConfirmationToken'])).body;
  const amounts = async () => {
    const rows = await server.deps.db.selectFrom('payment').select(['amount_minor', 'detail']).execute();
    return rows.map(({ amount_minor: amount }) => amount);
  };

  it('is in a search and in the file again', async () => {
    const Payment = { When: 'deposit', Percent: 30 };
    await open(Payment);
    const payload = {
      PropertyId: 'harbour',
      DateFrom: stay.dateFrom,
      DateTo: stay.dateTo,
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      Form: 'compact',
    };
    const answer = await server.app.inject({ method: 'POST', url: '/api/Availability/Search', payload });
    const { roomTypes } = read(compactSearch().responses[200], answer.json());
    expect(roomTypes[0]?.rates[0]?.payment).toMatchObject({ when: 'deposit', percent: 30 });
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toMatchObject({ RatePlans: [{ Payment }, {}] });
  });

  it('a deposit is charged at once, and the rest is paid at the hotel', async () => {
    await open({ When: 'deposit', Percent: 30 });
    const made = await create(server, booking());
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    const shown = await confirmationOf(made);
    const total = Number(shown['Total']);
    const dueNow = Math.round(total * 30) / 100;
    expect(shown).toMatchObject({
      Paid: dueNow,
      PaymentPlan: { DueNow: dueNow, Later: [], AtHotel: Math.round((total - dueNow) * 100) / 100 },
    });
    expect(await amounts()).toEqual([Math.round(dueNow * 100)]);
  });

  it('nothing is charged where it is paid at the hotel: the card is kept, with the words that the guest agreed to', async () => {
    await open({ When: 'at-hotel' });
    const made = await create(server, booking());
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    const shown = await confirmationOf(made);
    const Mandate =
      'By confirming you let The Harbour Hotel keep this card as a guarantee and charge it for the fees of the cancellation policy.';
    expect(shown).toMatchObject({
      Paid: 0,
      Balance: shown['Total'],
      PaidWith: { Scheme: 'visa', LastFour: '4242' },
      PaymentPlan: { DueNow: 0, Later: [], AtHotel: shown['Total'], Mandate },
    });
    const [payment] = await server.deps.db.selectFrom('payment').selectAll().execute();
    expect(payment).toMatchObject({ state: 'guaranteed', amount_minor: 0, detail: { mandate: Mandate } });
    expect(payment?.method).toMatch(/^sim_/);
  });

  it('a charge before arrival waits for the morning of its day at the hotel', async () => {
    await open({ When: 'days-before', Days: 7 });
    const made = await create(server, booking(), randomUUID(), 'da');
    const shown = await confirmationOf(made);
    expect(shown).toMatchObject({
      Paid: 0,
      PaymentPlan: { DueNow: 0, Later: [{ On: '2026/12/13', Amount: shown['Total'] }], AtHotel: 0 },
    });
    expect(shown['PaymentPlan']).toHaveProperty('Mandate', expect.stringContaining('lader du'));
    const dues = await server.deps.db.selectFrom('payment_due').selectAll().execute();
    expect(dues).toMatchObject([
      { due_on: '2026/12/13', due_at: new Date('2026-12-13T08:00:00Z'), state: 'waiting', position: 1 },
    ]);
  });

  it('a declined card keeps nothing and takes no room', async () => {
    await open({ When: 'at-hotel' });
    const refused = await create(server, booking(paidBy({ creditCardNumber: '4000000000000002' })));
    expect(refused.status).toBe(422);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
  });

  it('a guest who was shown something else is told before anything is booked', async () => {
    await open({ When: 'deposit', Percent: 30 });
    const refused = await create(server, booking({ quotedDueNow: 1 }));
    expect(refused.status).toBe(400);
    expect(refused.body['ModelState']).toHaveProperty('QuotedDueNow');
    expect(await amounts()).toEqual([]);
  });

  it('a voucher is used up on what is due now', async () => {
    await open({ When: 'deposit', Percent: 30 });
    const shown = await confirmationOf(await create(server, booking({ hopGiftVoucherCode: 'GIFT50' })));
    const before = Number(shown['Total']) + 50;
    const dueNow = Math.round((before * 0.3 - 50) * 100) / 100;
    expect(shown).toMatchObject({ GiftDiscount: 50, Paid: dueNow, PaymentPlan: { DueNow: dueNow } });
  });

  it('is not said where everything is paid at once, or a company is invoiced', async () => {
    await open(undefined);
    expect(await confirmationOf(await create(server, booking()))).not.toHaveProperty('PaymentPlan');
    const file = fileWith(undefined);
    const [flexible, trade] = file.RatePlans;
    await openPricedHotel(
      server,
      {
        currency: 'GBP',
        file: { ...file, RatePlans: [flexible, { ...trade, Payment: { When: 'at-hotel' } }] },
      },
      'harbour',
    );
    const invoiced = await create(
      server,
      booking({
        rooms: [aBookedRoom({ ratePlanId: 'trade' })],
        paymentType: PaymentType.companyInvoice,
        accountId: 'acme',
        poNumber: 'PO-1',
        cardDetails: null,
      }),
    );
    expect(invoiced.body).toMatchObject({ Status: 'Confirmed' });
    expect(await confirmationOf(invoiced)).not.toHaveProperty('PaymentPlan');
  });
});
