import type { CreateRequest } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createCardSimulator } from '../src/modules/payment/simulator/gateway.ts';
import { decideRequestOf, listRequests } from '../src/import/decide-requests.ts';
import { openRequests } from '../src/modules/booking/index.ts';
import { aMember, book, deliver, openBrowser } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, getConfirmation, getStatus, type Reply } from './support/bookings.ts';
import { aSave, openedLink, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';

const trusted = { AccountId: 'acme', Name: 'Acme Ltd' };

type Wire = Record<string, unknown>;

describe.each(engines)('a booking on a company’s invoice, on %s', (engine) => {
  let server: TestApp;
  let clerk: StaffMember;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, {
      config: { enablePayByCompanyInvoice: true },
      rooms: 2,
      companies: [{ ...trusted, InvoicePin: 'quay-4711', EmailDomains: ['acme.example'] }],
    });
    clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    await deliver(server);
  });
  afterEach(() => server.close());

  const byInvoice = (changes: Partial<CreateRequest> = {}) =>
    aBooking({
      paymentType: 3,
      cardDetails: null,
      accountId: 'acme',
      poNumber: 'PO-7',
      rooms: [aBookedRoom({ ratePlanId: 'trade' })],
      ...changes,
    });
  const today = async (): Promise<Wire> =>
    (await clerk.browser.get('/api/Desk/Today?propertyId=harbour&on=2026/12/01')).body;
  const idOf = async ({ body }: Reply): Promise<string> => {
    const rows = server.deps.db.selectFrom('reservation').select('reservation_id');
    const reference = String(body['ReferenceNumber']);
    return (await rows.where('reference_number', '=', reference).executeTakeFirstOrThrow()).reservation_id;
  };
  /** As the desk answers; gives how that went. */
  const answer = async (reply: Reply, said: 'accept' | 'decline', more: object = {}) => {
    const body = { PropertyId: 'harbour', ReservationId: await idOf(reply), ...more };
    const decided = await (said === 'accept'
      ? desk(clerk.browser, 'AcceptRequest', body)
      : desk(clerk.browser, 'DeclineRequest', { Reason: 'NoAgreement', ...body }));
    return decided.body['Code'] ?? decided.body['Success'];
  };
  const audited = () =>
    server.deps.db
      .selectFrom('staff_audit')
      .select(['action', 'staff_id', 'via', 'value_after'])
      .where('action', 'like', 'booking.request-%')
      .orderBy('entry_id')
      .execute();
  const sold = () => countStock(server.deps.db, 'double');

  it('is confirmed with the company’s PIN', async () => {
    const made = await create(server, byInvoice({ invoicePin: ' quay-4711 ' }));
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    expect(made.body).not.toHaveProperty('OnRequest');
    expect(await sold()).toEqual({ sold: 3, held: 0 });
  });

  it('is confirmed for an account whose confirmed address is the company’s, and for no other', async () => {
    const ofCompany = await aMember(server, { EmailAddress: 'ada@acme.example' });
    expect((await book(ofCompany, byInvoice())).body).toMatchObject({ Status: 'Confirmed' });
    const other = await aMember(server, { EmailAddress: 'ada@other.example' });
    expect((await book(other, byInvoice())).body).toMatchObject({ OnRequest: true });
  });

  it('is on request for whoever knows no more than its name: no room is taken, and hotel and guest are told', async () => {
    const key = crypto.randomUUID();
    const made = await create(server, byInvoice(), key);
    expect([made.status, made.body]).toMatchObject([
      200,
      { Success: true, Status: 'PendingPayment', OnRequest: true, PaymentUrl: null, ExpiresAtUtc: null },
    ]);
    expect(made.body['Message']).toContain('not confirmed yet');
    expect((await create(server, byInvoice(), key)).body).toEqual(made.body);
    expect(await sold()).toEqual({ sold: 0, held: 0 });

    const token = made.body['ConfirmationToken'];
    expect((await getStatus(server, token)).body).toMatchObject({
      Success: true,
      Status: 'Held',
      OnRequest: true,
    });
    expect((await getConfirmation(server, token)).body).toMatchObject({
      Status: 'Held',
      OnRequest: true,
      ExpiresAtUtc: null,
      PreCheckInUrl: null,
    });
    const [mail, ...others] = await deliver(server);
    expect(others).toEqual([]);
    expect([mail?.subject, mail?.bcc]).toEqual([
      `Your request to The Harbour Hotel: ${String(made.body['ReferenceNumber'])}`,
      { name: '', address: 'stay@hotel.example' },
    ]);
    expect(mail?.text).toContain('not confirmed yet');
    expect(mail?.attachments).toEqual([]);
  });

  it('cannot be paid by card meanwhile, for it holds no rooms', async () => {
    const { body } = await create(server, byInvoice());
    const paid = await create(
      server,
      aBooking({
        rooms: [aBookedRoom({ ratePlanId: 'trade' })],
        confirmationToken: String(body['ConfirmationToken']),
      }),
    );
    expect([paid.status, paid.body['Message']]).toEqual([
      422,
      'The hotel has not answered your request yet. It answers by email.',
    ]);
    expect(await sold()).toEqual({ sold: 0, held: 0 });
  });

  it('takes its rooms when the hotel says yes, and only if they are still there', async () => {
    const [first, second, third] = [
      await create(server, byInvoice()),
      await create(server, byInvoice()),
      await create(server, byInvoice()),
    ];
    expect(await openRequests(server.deps, 'harbour')).toHaveLength(3);
    await deliver(server);
    expect(await answer(first, 'accept')).toBe(true);
    expect(await answer(first, 'accept')).toBe('desk.request-over');
    expect(await answer(first, 'decline')).toBe('desk.request-over');
    expect(await answer(second, 'accept')).toBe(true);
    expect(await answer(third, 'accept')).toBe('desk.request-rooms-gone');
    const accepted = { action: 'booking.request-accepted', staff_id: clerk.staffId };
    expect(await audited()).toMatchObject([accepted, accepted]);
    expect(await sold()).toEqual({ sold: 6, held: 0 });
    expect(await openRequests(server.deps, 'harbour')).toHaveLength(1);
    expect((await getStatus(server, first.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Confirmed',
    });
    expect((await deliver(server)).map(({ subject }) => String(subject).split(':')[0])).toEqual([
      'Your booking at The Harbour Hotel',
      'Your booking at The Harbour Hotel',
    ]);
    // Of what is sold out nothing is even asked for.
    expect((await create(server, byInvoice())).status).toBe(409);
  });

  it('stands on the desk’s day until it is answered, beside who has checked in already', async () => {
    const stays = { dateFrom: '2026/12/01', dateTo: '2026/12/04' };
    const trade = await create(server, byInvoice({ ...stays, invoicePin: 'quay-4711' }));
    const { body: confirmation } = await getConfirmation(server, trade.body['ConfirmationToken']);
    const [, referenceNumber = '', hash = ''] =
      /^\/PreCheckIn\/HARBOUR\/([^/]+)\/([^/]+)$/.exec(String(confirmation['PreCheckInUrl'])) ?? [];
    const link = { referenceNumber, hash, token: String(trade.body['ConfirmationToken']) };
    expect((await save(server, aSave(link, await openedLink(server, link)))).body).toMatchObject({
      Success: true,
    });
    const asked = await create(server, byInvoice(stays));
    const reference = asked.body['ReferenceNumber'];
    expect(await today()).toMatchObject({
      Arrivals: [{ HasCheckedIn: true, IsOnRequest: false, Status: 'Confirmed' }],
      Requests: [{ ReferenceNumber: reference, IsOnRequest: true, HasCheckedIn: false, Status: 'Held' }],
    });
    const reservationId = await idOf(asked);
    const read = async () =>
      (await clerk.browser.get(`/api/Desk/Booking?propertyId=harbour&reservationId=${reservationId}`)).body;
    expect(await read()).toMatchObject({ Company: { Name: 'Acme Ltd', PoNumber: 'PO-7' } });
    expect(await answer(asked, 'accept')).toBe(true);
    expect(await today()).toMatchObject({
      Arrivals: expect.arrayContaining([
        expect.objectContaining({ ReferenceNumber: reference, Status: 'Confirmed', IsOnRequest: false }),
      ]) as unknown,
      Requests: [],
    });
    expect(((await read())['History'] as readonly Wire[])[0]).toMatchObject({
      Action: 'booking.request-accepted',
      By: 'desk',
      Name: clerk.email,
    });
  });

  it('is declined with a reason and a note, which stay at the desk', async () => {
    const made = await create(server, byInvoice());
    await deliver(server);
    const Notes = 'Their agreement ended, card 4242 4242 4242 4242';
    expect(await answer(made, 'decline', { Reason: 'CompanyUnknown', Notes })).toBe(true);
    expect(await audited()).toEqual([
      {
        action: 'booking.request-declined',
        staff_id: clerk.staffId,
        via: null,
        value_after: { reason: 'CompanyUnknown' },
      },
    ]);
    const { body } = await clerk.browser.get(
      `/api/Desk/Booking?propertyId=harbour&reservationId=${await idOf(made)}`,
    );
    expect(body).toMatchObject({
      Booking: { Status: 'Released', IsOnRequest: false },
      DeskNotes: [{ Name: clerk.email, Text: 'Their agreement ended, card ••••' }],
      History: [{ Action: 'booking.request-declined' }, { Action: 'booking.new' }],
    });
    expect(await today()).toMatchObject({ Requests: [] });
    const mails = await deliver(server);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('agreement');
    expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
      Status: 'Released',
    });
  });

  it('is answered once by two at the desk, and not by who only reads', async () => {
    const made = await create(server, byInvoice());
    const answers = await Promise.all([answer(made, 'accept'), answer(made, 'decline')]);
    expect(answers.filter((each) => each === true)).toHaveLength(1);
    expect(answers).toContain('desk.request-over');
    expect(await audited()).toHaveLength(1);
    const other = await create(server, byInvoice());
    clerk = await aStaffMember(server, 'reader@hotel.example', 'read-only');
    expect(await answer(other, 'accept')).toBe('desk.not-allowed');
    expect(await openRequests(server.deps, 'harbour')).toHaveLength(1);
  });

  it('is answered by whoever keeps the hotel’s file', async () => {
    const made = await create(server, byInvoice());
    const reference = String(made.body['ReferenceNumber']);
    const [line] = await listRequests(server.deps, 'HARBOUR');
    expect(line).toContain(reference);
    const name = { code: 'harbour', reference: reference.toLowerCase() };
    expect(await decideRequestOf(server.deps, 'accept', name)).toContain('confirmed');
    expect(await listRequests(server.deps, 'HARBOUR')).toEqual([]);
    expect(await audited()).toMatchObject([
      { action: 'booking.request-accepted', staff_id: null, via: 'command' },
    ]);
    await expect(decideRequestOf(server.deps, 'decline', name)).rejects.toThrow('no open request');
  });

  it.each(['by its no', 'by its silence'])(
    'comes to nothing %s, gives nothing back, and the guest is told',
    async (how) => {
      const paid = await create(server, byInvoice({ invoicePin: 'quay-4711' }));
      const made = await create(server, byInvoice());
      await deliver(server);
      if (how === 'by its no') expect(await answer(made, 'decline')).toBe(true);
      server.clock.set('2026-11-24T10:00:01Z');
      const gateway = createCardSimulator(server.deps.db, server.clock);
      await settleOpenPayments({ ...server.deps, gateway });
      expect((await getStatus(server, made.body['ConfirmationToken'])).body).toMatchObject({
        Success: false,
        Status: 'Released',
        Message: 'The hotel could not confirm your request. Nothing was booked.',
      });
      expect((await getStatus(server, paid.body['ConfirmationToken'])).body).toMatchObject({
        Status: 'Confirmed',
      });
      expect(await sold()).toEqual({ sold: 3, held: 0 });
      const [mail] = await deliver(server);
      expect(mail?.subject).toContain('We could not confirm');
      expect(mail?.text).not.toContain('payment');
    },
  );

  it('is refused with a wrong PIN, which nobody may guess for long', async () => {
    const guess = async (invoicePin: string) => {
      const { status, body } = await create(server, byInvoice({ invoicePin }));
      return [status, Object.keys(body['ModelState'] ?? {}), body['Message']];
    };
    for (let tried = 0; tried < 5; tried += 1)
      expect(await guess(`guess-${String(tried)}`)).toEqual([
        400,
        ['InvoicePin'],
        'This PIN is not right. Check it, or leave it out: the hotel then confirms your booking by email.',
      ]);
    expect((await guess('quay-4711')).slice(0, 2)).toEqual([429, []]);
    // Without one the hotel can still be asked.
    expect((await create(server, byInvoice())).body).toMatchObject({ OnRequest: true });
    expect(
      await openBrowser(server).get('/api/Company/SearchCompanies?propertyId=harbour&query=acme'),
    ).toMatchObject({
      body: [{ AccountId: 'acme', Name: 'Acme Ltd', AsksInvoicePin: true }],
    });
  });
});
