import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { hotelsNames } from '../src/modules/booking/index.ts';
import { writeArrivalMails, writeEventMails } from '../src/modules/hotel-mail/index.ts';
import { createMailer } from '../src/modules/mail/mailer.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, wireOf } from './support/bookings.ts';
import { calendarOf, startMailServer, type TestMailServer } from './support/smtp-server.ts';
import { aStaffMember } from './support/staff.ts';

type Wire = Record<string, unknown>;
const field = (of: unknown, key: string): Wire => (of as Record<string, Wire>)[key] ?? {};
const list = (of: unknown, key: string): Wire[] => (of as Record<string, Wire[]>)[key] ?? [];

/** The test's hotel in English, with some of its texts in Danish too. */
function bilingualFile(): Wire {
  const file = hotelFile();
  const both = (english: unknown, danish: string) => ({ 'en-GB': english, da: danish });
  const property = field(file, 'Property');
  const [double = {}, ...rooms] = list(file, 'RoomTypes');
  const [flexible = {}, ...plans] = list(file, 'RatePlans');
  const [breakfast = {}, ...services] = list(file, 'Services');
  const [twin = {}] = list(double, 'Configurations');
  return {
    ...file,
    Property: {
      ...property,
      Languages: ['en-GB', 'da'],
      PropertyName: both(property['PropertyName'], 'Havnehotellet'),
      PropertyAddress: both(property['PropertyAddress'], 'Lygtekajen 14, London'),
    },
    RoomTypes: [
      {
        ...double,
        Name: both(double['Name'], 'Dobbeltværelse'),
        Amenities: [both('Wi-Fi', 'Trådløst net')],
        Configurations: [{ ...twin, Text: both(twin['Text'], 'To enkeltsenge') }],
      },
      ...rooms,
    ],
    RatePlans: [{ ...flexible, Name: both(flexible['Name'], 'Fleksibel') }, ...plans],
    Services: [{ ...breakfast, ServiceName: both('Breakfast', 'Morgenmad') }, ...services],
  };
}

