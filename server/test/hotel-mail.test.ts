import type { Property } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { recordBookingEvent } from '../src/modules/booking-event/index.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { writeArrivalMails, writeEventMails } from '../src/modules/hotel-mail/index.ts';
import { countHouse } from '../src/modules/hotel-mail/repository.ts';
import type { Message } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { cardNumbersIn } from './support/card-scan.ts';
import { engines } from './support/database.ts';

const propertyId = 'harbour';
const addresses = ['front@harbour.example', 'owner@harbour.example'];

describe.each(engines)('mails to the hotel on %s', (engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open({ Addresses: addresses, ArrivalsHour: 6 });
  });
  afterEach(() => server.close());

  const open = async (notifications: object | null, property: Partial<Property> = {}) => {
    const { db, clock, env } = server.deps;
    const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
    const file = hotelFile({ config: { enablePayByCompanyInvoice: true }, property });
    await importProperty(context, 'hotel.json', { ...file, Notifications: notifications });
  };
  const byInvoice = (changes: Parameters<typeof aBooking>[0] = {}) =>
    aBooking({
      paymentType: 3,
      cardDetails: null,
      accountId: 'acme',
      poNumber: 'PO-7',
      rooms: [aBookedRoom({ ratePlanId: 'trade' })],
      ...changes,
    });
  const toHotel = async () => {
    const sent: Message[] = [];
    const send = (message: Message) => Promise.resolve(void sent.push(message));
    await sendDueMails({ ...server.deps, mailer: { send } });
    return sent.filter(({ to }) => JSON.stringify(to).includes('harbour.example'));
  };
  const record = async (
    kind: 'changed' | 'cancelled' | 'unpaid' | 'disputed' | 'refunded' | 'paid',
    facts: { readonly amountMinor?: number; readonly reason?: string } = {},
  ) => {
    const { reservation_id: reservationId } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const now = server.clock.now();
    await inTransaction(server.deps.db, (tx) =>
      recordBookingEvent(tx, { propertyId, reservationId, kind, by: 'guest', facts, now }),
    );
  };

  it('say that it was booked: to all of its addresses, once, with what the guest asks for and without the card', async () => {
    const made = await create(server, aBooking({ notes: 'A quiet room, please' }));
    await Promise.all([1, 2, 3].map(() => writeEventMails(server.deps)));
    await writeEventMails(server.deps);
    const [mail, ...others] = await toHotel();
    expect(others).toEqual([]);
    const reference = String(made.body['ReferenceNumber']);
    expect(mail).toMatchObject({
      to: addresses.map((address) => ({ name: '', address })),
      subject: `New booking ${reference}: Ada Byron, Tue 1st Dec 2026`,
    });
    const text = String(mail?.text);
    for (const part of [
      'A new booking was made on your website.',
      'Booked by: Ada Byron',
      'Email: ada@example.org',
      'Requests: A quiet room, please',
      'Paid: £368.97',
    ])
      expect(text).toContain(part);
    expect(String(mail?.html)).toContain('<html lang="en-GB" dir="ltr">');
    expect(cardNumbersIn(JSON.stringify(mail))).toEqual([]);
  });

  it.each([
    ['changed', { reason: 'pre-check-in', amountMinor: 3050 }, 'added extras for £30.50'],
    ['cancelled', {}, 'The guest has cancelled this booking.'],
    ['unpaid', { reason: 'given-up', amountMinor: 10_000 }, '£100.00 could not be charged'],
    ['disputed', { amountMinor: 10_000 }, 'bank has taken £100.00 back'],
  ] as const)('say that a booking is %s', async (kind, facts, words) => {
    await create(server, byInvoice());
    await record(kind, facts);
    await writeEventMails(server.deps);
    const mails = await toHotel();
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => String(text)).join('\n')).toContain(words);
  });

  it('say nothing of refunds and payments, which the hotel has made or awaited', async () => {
    await create(server, byInvoice());
    await record('refunded', { amountMinor: 1 });
    await record('paid', { amountMinor: 1 });
    await writeEventMails(server.deps);
    expect(await toHotel()).toHaveLength(1);
  });

  it('go to none of a hotel without addresses, also not later for what was before', async () => {
    await open(null);
    await create(server, byInvoice());
    await writeEventMails(server.deps);
    await writeArrivalMails(server.deps);
    await open({ Addresses: addresses });
    await writeEventMails(server.deps);
    expect(await toHotel()).toEqual([]);
  });

  it('are written in the language of the hotel, whatever the guest’s', async () => {
    await open({ Addresses: addresses, LanguageCode: 'ar' });
    await create(server, byInvoice());
    await writeEventMails(server.deps);
    const [mail] = await toHotel();
    expect(String(mail?.html)).toContain('dir="rtl"');
    expect(mail?.subject).toContain('حجز جديد');
  });

  it('count the rooms of a day without cancelled ones, and without bookings that do not stand', async () => {
    const { db } = server.deps;
    const stay = async (dateFrom: string, dateTo: string, count = 1) => {
      const rooms = Array.from({ length: count }, () => aBookedRoom({ ratePlanId: 'trade' }));
      const { body } = await create(server, byInvoice({ dateFrom, dateTo, rooms }));
      return db
        .selectFrom('reservation')
        .innerJoin('reservation_item', 'reservation_item.reservation_id', 'reservation.reservation_id')
        .select(['reservation.reservation_id', 'reservation_item_id'])
        .where('reference_number', '=', String(body['ReferenceNumber']))
        .executeTakeFirstOrThrow();
    };
    await stay('2026/11/30', '2026/12/01', 2);
    const partly = await stay('2026/11/30', '2026/12/03', 2);
    await stay('2026/12/01', '2026/12/03');
    const gone = await stay('2026/12/01', '2026/12/03');
    await db
      .updateTable('reservation_item')
      .set({ cancelled_at: server.clock.now() })
      .where('reservation_item_id', '=', partly.reservation_item_id)
      .execute();
    await db
      .updateTable('reservation')
      .set({ status: 'Released' })
      .where('reservation_id', '=', gone.reservation_id)
      .execute();
    const days = ['2026/11/30', '2026/12/01', '2026/12/02', '2026/12/03', '2026/12/04'];
    expect(await Promise.all(days.map((day) => countHouse(db, propertyId, day)))).toEqual([
      { departures: 0, inHouse: 0 },
      { departures: 2, inHouse: 1 },
      { departures: 0, inHouse: 2 },
      { departures: 2, inHouse: 0 },
      { departures: 0, inHouse: 0 },
    ]);
    expect(await countHouse(db, 'elsewhere', '2026/12/01')).toEqual({ departures: 0, inHouse: 0 });
  });

  it('list the arrivals of each day once, from the hotel’s hour on', async () => {
    const first = await create(server, byInvoice({ notes: 'Late,\n after ten' }));
    await create(server, byInvoice({ dateFrom: '2026/11/30', dateTo: '2026/12/01' }));
    await create(server, byInvoice({ dateFrom: '2026/11/30', dateTo: '2026/12/03' }));
    await toHotel();
    const at = async (now: string) => {
      server.clock.set(now);
      await Promise.all([writeArrivalMails(server.deps), writeArrivalMails(server.deps)]);
      return toHotel();
    };
    await at('2026-11-30T12:00:00Z');
    expect(await at('2026-12-01T05:59:59Z')).toEqual([]);
    const [sheet, ...others] = await at('2026-12-01T06:00:00Z');
    expect(others).toEqual([]);
    expect(await at('2026-12-01T23:00:00Z')).toEqual([]);
    expect(sheet?.subject).toBe('Arrivals of Tuesday 1st December 2026: 1 room');
    for (const part of [
      'Arriving: 1 room',
      'Departing: 1 room',
      'Staying on: 1 room',
      `Ada Byron · ${String(first.body['ReferenceNumber'])}`,
      '2 adults',
      'Departure: Fri 4th Dec 2026 · 3 nights',
      'Balance due: £368.97',
      'Requests: Late, after ten',
    ])
      expect(String(sheet?.text)).toContain(part);
    const [empty] = await at('2026-12-02T06:00:00Z');
    expect(String(empty?.text)).toContain('There are no arrivals on Wednesday 2nd December 2026.');
  });

  it('list the arrivals of the day that it is at the hotel', async () => {
    await open({ Addresses: addresses, ArrivalsHour: 6 }, { timeZone: 'Pacific/Auckland' });
    server.clock.set('2026-11-30T17:00:00Z');
    await writeArrivalMails(server.deps);
    const [sheet] = await toHotel();
    expect(sheet?.subject).toContain('Tuesday 1st December 2026');
  });

  it.each([
    ['forward, over its hour', 1, '2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z'],
    ['back, so that its hour comes twice', 1, '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
  ])('list them once on a day on which the clocks go %s', async (_how, hour, first, second) => {
    await open({ Addresses: addresses, ArrivalsHour: hour });
    const sheets: number[] = [];
    for (const now of [first, second]) {
      server.clock.set(now);
      await writeArrivalMails(server.deps);
      sheets.push((await toHotel()).length);
    }
    expect(sheets.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('have addresses in the property file that are one each, and are exported again', async () => {
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({
      Notifications: { Addresses: addresses, LanguageCode: 'en', ArrivalsHour: 6 },
    });
    await expect(open({ Addresses: ['a@b.example, c@d.example'] })).rejects.toThrow(
      'Notifications.Addresses[0]: “a@b.example, c@d.example” is not one e-mail address',
    );
  });
});
