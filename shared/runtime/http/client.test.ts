import { describe, expect, it } from 'vitest';
import {
  compactSearch,
  createReservation,
  getCalendar,
  getProperty,
  searchAvailability,
} from '../../contracts/index.ts';
import { createHttpClient } from './client.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

function clientAnswering(respond: (sent: Sent) => Response | Promise<Response>, timeoutMs = 1000) {
  const sent: Sent[] = [];
  const client = createHttpClient({
    newId: () => 'id-1',
    timeoutMs,
    fetch: (url, init) => {
      sent.push({ url, init });
      return Promise.resolve(respond({ url, init }));
    },
  });
  return { client, sent };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const search = {
  propertyId: 'p1',
  languageCode: 'en-GB',
  promoCode: null,
  ratePlanCode: null,
  dateFrom: '2026/12/01',
  dateTo: '2026/12/03',
  locationId: null,
  rooms: [{ numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }],
};

describe('a call', () => {
  it('sends the wire names and reads entities', async () => {
    const { client, sent } = clientAnswering(() =>
      json({
        RoomTypes: [],
        PromoCodeMessage: null,
        IsPromoCodeValid: null,
        HopGiftVoucherCodeMessage: null,
        IsHopGiftVoucherCodeValid: null,
        NumberOfRoomsPerRoomTypeId: { Double: 3 },
        QuoteToken: 'q',
      }),
    );
    const result = await client.call(searchAvailability, { body: search });
    expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({
      PropertyId: 'p1',
      Rooms: [{ NumberOfAdults: 2 }],
    });
    expect(result).toMatchObject({
      ok: true,
      data: { quoteToken: 'q', numberOfRoomsPerRoomTypeId: { Double: 3 } },
    });
  });

  it('asks for the compact form of a search where its contract says so', async () => {
    const { client, sent } = clientAnswering(() => json({}));
    await client.call(compactSearch(), { body: search });
    await client.call(searchAvailability, { body: search });
    const asked = sent.map(({ init }) => (JSON.parse(String(init.body)) as Record<string, unknown>)['Form']);
    expect(asked).toEqual(['compact', undefined]);
  });

  it('puts parameters into the path and the query', async () => {
    const { client, sent } = clientAnswering(() => json([]));
    await client.call(getCalendar, {
      query: { propertyId: 'p 1', fromDate: '2026/12/01', toDate: '2026/12/31' },
    });
    await client.call(getProperty, { params: { id: 'A/B' } });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/Availability?propertyId=p+1&fromDate=2026%2F12%2F01&toDate=2026%2F12%2F31',
      '/api/Property/A%2FB',
    ]);
  });
});

describe('a failed call', () => {
  it('hands on the message and the model state of the server', async () => {
    const { client } = clientAnswering(() =>
      json({ Message: 'The request is invalid.', ModelState: { DateTo: ['too early'] } }, 400, {
        'x-correlation-id': 'c1',
      }),
    );
    const result = await client.call(searchAvailability, { body: search });
    expect(result).toMatchObject({
      ok: false,
      failure: {
        kind: 'http',
        status: 400,
        message: 'The request is invalid.',
        modelState: { DateTo: ['too early'] },
        correlationId: 'c1',
      },
    });
  });

  it('reads the body that the contract declares for that status', async () => {
    const { client } = clientAnswering(() => json({ Message: 'gone', ExceedingRoomIndexes: [1] }, 409));
    const result = await client.call(createReservation, {
      headers: { 'idempotency-key': '7b7f2f8e-1d43-4a6d-9f0a-2f6c1a9d0b11' },
      body: {
        languageCode: 'en',
        isAppBooking: false,
        propertyId: 'p',
        dateFrom: '2026/12/01',
        dateTo: '2026/12/02',
        notes: null,
        comment: null,
        booker: {
          firstName: 'A',
          lastName: 'B',
          email: 'a@b.example',
          phone: null,
          street: null,
          city: null,
          countryId: null,
          stateOrCounty: null,
          optInToReceiveUpdates: false,
          zipCode: null,
        },
        cardDetails: null,
        paymentType: 1,
        accountId: null,
        poNumber: null,
        promoCode: null,
        hopGiftVoucherCode: null,
        rooms: [
          {
            reservationItemId: null,
            roomConfigurationDropdownOptionId: null,
            guests: [],
            services: [],
            roomTypeId: 'd',
            ratePlanId: 'f',
            numberOfAdults: 1,
            numberOfChildren: 0,
            numberOfInfants: 0,
          },
        ],
        browserData: null,
        agreeToTermsAndConditions: true,
        hasAcceptedCustomTermsAndConditions: false,
        password: null,
        quoteToken: null,
      },
    });
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'http', body: { exceedingRoomIndexes: [1] } },
    });
  });

  it('is told, and nothing is sent, when what is to be sent leaves the contract', async () => {
    const { client, sent } = clientAnswering(() => json([]));
    const result = await client.call(searchAvailability, { body: { ...search, promoCode: 'x'.repeat(201) } });
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'http', status: 400, message: null, body: { modelState: { PromoCode: [] } } },
    });
    expect(sent).toEqual([]);
  });

  it.each([
    ['of one form', searchAvailability],
    ['of two forms', compactSearch()],
  ])('is told from a contract %s that the answer leaves', async (_, endpoint) => {
    const { client } = clientAnswering(() => json({ RoomTypes: 'many' }));
    const result = await client.call(endpoint, { body: search });
    expect(result).toMatchObject({
      ok: false,
      failure: { kind: 'contract', paths: expect.arrayContaining(['RoomTypes']) },
    });
  });

  it.each([
    ['and says why', { Success: false, Message: 'The hotel is closed.' }, 'The hotel is closed.'],
    ['and says nothing', { Success: false }, null],
  ])(
    'product.md 8: is also a 200 that did nothing, has not what its contract has %s',
    async (_, body, message) => {
      const { client } = clientAnswering(() => json(body));
      const result = await client.call(getProperty, { params: { id: 'x' } });
      expect(result).toMatchObject({ ok: false, failure: { kind: 'http', status: 200, message } });
    },
  );

  it('is a network failure when nothing answers', async () => {
    const { client } = clientAnswering(() => Promise.reject(new TypeError('failed to fetch')));
    expect(await client.call(getProperty, { params: { id: 'x' } })).toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('is an aborted call when the page was left', async () => {
    const leaving = new AbortController();
    const { client } = clientAnswering(({ init }) => {
      leaving.abort();
      return Promise.reject(init.signal?.reason);
    });
    const result = await client.call(getProperty, { params: { id: 'x' } }, { signal: leaving.signal });
    expect(result).toMatchObject({ failure: { kind: 'aborted' } });
  });

  it('ends as the page is left, also in a browser that cannot join two signals', async () => {
    const { any } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'any');
    const leaving = new AbortController();
    const { client } = clientAnswering(({ init }) => {
      const ended = new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('ended')));
      });
      leaving.abort();
      return ended;
    });
    const call = () => client.call(getProperty, { params: { id: 'x' } }, { signal: leaving.signal });
    expect(await call()).toMatchObject({ failure: { kind: 'aborted' } });
    // A page that is left already asks nothing.
    expect(await call()).toMatchObject({ failure: { kind: 'aborted' } });
    Object.assign(AbortSignal, { any });
  });

  it('is a timeout when the server is silent', async () => {
    const { client } = clientAnswering(
      ({ init }) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      1,
    );
    expect(await client.call(getProperty, { params: { id: 'x' } })).toMatchObject({
      failure: { kind: 'timeout' },
    });
  });
});
