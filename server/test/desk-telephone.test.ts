import { randomUUID } from 'node:crypto';
import { cardDetailsSchema } from 'shared/contracts';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { writeEventMails } from '../src/modules/hotel-mail/index.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { allotmentRow } from '../src/modules/stock/index.ts';
import { deliver } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import {
  aBooking,
  countRows,
  countStock,
  create,
  get,
  getStatus,
  mailKinds,
  paidBy,
} from './support/bookings.ts';
import { engines } from './support/database.ts';
import { openPricedHotel } from './support/priced-hotel.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';

type Wire = Record<string, unknown>;

// Three nights, booked on 20 November at ten.
const stay = { DateFrom: '2026/12/01', DateTo: '2026/12/04' };
const aRoom = {
  RoomTypeId: 'double',
  RatePlanId: 'flexible',
  NumberOfAdults: 2,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
};
const caller = {
  FirstName: 'Grace',
  LastName: 'Hopper',
  Email: 'grace@example.org',
  Phone: '+44 20 7946 0999',
  LanguageCode: 'en',
};
const good = '4242424242424242';
const declined = '4000000000000002';
const challenged = '4000000000003220';

describe.each(engines)('a booking by telephone, on %s', (engine) => {
  let server: TestApp;
  let clerk: StaffMember;
  const open = async (payment: object | null = null, property: object = {}, rooms = 5, more: object = {}) => {
    const hotel = hotelFile({ rooms });
    const [first, ...others] = hotel['RatePlans'] as readonly object[];
    const Property = { ...(hotel['Property'] as object), ...property };
    const RatePlans = [{ ...first, ...(payment && { Payment: payment }) }, ...others];
    const Notifications = { Addresses: ['front@harbour.example'] };
    const file = { ...hotel, Property, RatePlans, Notifications, ...more };
    await openPricedHotel(server, { currency: 'GBP', file }, 'harbour');
  };
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
    clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
  });
  afterEach(() => server.close());

  const wanted = (more: object = {}) => ({ PropertyId: 'harbour', ...stay, Rooms: [aRoom], ...more });
  const quote = (more: object = {}) => desk(clerk.browser, 'QuoteBooking', wanted(more));
  const book = async (more: object = {}, key = randomUUID(), by = clerk) => {
    const { body: quoted } = await quote();
    const told = { QuotedTotal: quoted['Total'], QuotedDueNow: quoted['DueNow'] };
    const body = { ...wanted(), ...caller, ...told, ...more };
    return by.browser.post('/api/Desk/Book', body, { 'idempotency-key': key });
  };
  const read = async (made: { readonly body: Wire }): Promise<Wire> => {
    const id = String(made.body['ReservationId']);
    return (await clerk.browser.get(`/api/Desk/Booking?propertyId=harbour&reservationId=${id}`)).body;
  };
  const tokenOf = async () =>
    (await server.deps.db.selectFrom('reservation').select('confirmation_token').executeTakeFirstOrThrow())
      .confirmation_token;
  const due = async () =>
    (await get(server, `/api/Payment/Due?propertyId=harbour&confirmationToken=${await tokenOf()}`)).body;
  const pay = async (number: string, more: object = {}, key = randomUUID()) => {
    const { cardDetails } = paidBy({ creditCardNumber: number });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Payment/Pay',
      headers: { 'idempotency-key': key },
      payload: {
        PropertyId: 'harbour',
        ConfirmationToken: await tokenOf(),
        Amount: (await due())['Amount'],
        CardDetails: cardDetails && z.encode(cardDetailsSchema, cardDetails),
        ...more,
      },
    });
    return { status: response.statusCode, body: response.json<Wire>() };
  };
  const row = () => server.deps.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow();
  const events = async () => {
    const rows = await server.deps.db
      .selectFrom('booking_event')
      .select(['kind', 'actor', 'actor_id', 'facts'])
      .orderBy('sequence')
      .execute();
    return rows.map(({ kind, actor, actor_id: by, facts }) => [
      kind,
      actor,
      by,
      facts.reason,
      facts['status'],
    ]);
  };
  const audited = async () => {
    const rows = await server.deps.db
      .selectFrom('staff_audit')
      .select(['action', 'staff_id'])
      .where('action', 'like', 'booking.%')
      .orderBy('entry_id')
      .execute();
    return rows.map(({ action, staff_id: by }) => [action, by]);
  };
  const settle = async () => {
    const gateway = createCardGateway(server.deps.db, server.clock, server.deps.env);
    await settleOpenPayments({ ...server.deps, gateway, paystack: null });
  };
  const mails = async () => (await mailKinds(server.deps.db)).filter((kind) => kind !== 'staff-invitation');
  const toGuest = async () =>
    (await deliver(server)).filter(({ to }) => JSON.stringify(to).includes(caller.Email));
  const sold = () => countStock(server.deps.db, 'double');
  const isNew = ['new', 'desk', () => clerk.staffId] as const;
  const newEvent = (status: string) => [isNew[0], isNew[1], isNew[2](), undefined, status];

  it('says what it costs, what is asked for, and until when its rooms would be held', async () => {
    const { status, body } = await quote();
    expect([status, body['ModelState']]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      DueNow: body['Total'],
      AtHotel: 0,
      Later: [],
      NeedsCard: false,
      MayWaiveCard: false,
      HeldUntilUtc: new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    const found = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: { PropertyId: 'harbour', ...stay, Rooms: [{ ...aRoom }] },
    });
    expect(found.statusCode).toBe(200);
    const guest = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    expect(body['Total']).toBe(guest.body['TotalPrice']);
  });

  it('that asks for nothing now is confirmed at once, with its mails, the clerk’s event and the log', async () => {
    await open({ When: 'at-hotel' });
    expect((await quote()).body).toMatchObject({ NeedsCard: true, MayWaiveCard: true, DueNow: 0 });
    const made = await book({ WithoutCard: true });
    expect(made).toMatchObject({ status: 200, body: { Success: true } });
    expect(await row()).toMatchObject({
      status: 'Confirmed',
      made_by: clerk.staffId,
      hold_expires_at: null,
      payment_plan: { dueNowMinor: 0, needsCard: false, mandate: null },
    });
    expect(await sold()).toEqual({ sold: 3, held: 0 });
    expect(await mails()).toEqual(['booking-confirmation']);
    expect(await events()).toEqual([newEvent('Confirmed')]);
    expect(await audited()).toEqual([['booking.made', clerk.staffId]]);
    const detail = await read(made);
    expect(detail).not.toHaveProperty('PaymentLink');
    expect(detail).toMatchObject({ History: [{ Action: 'booking.new', By: 'desk', Name: clerk.email }] });
    await writeEventMails(server.deps);
    const [hotel] = (await deliver(server)).filter(({ to }) => JSON.stringify(to).includes('front@'));
    expect(hotel?.text).toContain('Your desk has made this booking. It is confirmed.');
  });

  it('for a guest without an e-mail address gets no mail; with a link to pay it needs one', async () => {
    const unwritten = { Email: '', WithoutCard: true };
    await open({ When: 'at-hotel' });
    const missing = await book({ ...unwritten, Phone: null });
    expect([missing.status, Object.keys(missing.body['ModelState'] as Wire)]).toEqual([400, ['Email']]);
    const byLink = await book({ Email: '' });
    expect([byLink.status, Object.keys(byLink.body['ModelState'] as Wire)]).toEqual([400, ['Email']]);
    const made = await book(unwritten);
    expect(made.body['Message']).toMatch(/is confirmed. There is no email address/);
    expect(await mails()).toEqual([]);
    expect((await read(made))['Mails']).toEqual([]);
    expect((await book({ Phone: null, WithoutCard: true })).status).toBe(200);
  });

  it('that is to be paid holds its rooms and sends the link, which the desk sees', async () => {
    const made = await book();
    const until = new Date(server.clock.now().getTime() + 24 * 3_600_000);
    expect(await row()).toMatchObject({ status: 'Held', hold_expires_at: until, made_by: clerk.staffId });
    expect(await sold()).toEqual({ sold: 0, held: 3 });
    expect(await countRows(server.deps.db, 'payment')).toBe(0);
    expect(await events()).toEqual([newEvent('Held')]);
    expect(await audited()).toEqual([['booking.made', clerk.staffId]]);
    const url = `${server.deps.env.publicUrl}/Book/HARBOUR/Pay/${await tokenOf()}`;
    expect(await read(made)).toMatchObject({
      Booking: { Status: 'Held', IsOnRequest: false, HeldUntilUtc: until.toISOString() },
      PaymentLink: { Url: url, UntilUtc: until.toISOString() },
    });
    const { body: today } = await clerk.browser.get('/api/Desk/Today?propertyId=harbour');
    expect(today).toMatchObject({ Requests: [], AwaitingPayment: [{ HeldUntilUtc: until.toISOString() }] });
    const [mail, ...others] = await toGuest();
    expect(others).toEqual([]);
    expect(mail?.text).toContain(url);
    expect(mail?.text).toMatch(/by Saturday,? 21 November 2026/);
    expect((await getStatus(server, await tokenOf())).body).toMatchObject({
      Success: false,
      Code: 'link.waiting',
    });
  });

  it('is confirmed once its guest has paid by the link, with its usual mails', async () => {
    await book();
    const asked = await due();
    expect(asked).toMatchObject({ Status: 'Due', Amount: (await quote()).body['Total'], Card: null });
    const paid = await pay(good);
    expect(paid).toMatchObject({ status: 200, body: { Status: 'Paid', Success: true } });
    expect(await row()).toMatchObject({ status: 'Confirmed' });
    expect(await sold()).toEqual({ sold: 3, held: 0 });
    expect(await events()).toEqual([newEvent('Held'), ['changed', 'guest', null, 'link-paid', 'Confirmed']]);
    expect(await mails()).toEqual(['payment-link', 'booking-confirmation']);
    expect(await due()).toMatchObject({ Status: 'Paid', Amount: asked['Amount'] });
    expect((await row()).paid_minor).toBe((await row()).total_minor);
    const again = await pay(good);
    expect(again.body).not.toMatchObject({ Status: 'Due' });
    expect(await countRows(server.deps.db, 'simulator_charge')).toBe(1);
  });

  it('that is guaranteed with a card is confirmed by the card, and nothing is charged', async () => {
    await open({ When: 'at-hotel' });
    await book();
    expect(await due()).toMatchObject({
      Status: 'Due',
      Amount: 0,
      Mandate: expect.stringContaining('keep this card as a guarantee'),
    });
    expect((await pay(good)).body).toMatchObject({ Status: 'Paid' });
    expect(await row()).toMatchObject({ status: 'Confirmed', paid_minor: 0 });
    const [payment] = await server.deps.db.selectFrom('payment').selectAll().execute();
    expect(payment).toMatchObject({ state: 'guaranteed', attempt: 2 });
    expect(payment?.method).toMatch(/^sim_/);
    expect(await due()).toMatchObject({ Status: 'Paid', Card: { LastFour: '4242' } });
  });

  it('keeps the words about the card in the guest’s language', async () => {
    await open({ When: 'days-before', Days: 7 });
    await book({ LanguageCode: 'da' });
    expect((await row()).payment_plan?.mandate).toContain('lader du');
    const [mail] = await toGuest();
    expect(mail?.subject).toContain('Bekræft din booking');
  });

  it('whose time ends gives its rooms free, and tells the guest and the hotel', async () => {
    await book();
    server.clock.set('2026-11-21T09:59:59Z');
    await settle();
    expect(await sold()).toEqual({ sold: 0, held: 3 });
    server.clock.set('2026-11-21T10:00:00Z');
    await settle();
    expect(await row()).toMatchObject({ status: 'Released' });
    expect(await sold()).toEqual({ sold: 0, held: 0 });
    expect(await events()).toEqual([
      newEvent('Held'),
      ['cancelled', 'job', null, 'link-expired', 'Released'],
    ]);
    await writeEventMails(server.deps);
    const sent = await deliver(server);
    const to = (address: string) => sent.filter((mail) => JSON.stringify(mail.to).includes(address));
    expect(
      to('grace@')
        .map(({ text }) => text)
        .join(),
    ).toContain('They are free again, and nothing was charged');
    expect(
      to('front@')
        .map(({ text }) => text)
        .join(),
    ).toContain('did not use the link in time');
    expect(await due()).toMatchObject({ Status: 'NotDue', HeldUntilUtc: '2026-11-21T10:00:00.000Z' });
    expect(await pay(good)).toMatchObject({ status: 409, body: { Code: 'pay-again.over' } });
    expect(await countRows(server.deps.db, 'simulator_charge')).toBe(0);
  });

  it('keeps its rooms after a declined card, and is then paid with another one', async () => {
    await book();
    expect(await pay(declined)).toMatchObject({ status: 422, body: { Code: 'payment.declined' } });
    expect(await row()).toMatchObject({ status: 'Held' });
    expect(await sold()).toEqual({ sold: 0, held: 3 });
    expect((await pay(good)).body).toMatchObject({ Status: 'Paid' });
    expect(await sold()).toEqual({ sold: 3, held: 0 });
  });

  it('is paid at the bank, which leads back to the page of the link', async () => {
    await book();
    const asked = await pay(challenged);
    expect(asked.body).toMatchObject({ Status: 'RequiresAction' });
    const url = String(asked.body['PaymentUrl']);
    const shown = await server.app.inject({ method: 'GET', url });
    expect(shown.statusCode).toBe(200);
    const approved = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Decision=approve',
    });
    expect(approved.headers.location).toContain(`/Book/HARBOUR/Pay/${await tokenOf()}`);
    expect(await due()).toMatchObject({ Status: 'Paid' });
    expect(await row()).toMatchObject({ status: 'Confirmed' });
  });

  it('that is tried twice is one booking, and another one under the same key is refused', async () => {
    const key = randomUUID();
    const [one, two] = await Promise.all([book({}, key), book({}, key)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body['ReservationId']).toBe(two.body['ReservationId']);
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await sold()).toEqual({ sold: 0, held: 3 });
    expect((await events()).length).toBe(1);
    expect((await audited()).length).toBe(1);
    expect((await book({ FirstName: 'Ada' }, key)).status).toBe(422);
  });

  it('of the last room that a guest has taken meanwhile is refused, and says so', async () => {
    await open(null, {}, 1);
    const { body: quoted } = await quote();
    expect((await create(server, aBooking({ rooms: [aBookedRoom()] }))).status).toBe(200);
    const told = { QuotedTotal: quoted['Total'], QuotedDueNow: quoted['DueNow'] };
    const refused = await clerk.browser.post(
      '/api/Desk/Book',
      { ...wanted(), ...caller, ...told },
      { 'idempotency-key': randomUUID() },
    );
    expect(refused).toMatchObject({ status: 409, body: { Code: 'telephone.rooms-gone' } });
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
    expect(await audited()).toEqual([]);
  });

  it('at another price than was told is refused', async () => {
    expect(await book({ QuotedTotal: 1 })).toMatchObject({
      status: 409,
      body: { Code: 'telephone.price-changed' },
    });
    expect(await countRows(server.deps.db, 'reservation')).toBe(0);
  });

  it('names what is missing of the caller', async () => {
    const { status, body } = await book({ FirstName: ' ', Email: 'nowhere', Phone: '123' });
    expect(status).toBe(400);
    expect(Object.keys(body['ModelState'] as object)).toEqual(['FirstName', 'Email', 'Phone']);
  });

  it('says why a promo code does not apply', async () => {
    expect(await quote({ PromoCode: 'NOSUCH' })).toMatchObject({ status: 409 });
  });

  it('holds its rooms for the hotel’s own time', async () => {
    await open(null, { PaymentLinkHours: 2 });
    expect((await quote()).body['HeldUntilUtc']).toBe(
      new Date(server.clock.now().getTime() + 2 * 3_600_000).toISOString(),
    );
  });

  it('has the extras that the guest wants, and takes limited ones as it takes its rooms', async () => {
    const Services = [{ ServiceId: 'parking', Quantity: 1 }];
    const Rooms = [{ ...aRoom, Services }];
    const { body: without } = await quote();
    const { body: quoted } = await quote({ Rooms });
    expect(Number(quoted['Total'])).toBeGreaterThan(Number(without['Total']));
    const told = { QuotedTotal: quoted['Total'], QuotedDueNow: quoted['DueNow'] };
    expect((await book({ Rooms, ...told })).status).toBe(200);
    expect((await countStock(server.deps.db, 'parking')).held).toBeGreaterThan(0);
  });

  it('takes from an allotment by its promo code, and gives it back', async () => {
    const hotel = hotelFile();
    const plans = hotel['RatePlans'] as readonly object[];
    const corporate = { ...plans[0], RatePlanId: 'corporate', RatePlanCode: 'CORP', PromoCodes: ['ACME'] };
    const acme = { Id: 'acme', Name: 'Acme Ltd', RoomTypeIds: ['double'], RatePlanIds: ['corporate'] };
    await open(null, {}, 5, {
      RatePlans: [...plans, corporate],
      PromoCodes: [{ Code: 'ACME', Name: 'Acme' }],
      Allotments: [{ ...acme, Rooms: 3, ReleaseDays: 7 }],
    });
    const more = { PromoCode: 'ACME', Rooms: [{ ...aRoom, RatePlanId: 'corporate' }] };
    const { body: quoted } = await quote(more);
    const told = { QuotedTotal: quoted['Total'], QuotedDueNow: quoted['DueNow'] };
    const made = await book({ ...more, ...told });
    expect(made.status).toBe(200);
    const ofAcme = () => countStock(server.deps.db, allotmentRow('double', 'acme'));
    expect(await ofAcme()).toEqual({ sold: 0, held: 3 });
    expect(await sold()).toEqual({ sold: 0, held: 0 });
    const of = { PropertyId: 'harbour', ReservationId: made.body['ReservationId'] };
    expect((await desk(clerk.browser, 'EndHold', of)).status).toBe(200);
    expect(await ofAcme()).toEqual({ sold: 0, held: 0 });
  });

  it('is ended by the desk: its rooms are free, and a payment comes too late', async () => {
    const made = await book();
    const of = { PropertyId: 'harbour', ReservationId: made.body['ReservationId'] };
    expect(await desk(clerk.browser, 'EndHold', of)).toMatchObject({ status: 200, body: { Success: true } });
    expect(await row()).toMatchObject({ status: 'Released' });
    expect(await sold()).toEqual({ sold: 0, held: 0 });
    expect(await events()).toEqual([
      newEvent('Held'),
      ['cancelled', 'desk', clerk.staffId, 'link-ended', 'Released'],
    ]);
    expect((await audited()).map(([action]) => action)).toEqual(['booking.made', 'booking.hold-ended']);
    expect(await desk(clerk.browser, 'EndHold', of)).toMatchObject({
      status: 409,
      body: { Code: 'telephone.not-waiting' },
    });
    expect(await pay(good)).toMatchObject({ status: 409 });
  });

  it('sends its link again', async () => {
    const made = await book();
    const [mail] = (await read(made))['Mails'] as readonly Wire[];
    const again = {
      PropertyId: 'harbour',
      ReservationId: made.body['ReservationId'],
      MailId: mail?.['MailId'],
    };
    server.clock.set('2026-11-20T10:01:00Z');
    expect((await desk(clerk.browser, 'SendMailAgain', again)).status).toBe(200);
    const sent = await toGuest();
    expect(sent.map(({ subject }) => subject)).toEqual([sent[0]?.subject, sent[0]?.subject]);
  });

  it('is not for those who only read, who see no link either', async () => {
    const made = await book();
    const reader = await aStaffMember(server, 'reader@hotel.example', 'read-only');
    expect(await book({}, randomUUID(), reader)).toMatchObject({
      status: 403,
      body: { Code: 'desk.not-allowed' },
    });
    const id = String(made.body['ReservationId']);
    const { body } = await reader.browser.get(`/api/Desk/Booking?propertyId=harbour&reservationId=${id}`);
    expect(body).toMatchObject({ Booking: { Status: 'Held' } });
    expect(body).not.toHaveProperty('PaymentLink');
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
  });
});