describe('a hotel whose texts are in two languages', () => {
  let server: TestApp;
  let inbox: TestMailServer;
  beforeEach(async () => {
    inbox = await startMailServer();
    const env = readEnv({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://stay.example',
      SMTP_URL: inbox.url,
      MAIL_FROM: 'bookings@stay.example',
    });
    server = await createTestApp('postgres', { env });
    await importHotel(bilingualFile());
  });
  afterEach(async () => {
    await server.close();
    await inbox.close();
  });

  const importHotel = (file: object) =>
    importProperty({ ...server.deps, releasesDir: '/nowhere', dryRun: false }, 'hotel.json', file);
  const ask = async (language: string, url: string, payload?: object): Promise<Wire> => {
    const headers = { 'accept-language': language, 'idempotency-key': randomUUID() };
    const method = payload ? 'POST' : 'GET';
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return response.json<Wire>();
  };
  const search = (language: string, form?: 'compact') =>
    ask(language, '/api/Availability/Search', {
      PropertyId: 'harbour',
      DateFrom: '2026/12/01',
      DateTo: '2026/12/02',
      Rooms: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
      ...(form ? { Form: form } : {}),
    });
  const book = (language: string) => ask(language, '/api/Reservation/Create', wireOf(aBooking()));

  it('is found in the language that is asked for, and says what it has in another one only', async () => {
    for (const language of ['en-GB', 'da-DK', 'en-GB']) {
      const [double = {}, suite = {}] = list(await search(language), 'RoomTypes');
      const [rate = {}] = list(double, 'Rates');
      const isDanish = language === 'da-DK';
      expect([double['Name'], double['Amenities'], rate['Name'], suite['Name']]).toEqual(
        isDanish
          ? ['Dobbeltværelse', ['Trådløst net'], 'Fleksibel', 'Room suite']
          : ['Room double', ['Wi-Fi'], 'Rate flexible', 'Room suite'],
      );
      expect(double['TextLanguages']).toEqual(
        isDanish ? { Description: 'en-GB', BedTypes: 'en-GB' } : undefined,
      );
      expect(suite['TextLanguages']).toEqual(
        isDanish ? { Name: 'en-GB', Description: 'en-GB', Amenities: 'en-GB', BedTypes: 'en-GB' } : undefined,
      );
      expect(rate['TextLanguages']).toEqual(isDanish ? { Description: 'en-GB', Policy: 'en-GB' } : undefined);
    }
    const compact = await search('da', 'compact');
    expect(list(compact, 'RatePlans')[0]).toMatchObject({
      Name: 'Fleksibel',
      TextLanguages: { Policy: 'en-GB' },
    });
  });

  it('describes itself, its extras and its set-ups in that language', async () => {
    expect(await ask('da', '/api/Property/harbour')).toMatchObject({
      PropertyName: 'Havnehotellet',
      TextLanguages: { Description: 'en-GB' },
    });
    const extras = await ask(
      'da',
      '/api/Service/Get?propertyId=harbour&roomTypeId=double&ratePlanId=flexible&dateOfArrival=2026/12/01&dateOfDeparture=2026/12/02',
    );
    expect(list(extras, 'Services').map((extra) => [extra['ServiceName'], extra['TextLanguages']])).toEqual([
      ['Morgenmad', { ServiceDescription: 'en-GB' }],
      ['Parking', { ServiceName: 'en-GB', ServiceDescription: 'en-GB' }],
    ]);
    const setUps = async (language: string) =>
      ask(language, '/api/RoomTypeConfiguration/Get?propertyId=harbour&roomTypeIds=double&roomTypeId=double');
    expect(JSON.stringify(await setUps('da'))).toContain('To enkeltsenge');
    expect(JSON.stringify(await setUps('en'))).toContain('Twin beds');
    // They are in English and Danish; a guest who asks for German is not deceived about that.
    expect(JSON.stringify(await setUps('de'))).toContain(
      '"Text":"Twin beds","TextLanguages":{"Text":"en-GB"}',
    );
    expect(JSON.stringify(await setUps('da'))).not.toContain('TextLanguages');
  });

  it('writes to a guest in the language of the booking, with the calendar file', async () => {
    const made = await book('da-DK');
    expect(made['Success']).toBe(true);
    await sendDueMails({ ...server.deps, mailer: createMailer(server.deps.env) });
    const [received] = inbox.received;
    if (received === undefined) throw new Error('no mail has arrived');
    const { mail } = received;
    expect(mail.subject).toContain('Havnehotellet');
    expect(mail.text).toContain('Dobbeltværelse');
    expect(mail.text).toContain('Fleksibel');
    const calendar = calendarOf(mail).replaceAll('\r\n ', '');
    expect(calendar).toContain('Havnehotellet');
    expect(calendar).toContain('LOCATION:Lygtekajen 14\\, London');
  });

  it('lists at its desk what was booked in the language of the clerk', async () => {
    expect((await book('da-DK'))['Success']).toBe(true);
    const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    const roomTypesFor = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await clerk.browser.get('/api/Desk/Bookings?propertyId=harbour', headers);
      return list(body, 'Bookings').map((booking) => booking['RoomTypes']);
    };
    expect(await roomTypesFor('en-GB')).toEqual([['Room double']]);
    expect(await roomTypesFor('da-DK')).toEqual([['Dobbeltværelse']]);
    // It has no German words: its first language.
    expect(await roomTypesFor('de')).toEqual([['Room double']]);
  });

  it('reads one booking in the language of the clerk, and has mails about it in its own, but for the guest’s words', async () => {
    const file = bilingualFile();
    const city = { Id: 'city', Name: { 'en-GB': 'City tax', da: 'Byskat' }, Amount: 2.5, Per: 'PersonNight' };
    await importHotel({
      ...file,
      Property: { ...field(file, 'Property'), TaxesAndFees: [city] },
      Notifications: { Addresses: ['front@harbour.example'], ArrivalsHour: 6 },
    });
    const breakfast = { reservationItemId: null, serviceId: 'breakfast', quantity: 1, service: null };
    const room = aBookedRoom({ roomConfigurationDropdownOptionId: 'twin', services: [breakfast] });
    const booking = aBooking({ rooms: [room], notes: 'Et stille Dobbeltværelse, tak', quotedTaxes: 15 });
    const made = await ask('da-DK', '/api/Reservation/Create', wireOf(booking));
    expect(made['Success']).toBe(true);
    const { db } = server.deps;
    const { reservation_id: id } = await db
      .selectFrom('reservation')
      .select('reservation_id')
      .executeTakeFirstOrThrow();
    const clerk = await aStaffMember(server, 'clerk@hotel.example', 'front-desk');
    const address = `/api/Desk/Booking?propertyId=harbour&reservationId=${id}`;
    const inDanish = await clerk.browser.get(address, { 'accept-language': 'da-DK' });
    expect(list(field(inDanish.body, 'Confirmation'), 'Items')).toMatchObject([
      {
        RoomType: { Name: 'Dobbeltværelse' },
        RatePlan: { Name: 'Fleksibel' },
        RoomConfiguration: 'To enkeltsenge',
        Services: [{ ServiceName: 'Morgenmad' }],
        Taxes: [{ Name: 'Byskat' }],
      },
    ]);
    const { body } = await clerk.browser.get(address);
    const [item = {}] = list(field(body, 'Confirmation'), 'Items');
    expect(item).not.toHaveProperty('TextLanguage');
    expect(item).toMatchObject({
      RoomType: { Name: 'Room double' },
      RatePlan: { Name: 'Rate flexible' },
      RoomConfiguration: 'Twin beds',
      Services: [{ ServiceName: 'Breakfast' }],
      Taxes: [{ Name: 'City tax' }],
    });
    expect(list(item, 'PriceLines').map((line) => line['Text'])).toContain('Breakfast · 2 guests × 3 nights');
    expect(list(field(body, 'Stay'), 'Rooms')).toMatchObject([
      { RoomType: 'Room double', RatePlan: 'Rate flexible', Services: [{ ServiceName: 'Breakfast' }] },
    ]);
    expect(body['Notes']).toBe('Et stille Dobbeltværelse, tak');

    const mailer = createMailer(server.deps.env);
    await writeEventMails(server.deps);
    server.clock.set('2026-12-01T06:00:00Z');
    await writeArrivalMails(server.deps);
    await sendDueMails({ ...server.deps, mailer });
    const toHotel = inbox.received.filter(({ recipients }) => recipients.includes('front@harbour.example'));
    const texts = toHotel.map(({ mail }) => String(mail.text));
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      for (const words of ['Room double', 'Twin beds', 'Breakfast', 'Et stille Dobbeltværelse, tak'])
        expect(text).toContain(words);
      expect(text).not.toMatch(/Fleksibel|Morgenmad|To enkeltsenge|Byskat/);
    }
    expect(texts.some((text) => text.includes('Rate flexible') && text.includes('City tax'))).toBe(true);
  });

  it('reads what it has no more as it was booked', async () => {
    expect((await book('da-DK'))['Success']).toBe(true);
    const { db } = server.deps;
    const { items } = (await hotelsNames(db, 'elsewhere'))({
      items: await db.selectFrom('reservation_item').selectAll().execute(),
      services: [],
    });
    expect(items).toMatchObject([{ room_type_name: 'Dobbeltværelse', rate_plan_name: 'Fleksibel' }]);
  });

  it('says of what was agreed which language it is in, to who reads in another', async () => {
    const made = await book('da-DK');
    const { ConfirmationToken: token } = made;
    const languagesFor = async (reader: string) => {
      const read = (url: string) =>
        ask(reader, `${url}?propertyId=harbour&confirmationToken=${String(token)}`);
      const { PreCheckInUrl: path, ...confirmation } = await read('/api/Reservation/Confirmation');
      const [, , , reference = '', hash = ''] = String(path).split('/');
      const checkIn = await ask(
        reader,
        `/api/PreCheckIn/Get?propertyId=harbour&referenceNumber=${reference}&hash=${hash}`,
      );
      const rooms = [
        list(confirmation, 'Items')[0],
        list(await read('/api/Stay'), 'Rooms')[0],
        list(checkIn, 'ReservationItems')[0],
      ];
      return rooms.map((room) => room?.['TextLanguage']);
    };
    expect(await languagesFor('en-GB')).toEqual(['da', 'da', 'da']);
    expect(await languagesFor('da-DK')).toEqual([undefined, undefined, undefined]);
    const inGerman = await book('de-DE');
    expect(inGerman['Success']).toBe(true);
    const german = await ask(
      'da',
      `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${String(inGerman['ConfirmationToken'])}`,
    );
    expect(list(german, 'Items')[0]?.['TextLanguage']).toBe('en-GB');
  });

  it('keeps what was agreed when it is imported with other words', async () => {
    const made = await book('da-DK');
    await importHotel(hotelFile());
    const confirmation = await ask(
      'en',
      `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${String(made['ConfirmationToken'])}`,
    );
    expect(list(confirmation, 'Items')[0]).toMatchObject({ RoomType: { Name: 'Dobbeltværelse' } });
    const [double = {}] = list(await search('da'), 'RoomTypes');
    expect([double['Name'], double['TextLanguages']]).toEqual(['Room double', undefined]);
  });

  it('is exported to a file that imports to the same', async () => {
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({
      Property: { Languages: ['en-GB', 'da'], PropertyName: { da: 'Havnehotellet' } },
      RoomTypes: [{ Configurations: [{ Text: { da: 'To enkeltsenge' } }] }, { Name: 'Room suite' }],
    });
    await importHotel(exported ?? {});
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toEqual(exported);
  });

  it('tells the hotelier what is missing, and imports all the same', async () => {
    const { warnings } = await importHotel(bilingualFile());
    const gaps = warnings.filter(({ path }) => path === 'Property.Languages');
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.message).toMatch(/^\d+ of \d+ texts are missing in “da”: Property\.Description/);
  });
});
