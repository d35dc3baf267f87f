import { aBooker, aBookedRoom } from 'shared/testing';
import { bookerDetailsOf } from 'shared/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { writeArrivalMails, writeEventMails } from '../src/modules/hotel-mail/index.ts';
import type { Message } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, mailKinds } from './support/bookings.ts';
import { aSave, bookWithLink, openedLink, openHotelWithExtras, save } from './support/check-in.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk } from './support/staff.ts';
import { stayCalls } from './support/stay-calls.ts';

type Wire = Record<string, unknown>;
const free = '2026-11-25T12:00:00Z';
const former = 'ada@example.org';
const card = '4242 4242 4242 4242';

/** How the booker is reached, with some of it otherwise. */
const aContact = (changes: Wire = {}): Wire => ({
  Email: former,
  Phone: '+44 20 7946 0123',
  Street: '12 St James’s Square',
  CountryId: 'GB',
  ZipCode: 'SW1Y 4LE',
  ...changes,
});

describe.each(engines)('the details of a stay, on %s', (engine) => {
  let server: TestApp;
  const { stayOf, changeOf, quote, confirm, make } = stayCalls(() => server);
  const open = async (property: object = {}) => {
    const { db, clock, env } = server.deps;
    const hotel = hotelFile();
    const file = { ...hotel, Property: { ...(hotel['Property'] as object), ...property } };
    const Notifications = { Addresses: ['front@harbour.example'], ArrivalsHour: 6 };
    const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
    await importProperty(context, 'hotel.json', { ...file, Notifications });
  };
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open();
  });
  afterEach(() => server.close());

  const book = async () => {
    const booker = bookerDetailsOf(aBooker({ emailAddress: former }));
    const made = await create(server, aBooking({ rooms: [aBookedRoom()], booker }));
    expect(made.body, JSON.stringify(made.body)).toMatchObject({ Status: 'Confirmed' });
    server.clock.set(free);
    return made.body['ConfirmationToken'];
  };
  const idOf = async (token: unknown) => {
    const { reservation_id: id } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', String(token))
      .executeTakeFirstOrThrow();
    return id;
  };
  const sent = async () => {
    const mails: Message[] = [];
    const send = (message: Message) => Promise.resolve(void mails.push(message));
    await sendDueMails({ ...server.deps, mailer: { send } });
    return mails.map(({ to, subject, text }) => ({ to: JSON.stringify(to), subject, text: String(text) }));
  };

  describe('a time of arrival', () => {
    it('is one of the requests: it costs nothing, stays when other things change, and can be taken back', async () => {
      const token = await book();
      expect(await stayOf(token)).toMatchObject({ ArrivalTime: null });
      const { quoted } = await make(await changeOf(token, { ArrivalTime: '22:30' }));
      expect(quoted).toMatchObject({ Difference: 0, DueNow: 0, Refund: 0 });
      await make(await changeOf(token, { DateTo: '2026/12/03', Notes: 'A cot' }));
      expect(await stayOf(token)).toMatchObject({ ArrivalTime: '22:30', Notes: 'A cot' });
      await make(await changeOf(token, { ArrivalTime: null }));
      expect(await stayOf(token)).toMatchObject({ ArrivalTime: null, Notes: 'A cot' });
    });

    it('stands in the mails of the guest and the hotel, and on the sheet of the day', async () => {
      const token = await book();
      await make(await changeOf(token, { ArrivalTime: '22:30' }));
      server.clock.set('2026-12-01T08:00:00Z');
      await writeEventMails(server.deps);
      await writeArrivalMails(server.deps);
      const mails = await sent();
      const withTime = mails.filter(({ text }) => text.includes('Expected arrival: 22:30'));
      expect(withTime.map(({ subject }) => String(subject).replace(/[A-Z0-9-]{6,}/, 'REF')).sort()).toEqual([
        'Arrivals of Tuesday 1st December 2026: 1 room',
        'Booking REF changed: Ada Byron, Tue 1st Dec 2026',
        // The event of the booking itself is written from the booking as it is now.
        'New booking REF: Ada Byron, Tue 1st Dec 2026',
        'Your booking at The Harbour Hotel is changed: REF',
      ]);
    });

    it('is there for the desk, which changes it too; who was last is kept', async () => {
      const token = await book();
      await make(await changeOf(token, { ArrivalTime: '22:30' }));
      const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
      const today = async () => {
        const { body } = await clerk.browser.get('/api/Desk/Today?propertyId=harbour&on=2026/12/01');
        return body['Arrivals'];
      };
      expect(await today()).toMatchObject([{ ArrivalTime: '22:30' }]);
      const { PropertyId, ConfirmationToken: _, ...change } = await changeOf(token, { ArrivalTime: '17:05' });
      const ofDesk = { PropertyId, ReservationId: await idOf(token), ...change };
      const { body: quoted } = await desk(clerk.browser, 'QuoteChange', ofDesk);
      const done = await desk(clerk.browser, 'Change', { ...ofDesk, QuoteToken: quoted['QuoteToken'] });
      expect(done.body).toMatchObject({ Success: true });
      expect(await today()).toMatchObject([{ ArrivalTime: '17:05' }]);
    });

    it.each(['25:00', '7:30', 'late', ''])('that is no time is refused: “%s”', async (ArrivalTime) => {
      const { status, body } = await quote(await changeOf(await book(), { ArrivalTime }));
      expect(status).toBe(400);
      expect(Object.keys(body['ModelState'] as object)).toEqual(['ArrivalTime']);
    });

    it('is left to the hotel where the requests are', async () => {
      await open({ GuestChanges: { Requests: null } });
      const { status, body } = await quote(await changeOf(await book(), { ArrivalTime: '18:00' }));
      expect({ status, body }).toMatchObject({ status: 409, body: { Code: 'stay.by-telephone' } });
    });
  });

  describe('how the booker is reached', () => {
    it('changes without a price; names and the rest of the booker stay', async () => {
      const token = await book();
      const Contact = aContact({
        Phone: '+4533445566',
        Street: 'Nyhavn 1',
        CountryId: 'DK',
        ZipCode: '1051',
      });
      const { quoted } = await make(await changeOf(token, { Contact }));
      expect(quoted).toMatchObject({ Difference: 0 });
      expect(await stayOf(token)).toMatchObject({ Contact });
      const { booker } = await server.deps.db
        .selectFrom('reservation')
        .select('booker')
        .executeTakeFirstOrThrow();
      expect(booker).toMatchObject({ firstName: 'Ada', lastName: 'Byron', city: null });
      expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation', 'booking-changed']);
    });

    it('by another e-mail address is told to both addresses: the former one learns neither the new one nor a way in', async () => {
      const token = await book();
      await sent();
      const Contact = aContact({ Email: 'grace@example.org' });
      await make(await changeOf(token, { DateFrom: '2026/12/01', DateTo: '2026/12/05', Contact }));
      const mails = await sent();
      const [toFormer, ...others] = mails.filter(({ to }) => to.includes(former));
      expect(others).toEqual([]);
      expect(toFormer?.subject).toContain('has another email address');
      expect(toFormer?.text).toContain('call us at once');
      expect(toFormer?.text).not.toContain('grace@example.org');
      expect(toFormer?.text).not.toContain(String(token));
      const toNew = mails.filter(({ to }) => to.includes('grace@example.org'));
      expect(toNew.map(({ subject }) => String(subject))).toEqual([
        expect.stringContaining('Your booking at The Harbour Hotel is changed') as unknown,
      ]);
    });

    it('in other letters only is the same address: nobody is warned', async () => {
      const token = await book();
      await make(await changeOf(token, { Contact: aContact({ Email: 'Ada@Example.org' }) }));
      expect(await mailKinds(server.deps.db)).not.toContain('booking-email-changed');
    });

    it.each([
      ['an address that is none', { Email: 'grace' }, 'Contact.Email'],
      ['a missing address', { Email: ' ' }, 'Contact.Email'],
      ['a number without its country', { Phone: '7946 0123' }, 'Contact.Phone'],
      ['a country that is none', { CountryId: 'XX' }, 'Contact.CountryId'],
    ])('is refused for %s, and the booking stays', async (_, changes, path) => {
      const token = await book();
      const { Contact } = await stayOf(token);
      const { status, body } = await quote(await changeOf(token, { Contact: aContact(changes) }));
      expect(status).toBe(400);
      expect(Object.keys(body['ModelState'] as object)).toEqual([path]);
      expect(await stayOf(token)).toMatchObject({ Contact });
    });

    it('is the hotel’s to change where names are; the desk may leave out what it does not know', async () => {
      await open({ GuestChanges: { Names: null } });
      const token = await book();
      const change = await changeOf(token, { Contact: aContact({ Phone: '+4533445566', Street: null }) });
      expect((await quote(change)).body).toMatchObject({ Code: 'stay.by-telephone' });
      const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
      const { PropertyId, ConfirmationToken: _, ...wanted } = change;
      const ofDesk = { PropertyId, ReservationId: await idOf(token), ...wanted };
      const { status, body } = await desk(clerk.browser, 'QuoteChange', ofDesk);
      expect(status).toBe(200);
      const done = await desk(clerk.browser, 'Change', { ...ofDesk, QuoteToken: body['QuoteToken'] });
      expect(done.body).toMatchObject({ Success: true });
      expect(await stayOf(token)).toMatchObject({ Contact: { Phone: '+4533445566', Street: null } });
    });

    it('as the pre check-in says it is told to the former address too', async () => {
      await openHotelWithExtras(server.deps);
      const booker = bookerDetailsOf(aBooker({ emailAddress: former }));
      const rooms = [aBookedRoom({ roomConfigurationDropdownOptionId: 'twin' })];
      const link = await bookWithLink(server, { booker, rooms });
      const opened = await openedLink(server, link);
      const Booker = { ...booker, email: 'grace@example.org' };
      expect((await save(server, aSave(link, opened, { booker: Booker }))).body).toMatchObject({
        Success: true,
      });
      expect(await mailKinds(server.deps.db)).toContain('booking-email-changed');
    });
  });

  it('every guest of a room can have another name; more than stay in it are refused', async () => {
    const token = await book();
    const guest = (FirstName: string, LastName: string) => ({
      IndividualId: null,
      FirstName,
      LastName,
      Email: null,
      Phone: null,
    });
    const Guests = [guest('Grace', 'Hopper'), guest('Ada', 'Byron')];
    await make(await changeOf(token, {}, { Guests }));
    expect(await stayOf(token)).toMatchObject({ Rooms: [{ Guests }] });
    const { status, body } = await quote(
      await changeOf(token, {}, { Guests: [...Guests, guest('Ada', 'Byron')] }),
    );
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('room.too-many-names');
  });

  it('a card number that is typed into any of it is not stored', async () => {
    const token = await book();
    const Guests = [{ IndividualId: null, FirstName: 'Ada', LastName: card, Email: null, Phone: null }];
    const change = await changeOf(
      token,
      { Notes: `My card: ${card}`, Contact: aContact({ Street: `Card ${card}` }) },
      { Guests },
    );
    const { body } = await quote(change);
    expect((await confirm(change, body)).status).toBe(200);
    expect(JSON.stringify(await stayOf(token))).not.toContain('4242 4242');
    expect(await stayOf(token)).toMatchObject({ Notes: 'My card: ••••', Contact: { Street: 'Card ••••' } });
  });
});
