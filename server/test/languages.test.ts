import { randomUUID } from 'node:crypto';
import { aBookedRoom } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, paidBy, wireOf } from './support/bookings.ts';
import { aTable, openHotelWithTables, tableWire } from './support/tables.ts';

describe('a guest who reads Danish or Arabic', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    await openHotelWithTables(server.deps, { rooms: 50 });
  });
  afterAll(() => server.close());

  const call = async (url: string, payload: object | null, language: string, headers = {}) => {
    const response = await server.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { 'accept-language': language, 'idempotency-key': randomUUID(), ...headers },
      ...(payload ? { payload } : {}),
    });
    return response.json<Record<string, unknown>>();
  };
  const search = (language: string, PromoCode: string) => {
    const party = { NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 };
    const stay = { DateFrom: '2026/12/01', DateTo: '2026/12/02', Rooms: [party] };
    return call('/api/Availability/Search', { PropertyId: 'harbour', PromoCode, ...stay }, language);
  };
  const create = (language: string, changes = {}) =>
    call('/api/Reservation/Create', wireOf(aBooking(changes)), language);
  const table = (language: string, changes = {}) =>
    call('/api/RestaurantBooking/Create', tableWire(aTable(changes)), language);

  it('is told in that language why a promo code does not apply, also when others have asked in theirs', async () => {
    const messages = [];
    for (const language of ['en-GB', 'da-DK', 'ar-AE', 'en-GB'])
      messages.push((await search(language, 'NOPE'))['PromoCodeMessage']);
    expect(messages).toEqual([
      'This promo code is not valid.',
      'Denne kampagnekode er ikke gyldig.',
      'رمز العرض هذا غير صالح.',
      'This promo code is not valid.',
    ]);
  });

  it('is told what a voucher is worth, in its numbers', async () => {
    const { PropertyId, DateFrom, DateTo, Rooms } = wireOf(aBooking()) as Record<string, unknown>;
    const check = (VoucherCode: string, language: string) =>
      call(
        '/api/Reservation/CheckVoucherCode',
        { PropertyId, DateFrom, DateTo, Rooms, VoucherCode },
        language,
      );
    expect((await check('GIFT50', 'da'))['Message']).toMatch(/^Dit gavekort trækker 50,00\s£ fra prisen/);
    expect((await check('WRONG', 'ar'))['Message']).toBe('رمز القسيمة هذا غير صالح.');
  });

  it.each([
    [
      'a card that is declined',
      paidBy({ creditCardNumber: '4000000000000002' }),
      /^Dit kort blev afvist, og intet/,
    ],
    [
      'rooms that are gone',
      { rooms: Array.from({ length: 4 }, () => aBookedRoom({ roomTypeId: 'double', ratePlanId: 'nope' })) },
      /Denne pris kendes ikke|Forespørgslen er ugyldig/,
    ],
  ])('is told of %s', async (_, changes, words) => {
    expect((await create('da-DK', changes))['Message']).toMatch(words);
  });

  it('is told which field is wrong, with the limits', async () => {
    const crowded = await create('da', { rooms: [aBookedRoom({ numberOfAdults: 3 })] });
    expect(JSON.stringify(crowded['ModelState'])).toContain('Værelset har plads til højst 2 voksne');
    const large = await table('ar', { partySize: 9 });
    expect(JSON.stringify(large['ModelState'])).toContain('يمكن حجز طاولات لعدد من 1 إلى 6 من الضيوف');
  });

  it.each([
    ['an address that there is not', 'GET', '/api/Nothing', 404, 'http.not-found', 'Ikke fundet'],
    ['another method', 'GET', '/api/Reservation/Create', 405, 'http.method', 'Metoden er ikke tilladt'],
    ['TRACE', 'TRACE', '/api/Reservation/Create', 405, 'http.method', 'Metoden er ikke tilladt'],
    ['no JSON', 'POST', '/api/Reservation/Create', 415, 'http.content-type', /^Denne indholdstype/],
    ['too much', 'POST', '/api/Reservation/Create', 413, 'http.too-large', 'Forespørgslen er for stor.'],
  ])('is told of %s, with its code', async (_, method, url, status, code, words) => {
    const type = status === 413 ? 'application/json' : 'text/xml';
    const response = await server.app.inject({
      method: method as 'GET',
      url,
      headers: { 'accept-language': 'da', 'content-type': type },
      ...(method === 'POST' ? { payload: 'x'.repeat(300_000) } : {}),
    });
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { Code: code, Message: expect.stringMatching(words) as string },
    ]);
  });

  it('reads the lines of the price in the language of now', async () => {
    const made = await create('da-DK');
    const address = `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${String(made['ConfirmationToken'])}`;
    const linesIn = async (language: string) => {
      const { Items } = (await call(address, null, language)) as unknown as {
        Items: { PriceLines: { Text: string }[] }[];
      };
      return Items[0]?.PriceLines.map(({ Text }) => Text.replaceAll(/\s/g, ' '));
    };
    expect(await linesIn('en')).toEqual(['3 nights at £119.99', 'Charges for 2 adults']);
    expect(await linesIn('da')).toEqual(['3 nætter à 119,99 £', 'Tillæg for 2 voksne']);
    expect(made['Message']).toBe('Bookingen er gennemført.');
  });

  it('is told of the stay’s days for a table as days are written there', async () => {
    const { ConfirmationToken: identifier } = await create('da', {
      dateFrom: '2026/12/02',
      dateTo: '2026/12/05',
    });
    const outside = await table('da', {
      isReservation: true,
      identifier: String(identifier),
      visitDate: '2026/12/10',
    });
    expect(outside['InfoMessage']).toMatch(
      /^Et bord til dit ophold skal ligge mellem onsdag.*2\. december 2026 og lørdag/,
    );
  });
});
