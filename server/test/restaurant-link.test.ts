import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../src/modules/mail/mailer.ts';
import { deliverTo } from './support/accounts.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { aBooking, create, get, type Reply } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { openHotelWithTables, bookTable } from './support/tables.ts';

describe.each(engines)('a table by its link, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithTables(server.deps, { rooms: 50 });
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    for (const table of ['rate_bucket', 'table_booking', 'restaurant_slot', 'outbox'] as const)
      await server.deps.db.deleteFrom(table).execute();
  });
  afterAll(() => server.close());

  const linkOf = ({ body }: Reply) => {
    const url = String(body['ManageUrl']);
    const [BookingReference = '', Code = ''] = url.split('/').slice(-2);
    return { url, proof: { PropertyId: 'harbour', BookingReference, Code } };
  };
  type Proof = ReturnType<typeof linkOf>['proof'];
  const booked = async (changes: Parameters<typeof bookTable>[1] = {}) =>
    linkOf(await bookTable(server, changes));
  const read = ({ BookingReference, Code }: Proof) =>
    get(
      server,
      `/api/RestaurantBooking/Table?propertyId=harbour&bookingReference=${BookingReference}&code=${Code}`,
    );
  const post = async (call: string, payload: object): Promise<Reply> => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/RestaurantBooking/${call}`,
      payload,
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const move = (proof: Proof, VisitDate: string, VisitTime: string) =>
    post('Move', { ...proof, VisitDate, VisitTime });
  const taken = async (date: string) => {
    const rows = await server.deps.db
      .selectFrom('restaurant_slot')
      .select(['visit_time', 'booked'])
      .where('visit_date', '=', date)
      .execute();
    return Object.fromEntries(rows.map((row) => [row.visit_time, row.booked]));
  };
  const calendarOf = (mail: Message | undefined) => String(mail?.attachments?.[0]?.content);

  it('is in its guest’s name, which page and mail show, and the mail leads to it', async () => {
    const { url, proof } = await booked({ guestName: ' Grace Hopper ' });
    expect((await read(proof)).body).toMatchObject({
      Status: 'Booked',
      GuestName: 'Grace Hopper',
      RestaurantName: 'Grill, Bar & Terrace',
      VisitDate: '2026/12/01',
      VisitTime: '20:00',
      PartySize: 2,
      Stay: null,
    });
    const [mail] = await deliverTo(server, 'ada@example.org');
    expect(mail?.text).toContain('Dear Grace Hopper,');
    expect(mail?.text).toContain('In the name of: Grace Hopper');
    expect(mail?.text).toContain(url);
    expect(calendarOf(mail)).toContain(url.slice(0, 30));
  });

  it('of a stay is in its booker’s name where no other was given, within the stay, and the confirmation leads to it', async () => {
    const made = await create(server, aBooking());
    const identifier = String(made.body['ConfirmationToken']);
    const reply = await bookTable(server, {
      isReservation: true,
      identifier,
      guestName: null,
      email: 'table@example.org',
      visitDate: '2026/12/02',
    });
    const { url, proof } = linkOf(reply);
    const { body } = await read(proof);
    expect(body).toMatchObject({ GuestName: 'Ada Byron', Stay: { DateFrom: '2026/12/01' } });
    const confirmation = await get(
      server,
      `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${identifier}`,
    );
    expect(confirmation.body['Tables']).toMatchObject([{ ManageUrl: url }]);
    expect((await move(proof, '2026/12/20', '20:00')).body).toMatchObject({
      Success: false,
      Code: 'table.outside-stay',
    });
    await post('Cancel', proof);
    const after = await get(
      server,
      `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${identifier}`,
    );
    expect(after.body['Tables']).toEqual([]);
  });

  it('moves to another day and time, where its covers are; the mail replaces the calendar’s entry', async () => {
    const { proof } = await booked();
    await deliverTo(server, 'ada@example.org');
    const reply = await move(proof, '2026/12/02', '18:00');
    expect(reply).toMatchObject({
      status: 200,
      body: { Success: true, Table: { VisitDate: '2026/12/02', VisitTime: '18:00', Status: 'Booked' } },
    });
    expect([await taken('2026/12/01'), await taken('2026/12/02')]).toEqual([{ '20:00': 0 }, { '18:00': 2 }]);
    const [mail] = await deliverTo(server, 'ada@example.org');
    expect(mail?.subject).toContain('has a new time');
    expect(mail?.text).toContain('Wednesday 2nd December 2026, 18:00');
    expect(calendarOf(mail)).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/);
    // Once more to where it is: nothing to say.
    expect((await move(proof, '2026/12/02', '18:00')).body).toMatchObject({ Success: true });
    expect(await deliverTo(server, 'ada@example.org')).toEqual([]);
  });

  it('stays where it is, without a mail, when the other time is full, closed or past', async () => {
    const { proof } = await booked();
    for (const guest of ['a', 'b'])
      await bookTable(server, {
        visitDate: '2026/12/02',
        visitTime: '18:00',
        partySize: 5,
        identifier: guest,
        email: `${guest}@example.org`,
      });
    await deliverTo(server, 'ada@example.org');
    const replies = [
      await move(proof, '2026/12/02', '18:00'),
      await move(proof, '2026/11/30', '20:00'),
      await move(proof, '2026/12/02', '17:00'),
      await move(proof, '2026/11/19', '20:00'),
    ];
    expect(replies.map(({ status, body }) => [status, body['Success'] ?? null])).toEqual([
      [200, false],
      [200, false],
      [200, false],
      [400, null],
    ]);
    expect(replies[0]?.body['InfoMessage']).toBe('The grill is full at this hour.');
    expect((await read(proof)).body).toMatchObject({ VisitDate: '2026/12/01', VisitTime: '20:00' });
    expect(await taken('2026/12/01')).toEqual({ '20:00': 2 });
    expect(await deliverTo(server, 'ada@example.org')).toEqual([]);
  });

  it('two guests move to the last covers at once: one has them, and no cover is lost', async () => {
    const at = { partySize: 6, visitTime: '18:00' };
    const one = await booked({ ...at, identifier: 'one', email: 'one@example.org' });
    const other = await booked({
      ...at,
      visitDate: '2026/12/02',
      identifier: 'other',
      email: 'other@example.org',
    });
    const replies = await Promise.all([
      move(one.proof, '2026/12/03', '20:00'),
      move(other.proof, '2026/12/03', '20:00'),
    ]);
    expect(replies.map(({ body }) => body['Success']).sort()).toEqual([false, true]);
    expect(await taken('2026/12/03')).toEqual({ '20:00': 6 });
    const left = [await taken('2026/12/01'), await taken('2026/12/02')];
    expect(left.map((slots) => slots['18:00']).sort()).toEqual([0, 6]);
  });

  it('is cancelled once, however often it is asked; its covers and its time are free again', async () => {
    const { proof } = await booked({ partySize: 6 });
    await deliverTo(server, 'ada@example.org');
    for (const _ of [1, 2])
      expect((await post('Cancel', proof)).body).toMatchObject({
        Success: true,
        Table: { Status: 'Cancelled' },
      });
    const mails = await deliverTo(server, 'ada@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your table at Grill, Bar & Terrace is cancelled'),
    ]);
    expect(calendarOf(mails[0])).toMatch(/METHOD:CANCEL/);
    expect(await taken('2026/12/01')).toEqual({ '20:00': 0 });
    expect((await move(proof, '2026/12/02', '18:00')).body).toMatchObject({
      Success: false,
      Code: 'table.is-cancelled',
    });
    // The same guest asks for the same table anew.
    const again = await booked({ partySize: 6 });
    expect(again.proof.BookingReference).not.toBe(proof.BookingReference);
    expect(await taken('2026/12/01')).toEqual({ '20:00': 6 });
  });

  it('cannot be changed once its time has come', async () => {
    const { proof } = await booked();
    server.clock.set('2026-12-01T20:00:00Z');
    expect((await read(proof)).body['Status']).toBe('Passed');
    for (const reply of [await move(proof, '2026/12/02', '18:00'), await post('Cancel', proof)])
      expect(reply.body).toMatchObject({ Success: false, Code: 'table.has-passed' });
    expect(await taken('2026/12/01')).toEqual({ '20:00': 2 });
  });

  it('opens for nobody without its code', async () => {
    const { proof } = await booked();
    const other = await booked({ visitDate: '2026/12/02', identifier: 'other' });
    for (const wrong of [
      { ...proof, Code: 'x' },
      { ...proof, Code: other.proof.Code },
      { ...proof, BookingReference: 'BCDF2345' },
    ])
      expect((await read(wrong)).status).toBe(404);
  });

  it('sends no more mails than a booking’s changes do', async () => {
    const { proof } = await booked();
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push((await move(proof, '2026/12/02', turn % 2 ? '20:00' : '18:00')).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses.at(20)).toBe(429);
  });
});
