import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { runPrivacyCommand } from '../src/import/privacy-commands.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { eraseOver } from '../src/modules/privacy/index.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { aMember, book } from './support/accounts.ts';
import type { TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get, getConfirmation, paidBy } from './support/bookings.ts';
import { dumpRows } from './support/card-scan.ts';
import { engines } from './support/database.ts';
import {
  marksIn,
  personsEmail as email,
  personsStay as stay,
  type ServerWithFiles,
  startServerWithFiles,
} from './support/person.ts';
import { aStaffMember } from './support/staff.ts';

describe.each(engines)('the data of a person on %s', (engine) => {
  let started: ServerWithFiles;
  let server: TestApp;
  beforeEach(async () => {
    started = await startServerWithFiles(engine);
    ({ server } = started);
  });
  afterEach(() => started.close());

  const run = (kind: 'privacy-export' | 'privacy-erase', address = email) =>
    runPrivacyCommand(server.deps, { kind, code: 'HARBOUR', email: address });
  const send = () => sendDueMails({ ...server.deps, mailer: { send: () => Promise.resolve() } });
  const figures = async () => {
    const { rows } = await sql`
      select reference_number, status, date_from, date_to, total_minor, paid_minor, booker->>'countryId' as country from reservation
      order by reference_number`.execute(server.deps.db);
    return rows;
  };

  it('is exported whole, without secrets, and erased from every row and every file once the stay is over', async () => {
    const member = await aMember(server, { EmailAddress: email });
    const made = await book(member, stay);
    await create(server, aBooking());
    await send();
    const before = await figures();

    const exported = await run('privacy-export', ` ${email.toUpperCase()} `);
    expect(JSON.parse(exported)).toMatchObject({
      account: [{ email }],
      stays: [{ reference_number: made.body['ReferenceNumber'], notes: 'Two feather pillows' }],
      rooms: [{ guests: [{ firstName: 'Zeldarine' }] }],
      payments: [{ state: 'approved' }],
    });
    expect(exported).not.toContain(String(made.body['ConfirmationToken']));
    expect(exported).not.toMatch(/password_hash|gateway_token|token_hash/);
    expect(exported).not.toContain('ada@example.org');

    await expect(run('privacy-erase')).rejects.toThrow(String(made.body['ReferenceNumber']));
    expect(marksIn((await dumpRows(server.deps.db)).join('\n'))).not.toEqual([]);

    server.clock.set('2026-12-05T10:00:00Z');
    expect(await run('privacy-erase')).toBe(
      'Erased: 1 bookings, 0 tables, the account. Issued invoices stay.',
    );
    expect(marksIn((await dumpRows(server.deps.db)).join('\n'))).toEqual([]);
    expect(marksIn(await started.filesOfDatabase())).toEqual([]);
    expect(await figures()).toEqual(before);
    expect((await getConfirmation(server, made.body['ConfirmationToken'])).status).toBe(404);
    expect(JSON.parse(await run('privacy-export', 'ada@example.org'))).toMatchObject({
      stays: [{ booker: { email: 'ada@example.org' } }],
    });
  });

  it('goes from a stay that was changed and cancelled, and from the desk’s note, once the refund is made', async () => {
    const made = await create(server, { ...stay, booker: { ...stay.booker, lastName: 'Before' } });
    const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    const { db } = server.deps;
    const { reservation_id: reservationId } = await db
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const note = { PropertyId: 'harbour', ReservationId: reservationId, Notes: 'Zeldarine Quuxworth rang' };
    expect((await clerk.browser.post('/api/Desk/Note', note)).status).toBe(200);

    const named = { PropertyId: 'harbour', ConfirmationToken: made.body['ConfirmationToken'] };
    const post = async (url: string, payload: object) => {
      const response = await server.app.inject({ method: 'POST', url, payload });
      expect(response.statusCode, response.body).toBe(200);
      return response.json<Record<string, unknown>>();
    };
    const { body } = await get(
      server,
      `/api/Stay?propertyId=harbour&confirmationToken=${String(named.ConfirmationToken)}`,
    );
    const guest = {
      FirstName: 'Gertrude',
      LastName: 'Quuxworth',
      Email: email,
      Phone: null,
      IndividualId: null,
    };
    const change = {
      ...named,
      DateFrom: body['DateFrom'],
      DateTo: body['DateTo'],
      Notes: 'Feather pillows for Zeldarine',
      Rooms: (body['Rooms'] as readonly Record<string, unknown>[]).map((room) => ({
        ReservationItemId: room['ReservationItemId'],
        RoomTypeId: room['RoomTypeId'],
        RatePlanId: room['RatePlanId'],
        NumberOfAdults: room['NumberOfAdults'],
        NumberOfChildren: room['NumberOfChildren'],
        NumberOfInfants: room['NumberOfInfants'],
        Guests: [guest],
      })),
    };
    const { QuoteToken: ofChange } = await post('/api/Stay/QuoteChange', change);
    await post('/api/Stay/Change', { ...change, QuoteToken: ofChange });
    const { QuoteToken: ofCancelling } = await post('/api/Stay/QuoteCancellation', named);
    await post('/api/Stay/Cancel', { ...named, QuoteToken: ofCancelling });

    await expect(run('privacy-erase')).rejects.toThrow(String(made.body['ReferenceNumber']));
    await giveBack({ ...server.deps, gateway: createCardGateway(db, server.clock, server.deps.env) });
    await send();
    const exported: unknown = JSON.parse(await run('privacy-export'));
    expect(exported).toMatchObject({
      stays: [{ status: 'Cancelled', notes: 'Feather pillows for Zeldarine' }],
      refunds: [{ state: 'done' }],
      deskNotes: [{ text: 'Zeldarine Quuxworth rang' }],
    });

    const before = await figures();
    expect(await run('privacy-erase')).toBe(
      'Erased: 1 bookings, 0 tables, no account. Issued invoices stay.',
    );
    expect(marksIn((await dumpRows(db)).join('\n'))).toEqual([]);
    expect(marksIn(await started.filesOfDatabase())).toEqual([]);
    expect(await figures()).toEqual(before);
  });

  it('leaves what another guest has booked, but for the person’s own name in it', async () => {
    await create(server, { ...stay, booker: aBooking().booker, notes: null, comment: null });
    server.clock.set('2026-12-05T10:00:00Z');
    await run('privacy-erase');
    const dump = (await dumpRows(server.deps.db)).join('\n');
    expect(marksIn(dump)).toEqual([]);
    expect(dump).toContain('ada@example.org');
  });

  it('goes from invoices once the law lets it, and their numbers and sums stay', async () => {
    const { db } = server.deps;
    const legalEntity = { name: 'Harbour Hotels Ltd', addressLines: ['1 Quay'], vatId: 'GB123456789' };
    await openHotel(server.deps, { config: { enablePayByCompanyInvoice: true }, property: { legalEntity } });
    const made = await create(server, stay);
    const named = { PropertyId: 'harbour', ConfirmationToken: made.body['ConfirmationToken'] };
    const issued = await server.app.inject({
      method: 'POST',
      url: '/api/Reservation/Invoice',
      payload: {
        ...named,
        Recipient: {
          Name: 'Zeldarine Quuxworth',
          CompanyName: null,
          VatId: null,
          AddressLines: ['4 Cobbler Lane'],
        },
        Corrects: null,
      },
    });
    expect(issued.statusCode, issued.body).toBe(200);
    const read = () => db.selectFrom('invoice').selectAll().executeTakeFirstOrThrow();
    const before = await read();
    expect(marksIn(JSON.stringify(before))).not.toEqual([]);
    server.clock.set('2036-12-31T10:00:00Z');
    await eraseOver(server.deps);
    expect(await read()).toEqual(before);
    expect(marksIn((await dumpRows(db)).join('\n'))).not.toEqual([]);
    server.clock.set('2037-01-01T10:00:00Z');
    await eraseOver(server.deps);
    const after = await read();
    expect(after.content).toEqual({
      ...before.content,
      recipient: { name: '', companyName: null, addressLines: [], vatId: null },
      poNumber: null,
      items: before.content.items.map((item) => ({ ...item, guest: '' })),
    });
    expect(after).toMatchObject({ invoice_number: before.invoice_number, erased_at: server.clock.now() });
    expect(marksIn((await dumpRows(db)).join('\n'))).toEqual([]);
  });

  it('goes by itself when its time is over, hotel by hotel: stays, bookings that were not made, accounts', async () => {
    const { db, env } = server.deps;
    const { clock } = server;
    const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
    await importProperty(context, 'hotel.json', {
      ...hotelFile({ config: { enablePayByCompanyInvoice: true } }),
      Retention: { StayMonths: 6, UnbookedDays: 10, AccountMonths: 12 },
    });
    const member = await aMember(server, { EmailAddress: email });
    await book(member, stay);
    // A card that is declined leaves a booking that was not made.
    await create(server, { ...stay, ...paidBy({ creditCardNumber: '4000000000000002' }) });
    await send();
    const rowsWithMarks = async () => {
      await eraseOver(server.deps);
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from reservation where erased_at is null)::int as n`.execute(db);
      const { rows: accounts } = await sql<{
        n: number;
      }>`select count(*)::int as n from account_user`.execute(db);
      return [rows[0]?.n, accounts[0]?.n];
    };
    expect(await rowsWithMarks()).toEqual([2, 1]);
    clock.set('2026-12-01T10:00:00Z');
    expect(await rowsWithMarks()).toEqual([1, 1]);
    clock.set('2027-06-04T10:00:00Z');
    expect(await rowsWithMarks()).toEqual([1, 1]);
    clock.set('2027-06-05T10:00:00Z');
    expect(await rowsWithMarks()).toEqual([0, 1]);
    clock.set('2027-11-21T10:00:00Z');
    await sql`delete from account_session`.execute(db);
    expect(await rowsWithMarks()).toEqual([0, 0]);
  });
});
