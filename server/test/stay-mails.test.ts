import nodeIcal from 'node-ical';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { createMailer } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { calendarOf, startMailServer, type TestMailServer } from './support/smtp-server.ts';
import { aStaffMember, desk } from './support/staff.ts';
import { stayCalls } from './support/stay-calls.ts';

const dayOf = (date: Date): string => new Intl.DateTimeFormat('sv').format(date);

/** A calendar file as another library reads it. */
function entryOf(file: string) {
  const event = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('The file has no event');
  const personOf = (person: unknown) =>
    typeof person === 'object' && person !== null && 'val' in person ? person.val : null;
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    status: event.status,
    from: dayOf(event.start),
    to: dayOf(event.end ?? event.start),
    organizer: personOf(event.organizer),
    attendee: personOf(event.attendee),
  };
}

describe.each(engines)('the calendar files of a stay’s mails, by SMTP on %s', (engine) => {
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
    await openHotel(server.deps);
  });
  afterAll(async () => {
    await server.close();
    await inbox.close();
  });

  const { post, changeOf, make } = stayCalls(() => server);
  /** What has arrived with a calendar file by this round, with what its part of the mail says of it. */
  const receive = async () => {
    const before = inbox.received.length;
    await sendDueMails({ ...server.deps, mailer: createMailer(server.deps.env) });
    return inbox.received.slice(before).flatMap(({ mail }) => {
      const file = calendarOf(mail);
      const part = mail.attachments.find(({ contentType }) => contentType === 'text/calendar');
      return file === '' ? [] : [{ ...entryOf(file), file: part?.filename }];
    });
  };
  const book = async () => {
    const made = await create(server, aBooking({ rooms: [aBookedRoom()] }));
    const token = made.body['ConfirmationToken'];
    const [entry, ...others] = await receive();
    expect(others).toEqual([]);
    if (entry === undefined) throw new Error('The confirmation has no calendar file');
    return { token, entry };
  };

  it('replace one entry: each change counts on, and the cancellation takes it away', async () => {
    const { token, entry } = await book();
    expect(entry).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED', sequence: 0 });
    expect([entry.from, entry.to]).toEqual(['2026-12-01', '2026-12-04']);
    const fileOf = async () => {
      const query = `propertyId=harbour&confirmationToken=${String(token)}`;
      const response = await server.app.inject({ url: `/api/Reservation/Calendar?${query}` });
      expect(response.headers['content-type']).toMatch(/^text\/calendar/);
      return { ...entryOf(response.body), file: entry.file };
    };
    // The page links the same file.
    expect(await fileOf()).toEqual(entry);
    expect(entry.organizer).toBe('mailto:stay@hotel.example');

    const seen = [entry];
    for (const [DateFrom, DateTo] of [
      ['2026/12/01', '2026/12/03'],
      ['2026/12/02', '2026/12/05'],
      ['2026/12/08', '2026/12/10'],
    ]) {
      await make(await changeOf(token, { DateFrom, DateTo }));
      const [changed, ...others] = await receive();
      expect(others).toEqual([]);
      expect(changed).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        uid: entry.uid,
        from: DateFrom?.replaceAll('/', '-'),
        to: DateTo?.replaceAll('/', '-'),
        file: entry.file,
      });
      expect([changed?.organizer, changed?.attendee]).toEqual([entry.organizer, 'mailto:ada@example.org']);
      if (changed) seen.push(changed);
    }

    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const { body: quoted } = await post('/api/Stay/QuoteCancellation', named);
    await post('/api/Stay/Cancel', { ...named, QuoteToken: quoted['QuoteToken'] });
    const [cancelled, ...others] = await receive();
    expect(others).toEqual([]);
    expect(cancelled).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: entry.uid,
      from: '2026-12-08',
      to: '2026-12-10',
    });
    if (cancelled) seen.push(cancelled);
    expect(await fileOf()).toEqual(cancelled);
    const sequences = seen.map(({ sequence }) => sequence);
    expect(sequences).toHaveLength(5);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(sequences).size).toBe(5);
  });

  it('count on over changes by the guest and the desk, also those that are mailed together', async () => {
    const { token, entry } = await book();
    const clerk = await aStaffMember(server, `clerk-${engine}@hotel.example`, 'front-desk');
    await receive();
    await make(await changeOf(token, { DateFrom: '2026/12/11', DateTo: '2026/12/13' }));
    const { reservation_id: ReservationId } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', String(token))
      .executeTakeFirstOrThrow();
    const { ConfirmationToken: _token, ...change } = await changeOf(token, { DateTo: '2026/12/14' });
    const byDesk = { ...change, ReservationId };
    const { body: quoted } = await desk(clerk.browser, 'QuoteChange', byDesk);
    const done = await desk(clerk.browser, 'Change', { ...byDesk, QuoteToken: quoted['QuoteToken'] });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const mails = await receive();
    expect(mails.map(({ method, uid }) => [method, uid])).toEqual(mails.map(() => ['REQUEST', entry.uid]));
    const last = mails.toSorted((a, b) => a.sequence - b.sequence).at(-1);
    expect(last).toMatchObject({ from: '2026-12-11', to: '2026-12-14' });
    expect(new Set(mails.map(({ sequence }) => sequence)).size).toBe(mails.length);
    expect(Math.min(...mails.map(({ sequence }) => sequence))).toBeGreaterThan(entry.sequence);
  });
});
