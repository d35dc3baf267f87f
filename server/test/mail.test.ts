import ICAL from 'ical.js';
import { aBooker, aBookedRoom } from 'shared/testing';
import { bookerDetailsOf } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createMailer } from '../src/modules/mail/mailer.ts';
import { insertMail } from '../src/modules/mail/outbox-repository.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { aBooking, create, paidBy } from './support/bookings.ts';
import { anExtra, aSave, bookWithLink, forgetBookings, openedLink, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { addressesOf, calendarOf, startMailServer, type TestMailServer } from './support/smtp-server.ts';
import { stayCalls } from './support/stay-calls.ts';
import { bookTable, openHotelWithTables } from './support/tables.ts';

const hotel =
  'Søkrogen, Bar & Bistro; “By the Sea” — with a name that is a good deal longer than one line of a file';

/** A calendar's events as another library reads them. */
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

describe.each(engines)('mails over SMTP on %s', (engine) => {
  let server: TestApp;
  let inbox: TestMailServer;
  beforeAll(async () => {
    inbox = await startMailServer();
    const env = readEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://stay.example',
      SMTP_URL: inbox.url,
      MAIL_FROM: 'bookings@stay.example',
    });
    server = await createTestApp(engine, { env });
    await openHotelWithTables(server.deps, { rooms: 50, property: { propertyName: hotel } });
  });
  afterAll(async () => {
    await server.close();
    await inbox.close();
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    await forgetBookings(server.deps.db);
  });

  const send = () => sendDueMails({ ...server.deps, mailer: createMailer(server.deps.env) });
  /** What has arrived by this round. */
  const receive = async () => {
    const before = inbox.received.length;
    await send();
    return inbox.received.slice(before);
  };
  const receiveOne = async () => {
    const [only, ...others] = await receive();
    if (!only || others.length > 0) throw new Error(`${String(others.length)} mails beside the one expected`);
    return only;
  };

  it('a booking: subject, both bodies, and the stay as all-day dates', async () => {
    const booker = bookerDetailsOf(aBooker({ firstName: 'Zoë "Z."', lastName: 'Ångström, PhD <b>' }));
    const made = await create(server, aBooking({ booker }));
    const reference = String(made.body['ReferenceNumber']);
    const { from, recipients, mail } = await receiveOne();
    expect([from, recipients]).toEqual(['bookings@stay.example', ['ada@example.org']]);
    expect(mail.subject).toBe(`Your booking at ${hotel}: ${reference}`);
    expect(addressesOf(mail.replyTo)).toEqual(['stay@hotel.example']);
    expect(mail.text).toContain('Dear Zoë "Z." Ångström, PhD <b>,');
    expect(mail.text).toContain('Arrival: Tuesday 1st December 2026, from 15:00');
    expect(mail.text).not.toContain('We have noted your requests.');
    expect(mail.html).toContain('Dear Zoë &quot;Z.&quot; Ångström, PhD &lt;b&gt;,');
    expect(mail.html).toContain('<html lang="en-GB" dir="ltr">');
    expect(mail.text).toContain(`https://stay.example/PreCheckIn/HARBOUR/${reference}/`);

    const calendar = calendarOf(mail);
    expect(calendar.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const [event, ...others] = eventsOf(calendar);
    expect(others).toEqual([]);
    expect([event?.startDate.isDate, event?.endDate.isDate]).toEqual([true, true]);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-12-01', '2026-12-04']);
    expect(event?.summary).toBe(`Your stay at ${hotel}`);
    expect(event?.uid).toBe(`${reference}@HARBOUR`);
  });

  it.each([
    ['in winter', '2026/12/01', '2026-12-01T20:00:00Z'],
    ['in summer', '2027/06/01', '2027-06-01T19:00:00Z'],
    ['on the day that the clocks change', '2027/03/28', '2027-03-28T19:00:00Z'],
  ])('a table %s: the visit at the hotel’s hour', async (_, visitDate, instant) => {
    const made = await bookTable(server, {
      visitDate,
      partySize: 3,
      promotionId: 'wine',
      specialRequests: 'By the window; no nuts, please.',
    });
    const reference = String(made.body['BookingReference']);
    const { recipients, mail } = await receiveOne();
    expect(recipients).toEqual(['ada@example.org']);
    expect(mail.subject).toBe(`Your table at Grill, Bar & Terrace: ${reference}`);
    for (const part of ['Restaurant: Grill, Bar & Terrace', 'Party: 3 Guests', 'Offer: Wine', ', 20:00']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).toContain('We have noted your requests.');
    expect(`${mail.text ?? ''}${String(mail.html)}`).not.toContain('window');
    expect(mail.html).toContain('Grill, Bar &amp; Terrace');

    const [event] = eventsOf(calendarOf(mail));
    expect(event?.startDate.toString()).toBe(instant);
    expect(event?.duration.toSeconds()).toBe(2 * 3600);
    expect(event?.summary).toBe(`Table at Grill, Bar & Terrace, ${hotel}`);
  });

  it.each([
    {
      locale: 'da-DK',
      direction: 'ltr',
      parts: [
        'Kære Ada Byron',
        'Ankomst: tirsdag den 1. december 2026, fra kl. 15:00',
        '3 nætter à 119,99 £',
      ],
      subject: 'Din booking på',
    },
    {
      locale: 'ar-AE',
      direction: 'rtl',
      parts: ['عزيزنا الضيف Ada Byron،', 'الوصول: ', '3 ليالٍ', '\u2066+44'],
      subject: 'حجزك في',
    },
  ])('a booking that was made on a page in $locale: in that language, throughout', async (expected) => {
    const { locale, direction, parts, subject } = expected;
    await create(server, aBooking(), undefined, locale);
    const { mail } = await receiveOne();
    expect(mail.subject).toContain(subject);
    expect(mail.html).toContain(`<html lang="${locale}" dir="${direction}">`);
    const text = (mail.text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/nights|Total|Arrival|Questions/);
  });

  it('a booking with special requests: that they are noted', async () => {
    await create(server, aBooking({ notes: 'A quiet room, please.' }));
    const { mail } = await receiveOne();
    expect(mail.text).toContain('We have noted your requests.');
    expect(mail.text).not.toContain('A quiet room');
  });

  it('a pre check-in: guests, set up, and what is still to be paid', async () => {
    const rooms = [aBookedRoom({ roomConfigurationDropdownOptionId: 'twin' })];
    const link = await bookWithLink(server, { rooms });
    const opened = await openedLink(server, link);
    await send();
    const reservationItems = opened.reservationItems.map((item) => ({
      ...item,
      guests: [
        ...item.guests,
        { individualId: null, firstName: 'Ole', lastName: 'Lund', email: null, phone: null },
      ],
      services: [anExtra('parking')],
    }));
    const saved = await save(server, aSave(link, opened, { reservationItems, specialRequests: 'Cot' }));
    expect(saved.body).toMatchObject({ Success: true });
    const { mail } = await receiveOne();
    expect(mail.subject).toBe(`Your online check-in at ${hotel} is complete: ${link.referenceNumber}`);
    for (const part of [
      'Guests: Ada Byron and Ole Lund',
      'Room set up: Twin beds',
      'Parking',
      'We have noted your requests.',
    ]) {
      expect(mail.text).toContain(part);
    }
    expect(mail.text).not.toContain('Cot');
    expect(mail.text).toContain('Balance due: £60.00');
    expect(mail.attachments).toEqual([]);
  });

  it('a booking whose time for paying was over: the search again; nothing of one that was declined', async () => {
    const gateway = createCardGateway(server.deps.db, server.clock, server.deps.env);
    const settle = () => settleOpenPayments({ ...server.deps, gateway });
    await create(server, aBooking(paidBy({ creditCardNumber: '4000000000000002' })));
    const made = await create(server, aBooking(paidBy({ creditCardNumber: '4000000000003220' })));
    expect(made.body['Status']).toBe('RequiresAction');
    server.clock.set('2026-11-20T10:14:00Z');
    await settle();
    expect(await receive()).toEqual([]);
    server.clock.set('2026-11-20T10:16:00Z');
    await settle();
    await settle();
    const { mail } = await receiveOne();
    expect(mail.subject).toBe(
      `Your booking at ${hotel} was not completed: ${String(made.body['ReferenceNumber'])}`,
    );
    expect(mail.text).toContain('Nothing was charged.');
    expect(mail.text).toContain(
      'https://stay.example/Book/HARBOUR/Rooms-And-Rates?fromDate=2026-12-01&toDate=2026-12-04&adults=2',
    );
  });

  it('a mail that the server refuses is tried again, later each time, and kept when it is given up', async () => {
    await create(server);
    inbox.refuseWith('try later');
    const row = () => server.deps.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const sendAt = async (time: number) => {
      server.clock.set(new Date(time).toISOString());
      await send();
      return (await row()).attempts;
    };
    let now = new Date(testNow).getTime();
    for (const [tries, pause] of [0, 1, 2, 4].entries()) {
      now += pause * 60_000;
      expect(await sendAt(now - 1)).toBe(tries);
      expect(await sendAt(now)).toBe(tries + 1);
    }
    await server.deps.db.updateTable('outbox').set({ attempts: 14 }).execute();
    expect(await sendAt(now + 8 * 60_000)).toBe(15);
    inbox.refuseWith(null);
    server.clock.set('2027-01-01T00:00:00Z');
    expect(await receive()).toEqual([]);
    const given = await row();
    expect([given.sent_at, given.last_error]).toEqual([null, expect.stringContaining('try later')]);
    // What an operator does who has mended the mail server.
    await server.deps.db.updateTable('outbox').set({ attempts: 0 }).execute();
    expect(await receive()).toHaveLength(1);
  });

  it('an address that its mail server refuses is said where the booking is managed, until another one gets what it did not', async () => {
    const { stayOf, changeOf, make } = stayCalls(() => server);
    const booker = bookerDetailsOf(aBooker({ emailAddress: 'nobody@example.org' }));
    const token = (await create(server, aBooking({ booker }))).body['ConfirmationToken'];
    const isRefused = async () => (await stayOf(token))['IsEmailRefused'];
    inbox.refuseWith('try later');
    expect([await receive(), await isRefused()]).toEqual([[], false]);
    inbox.refuseWith(null);
    inbox.refuseAddress('nobody@example.org');
    await server.deps.db.updateTable('outbox').set({ due_at: server.clock.now(), attempts: 14 }).execute();
    expect([await receive(), await isRefused()]).toEqual([[], true]);
    const { last_error: reason } = await server.deps.db
      .selectFrom('outbox')
      .select('last_error')
      .executeTakeFirstOrThrow();
    expect(reason).toBe('550 No such user');

    const { Contact } = await stayOf(token);
    await make(await changeOf(token, { Contact: { ...(Contact as object), Email: 'ada@example.org' } }));
    const mails = await receive();
    expect(mails.flatMap(({ recipients }) => recipients)).toEqual(['ada@example.org', 'ada@example.org']);
    expect(mails.map(({ mail }) => mail.subject)).toContainEqual(
      expect.stringContaining(`Your booking at ${hotel}`),
    );
    expect(await isRefused()).toBe(false);
  });

  it('several instances send each mail once', async () => {
    const { db } = server.deps;
    const made = await Promise.all(Array.from({ length: 12 }, () => create(server)));
    const before = inbox.received.length;
    await Promise.all([send(), send(), send()]);
    const sent = inbox.received.slice(before).map(({ mail }) => mail.messageId);
    expect([sent.length, new Set(sent).size]).toEqual([made.length, made.length]);
    expect(await db.selectFrom('outbox').select('outbox_id').where('sent_at', 'is', null).execute()).toEqual(
      [],
    );
  });

  it('after a crash between sending and marking, the second copy has the same Message-ID', async () => {
    await create(server);
    const mailer = createMailer(server.deps.env);
    const before = inbox.received.length;
    const crashed: typeof mailer = {
      send: async (message) => {
        await mailer.send(message);
        throw new Error('the process ends here');
      },
    };
    await sendDueMails({ ...server.deps, mailer: crashed });
    server.clock.set('2026-11-20T11:00:00Z');
    await send();
    const ids = inbox.received.slice(before).map(({ mail }) => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('what fails beside one mail is told to who asked for the sending, while the next is still on its way', async () => {
    await create(server);
    await create(server);
    let asked = 0;
    const now = (): Date => {
      asked += 1;
      if (asked > 1) throw new Error('the database is away');
      return server.clock.now();
    };
    const sending = sendDueMails({
      ...server.deps,
      clock: { now },
      mailer: { send: () => Promise.resolve() },
    });
    await expect(sending).rejects.toThrow('the database is away');
    await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
  });

  it('a kind that this server does not know stays for one that does, and keeps nothing back', async () => {
    const { db } = server.deps;
    const now = server.clock.now();
    await db.transaction().execute((tx) =>
      insertMail(tx, {
        propertyId: 'harbour',
        kind: 'from-the-future' as never,
        payload: {} as never,
        now,
      }),
    );
    await create(server);
    expect(await receive()).toHaveLength(1);
    const left = await db.selectFrom('outbox').select('last_error').where('sent_at', 'is', null).execute();
    expect(left).toEqual([{ last_error: 'Error: There is no mail of the kind “from-the-future”' }]);
  });

  it('an address is one address, whatever signs it has', async () => {
    await bookTable(server, { visitDate: '2026/12/02', email: "eve+o'hara=ada@example.org" });
    const { recipients } = await receiveOne();
    expect(recipients).toEqual([expect.stringContaining("eve+o'hara=ada@example.org")]);
  });
});
