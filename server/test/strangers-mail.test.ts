import { aBooker, aBookedRoom } from 'shared/testing';
import { bookerDetailsOf } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import type { Message } from '../src/modules/mail/mailer.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { openBrowser, register } from './support/accounts.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { aBooking, create, paidBy } from './support/bookings.ts';
import { aSave, bookWithLink, openedLink, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { stayCalls } from './support/stay-calls.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { bookTable, openHotelWithTables } from './support/tables.ts';

const bait = { firstName: 'Winner', lastName: 'https://evil.example/prize or evil.com' };
const letter = 'You have won. Go to https://evil.example/prize';

describe.each(engines)('mails to an address that nobody has confirmed, on %s', (engine) => {
  let server: TestApp;
  let sent: Message[];
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotelWithTables(server.deps, { rooms: 50, config: { enablePayByCompanyInvoice: true } });
  });
  beforeEach(async () => {
    sent = [];
    server.clock.set(testNow);
    await resetBookings(server.deps.db);
    await server.deps.db.deleteFrom('rate_bucket').execute();
  });
  afterAll(() => server.close());

  const send = () =>
    sendDueMails({
      ...server.deps,
      mailer: {
        send: (message) => {
          sent.push(message);
          return Promise.resolve();
        },
      },
    });
  /** Everything in the mails that somebody reads. */
  const read = () => sent.map(({ subject, text, html }) => [subject, text, html].map(String).join('\n'));
  const challenge = paidBy({ creditCardNumber: '4000000000003220' });
  const settleAt = async (now: string) => {
    server.clock.set(now);
    const gateway = createCardGateway(server.deps.db, server.clock, server.deps.env);
    await settleOpenPayments({ ...server.deps, gateway });
  };

  it('say nothing that a stranger wrote, of whichever kind they are', async () => {
    const booker = bookerDetailsOf(aBooker(bait));
    const guest = { individualId: null, email: null, phone: null, ...bait };
    const rooms = [aBookedRoom({ roomConfigurationDropdownOptionId: 'twin', guests: [guest] })];
    const link = await bookWithLink(server, { booker, rooms, notes: letter, comment: letter });
    await create(server, aBooking({ ...challenge, booker, rooms, notes: letter }));
    await bookTable(server, { specialRequests: letter, guestName: `${bait.firstName} ${bait.lastName}` });
    await bookTable(server, {
      isReservation: true,
      identifier: link.token,
      specialRequests: letter,
      visitDate: '2026/12/02',
    });
    await save(server, aSave(link, await openedLink(server, link), { specialRequests: letter }));
    await register(openBrowser(server), { Firstname: bait.firstName, Lastname: bait.lastName });
    await settleAt('2026-11-20T10:20:00Z');
    await send();
    const kinds = await server.deps.db.selectFrom('outbox').select('kind').execute();
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set([
        'booking-confirmation',
        'booking-expired',
        'table-booked',
        'pre-check-in-done',
        'confirm-email',
      ]),
    );
    expect(sent).toHaveLength(6);
    for (const text of read()) expect(text).not.toMatch(/evil|prize|won/);
    expect(read().some((text) => text.includes('Dear Winner or,'))).toBe(true);
  });

  it('tell of three bookings a day that ran out, and of no more', async () => {
    const statuses = [];
    for (let made = 0; made < 5; made += 1) statuses.push((await create(server, aBooking(challenge))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await settleAt('2026-11-20T10:20:00Z');
    await send();
    expect(sent).toHaveLength(3);
    const other = aBooking({
      ...challenge,
      booker: bookerDetailsOf(aBooker({ emailAddress: 'bob@example.org' })),
    });
    await create(server, other);
    await settleAt('2026-11-20T10:40:00Z');
    await send();
    expect(sent.at(-1)?.to).toMatchObject({ address: 'bob@example.org' });
    server.clock.set('2026-11-22T10:00:00Z');
    await create(server, aBooking(challenge));
    await settleAt('2026-11-22T10:20:00Z');
    await send();
    expect(sent).toHaveLength(5);
  });

  it('are limited for bookings that cost nobody anything, which are refused then; paid ones never are', async () => {
    const byInvoice = aBooking({
      paymentType: 3,
      cardDetails: null,
      accountId: 'acme',
      poNumber: 'PO-7',
      rooms: [aBookedRoom({ ratePlanId: 'trade' })],
    });
    const statuses = [];
    for (let made = 0; made < 12; made += 1) statuses.push((await create(server, byInvoice)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect((await create(server)).status).toBe(200);
    server.clock.set('2026-11-20T10:12:01Z');
    expect((await create(server, byInvoice)).status).toBe(200);
  });

  it('are limited where a booking is given other addresses again and again', async () => {
    const { stayOf, changeOf, quote, confirm } = stayCalls(() => server);
    const made = await create(server, aBooking());
    const token = made.body['ConfirmationToken'];
    const statuses: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const { Contact: before } = await stayOf(token);
      const contact = { ...(before as object), Email: `stranger-${String(turn)}@example.net` };
      const change = await changeOf(token, { Contact: contact });
      const quoted = await quote(change);
      statuses.push((await confirm(change, quoted.body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('cost nothing where no booking came of it', async () => {
    const wrong = aBooking({ paymentType: 3, cardDetails: null, accountId: 'nobody', poNumber: 'PO-7' });
    for (let tried = 0; tried < 30; tried += 1) expect((await create(server, wrong)).status).toBe(400);
  });
});
