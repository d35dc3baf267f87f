import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBookedRoom } from 'shared/testing';
import { deliver } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, create } from './support/bookings.ts';
import { openTwoHotels } from './support/credentials.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';
import { aTable, tableWire } from './support/tables.ts';

type Wire = Record<string, unknown>;

describe.each(engines)('the desk on %s', (engine) => {
  let server: TestApp;
  let clerk: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openTwoHotels(server);
    clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
  });
  afterAll(() => server.close());

  const ask = async (call: string, query: Record<string, string>): Promise<Wire> => {
    const address = new URLSearchParams({ propertyId: 'harbour', ...query });
    return (await clerk.browser.get(`/api/Desk/${call}?${address.toString()}`)).body;
  };
  const book = async (lastName: string, dateFrom: string, dateTo: string, propertyId = 'harbour') => {
    const guests = [{ individualId: null, firstName: 'Grace', lastName, email: null, phone: null }];
    const booking = aBooking({ propertyId, dateFrom, dateTo, rooms: [aBookedRoom({ guests })] });
    const reply = await create(server, { ...booking, booker: { ...booking.booker, lastName } });
    return String(reply.body['ReferenceNumber']);
  };
  const names = (rows: unknown) => (rows as readonly Wire[]).map((row) => row['BookerName']);

  it('a day has who arrives, who leaves, who stays, and the tables', async () => {
    await book('Arriving', '2026/12/04', '2026/12/06');
    await book('Leaving', '2026/12/02', '2026/12/04');
    await book('Staying', '2026/12/03', '2026/12/05');
    await book('Elsewhere', '2026/12/04', '2026/12/06', 'lagoon');
    await clerk.browser.post('/api/RestaurantBooking/Create', tableWire(aTable({ propertyId: 'harbour' })));
    const day = await ask('Today', { on: '2026/12/04' });
    expect([names(day['Arrivals']), names(day['Departures']), names(day['InHouse'])]).toEqual([
      [expect.stringContaining('Arriving')],
      [expect.stringContaining('Leaving')],
      [expect.stringContaining('Staying')],
    ]);
    expect((await ask('Today', {}))['On']).toBe('2026/11/20');
    expect(day).not.toHaveProperty('Counts');
    const { visitDate } = aTable({ propertyId: 'harbour' });
    const tables = (await ask('Today', { on: visitDate }))['Tables'];
    expect(tables).toEqual([expect.objectContaining({ PartySize: expect.any(Number) as number })]);
  });

  it('a mail that could not be sent is a mark at its booking and in the day, with the reason, until it is sent', async () => {
    const reference = await book('Bounced', '2026/12/20', '2026/12/22');
    const mails = server.deps.db.updateTable('outbox').where('sent_at', 'is', null);
    await mails.set({ last_error: '550 No such user', attempts: 15 }).execute();
    const unsent = async () => (await ask('Today', {}))['UnsentMails'] as readonly Wire[];
    const mine = (await unsent()).find((row) => row['ReferenceNumber'] === reference);
    const booking = await ask('Booking', { reservationId: String(mine?.['ReservationId']) });
    expect(booking['Mails']).toEqual([
      expect.objectContaining({ SentAtUtc: null, Failure: { Reason: '550 No such user', WillRetry: false } }),
    ]);
    await server.deps.db.updateTable('outbox').set({ attempts: 0 }).execute();
    await deliver(server);
    expect(await unsent()).toEqual([]);
  });

  it('names are written in the order of the clerk’s language', async () => {
    const reference = await book('Yamada', '2027/01/20', '2027/01/22');
    const listed = async (language: string) => {
      const address = `/api/Desk/Bookings?propertyId=harbour&text=${reference}`;
      const { body } = await clerk.browser.get(address, { 'accept-language': language });
      return names(body['Bookings']);
    };
    const first = aBooking().booker.firstName;
    expect(await listed('en-GB')).toEqual([`${first} Yamada`]);
    expect(await listed('ja')).toEqual([`Yamada ${first}`]);
  });

  it('a day is told by its first rows, and how many there are', async () => {
    await book('Arriving', '2026/12/14', '2026/12/16');
    await book('Also', '2026/12/14', '2026/12/15');
    await book('Staying', '2026/12/13', '2026/12/15');
    const day = await ask('Today', { on: '2026/12/14', first: '1' });
    expect([names(day['Arrivals']), names(day['Departures']), names(day['InHouse'])]).toEqual([
      [expect.any(String)],
      [],
      [expect.stringContaining('Staying')],
    ]);
    expect(day['Counts']).toEqual({
      Arrivals: 2,
      CheckedIn: 0,
      Departures: 0,
      InHouse: 1,
      Requests: 0,
      AwaitingPayment: 0,
      Tables: 0,
      UnsentMails: 0,
    });
    const refused = await clerk.browser.get('/api/Desk/Today?propertyId=harbour&first=none');
    expect(refused.status).toBe(400);
  });

  it('bookings are found by name, reference, date and status', async () => {
    const reference = await book('Lovelace', '2027/01/04', '2027/01/06');
    await book('Lovegood', '2027/02/04', '2027/02/06');
    const found = async (query: Record<string, string>) => names((await ask('Bookings', query))['Bookings']);
    expect(await found({ text: 'LOVE' })).toEqual([
      expect.stringContaining('Lovegood'),
      expect.stringContaining('Lovelace'),
    ]);
    expect(await found({ text: reference.toLowerCase() })).toEqual([expect.stringContaining('Lovelace')]);
    for (const text of ['%', 'l_ve', '-']) expect([text, await found({ text })]).toEqual([text, []]);
    expect(await found({ text: 'love', arrivalFrom: '2027/01/01', arrivalTo: '2027/01/31' })).toHaveLength(1);
    expect(await found({ text: 'love', status: 'Refunded' })).toEqual([]);
    expect(await found({ text: 'elsewhere' })).toEqual([]);
  });

  it('bookings are found by first name, e-mail address and telephone number, with or without accents, also after a change', async () => {
    const { db } = server.deps;
    const reference = await book('Öztürk-Łódź', '2027/02/10', '2027/02/12');
    const found = async (text: string) =>
      names((await ask('Bookings', { text, arrivalFrom: '2027/02/09' }))['Bookings']);
    const { email } = aBooking().booker;
    const ours = [expect.stringContaining('Öztürk') as string];
    for (const text of ['ozturk', 'LODZ', 'öztürk grace', email, '020 7946 0999', '+44 (0)20 7946-0999'])
      expect([text, await found(text)]).toEqual([text, ours]);
    const row = await db
      .selectFrom('reservation')
      .select(['reservation_id', 'booker'])
      .where('reference_number', '=', reference)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('reservation')
      .set({ booker: JSON.stringify({ ...row.booker, firstName: 'Renée' }), updated_at: new Date() })
      .where('property_id', '=', 'harbour')
      .where('reservation_id', '=', row.reservation_id)
      .execute();
    expect(await found('renee')).toEqual(ours);
  });

  it('pages of bookings follow each other without a gap or a repetition', async () => {
    const { db } = server.deps;
    const row = await db.selectFrom('reservation').selectAll().limit(1).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, (_, index) => ({
      ...row,
      booker: JSON.stringify({ ...row.booker, lastName: 'Paged' }),
      payment_plan: null,
      stock: JSON.stringify(row.stock),
      property_id: 'harbour',
      reservation_id: `paged-${String(index).padStart(3, '0')}`,
      reference_number: `PAGED${String(index)}`,
      confirmation_token: `paged-${String(index)}`,
      date_from: `2028/03/${String(1 + (index % 3)).padStart(2, '0')}`,
      date_to: '2028/03/09',
    }));
    await db.insertInto('reservation').values(copies).execute();
    const seen: unknown[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: Wire = await ask('Bookings', { text: 'paged', ...(after === '' ? {} : { after }) });
      seen.push(...(page['Bookings'] as readonly Wire[]).map((each) => each['ReservationId']));
      after = page['Next'] as string | null;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });

  it('one booking has its guests, price lines, money, mails and notes; what the desk does is in its history', async () => {
    await book('Noted', '2026/12/10', '2026/12/12');
    const [found] = (await ask('Bookings', { text: 'noted' }))['Bookings'] as readonly Wire[];
    const reservationId = String(found?.['ReservationId']);
    const read = () => ask('Booking', { reservationId });
    const before = await read();
    expect(before).toMatchObject({
      Guests: [[{ Name: expect.stringContaining('Noted') as string }]],
      Ledger: [expect.objectContaining({ Kind: 'captured', Currency: 'GBP' })],
      Mails: [{ Kind: 'booking-confirmation', SentAtUtc: null }],
      DeskNotes: [],
    });
    const { Total } = before['Confirmation'] as { Total: number };
    expect(Total).toBeGreaterThan(0);
    await deliver(server);

    const of = { PropertyId: 'harbour', ReservationId: reservationId };
    const note = await desk(clerk.browser, 'Note', {
      ...of,
      Notes: 'Late arrival, card 4242 4242 4242 4242',
    });
    expect(note.body).toMatchObject({ Success: true });
    const [mail] = before['Mails'] as readonly Wire[];
    const sendAgain = () => desk(clerk.browser, 'SendMailAgain', { ...of, MailId: mail?.['MailId'] });
    expect((await sendAgain()).body).toMatchObject({ Code: 'desk.mail-soon' });
    server.clock.set('2026-11-20T10:01:00Z');
    const atOnce = await Promise.all(Array.from({ length: 5 }, sendAgain));
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await deliver(server)).toHaveLength(1);
    expect((await desk(clerk.browser, 'Note', { ...of, Notes: '  ' })).body).toMatchObject({
      Code: 'desk.note-empty',
    });

    const after = await read();
    expect(after['DeskNotes']).toEqual([
      expect.objectContaining({ Name: clerk.email, Text: 'Late arrival, card ••••' }),
    ]);
    expect(after['Mails']).toHaveLength(2);
    expect((after['History'] as readonly Wire[]).map((each) => each['Action'])).toEqual(
      expect.arrayContaining(['booking.mail-again', 'booking.note-written', 'booking.new']),
    );
  });

  it('knows no booking of another hotel', async () => {
    const { db } = server.deps;
    const row = await db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('property_id', '=', 'lagoon')
      .executeTakeFirstOrThrow();
    const address = `/api/Desk/Booking?propertyId=harbour&reservationId=${row.reservation_id}`;
    expect((await clerk.browser.get(address)).status).toBe(404);
    const of = { PropertyId: 'harbour', ReservationId: row.reservation_id };
    expect((await desk(clerk.browser, 'Note', { ...of, Notes: 'x' })).status).toBe(404);
    const mail = await db
      .selectFrom('outbox')
      .select('outbox_id')
      .where('property_id', '=', 'lagoon')
      .executeTakeFirstOrThrow();
    expect((await desk(clerk.browser, 'SendMailAgain', { ...of, MailId: mail.outbox_id })).status).toBe(404);
  });
});
