import fc from 'fast-check';
import {
  compactCalendarSchema,
  compactSearch,
  createReservation,
  type EndpointDefinition,
  getCalendar,
  postClientLog,
  responseSchema,
  searchAvailability,
} from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInput } from '../src/http/read-input.ts';
import { isUsableText } from '../src/http/texts.ts';
import { statusesOf } from '../src/openapi/document.ts';
import { endpoints } from '../src/openapi/endpoints.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { someBadInput, someInput, type WireInput } from './support/bad-values.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, wireOf } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { sized } from './support/scope.ts';
import { rawBody, type SentResponse, sendWire } from './support/send-wire.ts';
import { createTableSums } from './support/table-sums.ts';

const runs = sized(18, 60);
const seed = 20_261_121;

const served = endpoints.filter(({ endpoint }) => endpoint !== postClientLog);
const withBody = served.filter(({ endpoint }) => endpoint.body !== undefined);

const onWire = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function isUnusable(value: unknown): boolean {
  if (typeof value === 'string') return !isUsableText(value);
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(isUnusable);
}

/** Whether a body breaks the contract, whatever the database holds. */
const breaksContract = ({ body }: EndpointDefinition, input: WireInput): boolean =>
  body !== undefined && (isUnusable(input.body) || !readInput(body, onWire(input.body)).success);

/** What an answer has to fit; the calendar and the search have a second form for who asks for it. */
const bodySchema = (endpoint: EndpointDefinition, { query, body }: WireInput, status: number) => {
  if (endpoint === searchAvailability && status === 200 && Object(body)['Form'] === 'compact')
    return compactSearch().responses[200];
  return endpoint === getCalendar && status === 200 && Object(query)['form'] === 'compact'
    ? compactCalendarSchema
    : responseSchema(endpoint, status);
};

function expectRejection({ status, text }: SentResponse): void {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  const body = JSON.parse(text) as { Message: unknown; ModelState?: Record<string, string[]> };
  expect(body.Message).toMatch(/./);
  if (status !== 400) return;
  const state = Object.entries(body.ModelState ?? {});
  expect(state, text).not.toEqual([]);
  expect(state.flatMap(([path]) => (path === '' ? [path] : []))).toEqual([]);
  // Never the sentences of the library that checks.
  for (const sentence of state.flatMap(([, sentences]) => sentences)) {
    expect(sentence).toMatch(/^\p{Lu}[^]* [^]*[^:]$/u);
    expect(sentence).not.toMatch(/Invalid|expected|received|Too (big|small)|regex|pattern/);
  }
}

describe.each(engines)('bad input on %s', (engine) => {
  let server: TestApp;
  let sums: () => Promise<unknown>;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
    sums = await createTableSums(server.deps.db);
  });
  afterAll(() => server.close());

  const unchanged = async (work: () => Promise<void>): Promise<void> => {
    const before = await sums();
    await work();
    expect(await sums()).toEqual(before);
  };

  const check = (call: (typeof served)[number], inputs: fc.Arbitrary<WireInput>, numRuns: number) =>
    fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const { endpoint } = call;
        const isBroken = breaksContract(endpoint, input);
        const before = isBroken || endpoint.method === 'GET' ? null : await sums();
        const answer = await sendWire(server, endpoint, input);
        expect(statusesOf(call), answer.text).toContain(answer.status);
        if (isBroken) expect(answer.status, answer.text).toBe(400);
        if (answer.status >= 400) expectRejection(answer);
        if (answer.text !== '') {
          const schema = bodySchema(endpoint, input, answer.status);
          expect(z.safeDecode(schema, JSON.parse(answer.text)).error).toBeUndefined();
        }
        if (before && answer.status >= 400) expect(await sums()).toEqual(before);
      }),
      { numRuns, seed, endOnFailure: true },
    );

  it.each(served)('$name refuses it in the contract’s words and changes nothing', async (call) => {
    const { endpoint } = call;
    const broken = someBadInput(endpoint).filter((input) => breaksContract(endpoint, input));
    await unchanged(() => check(call, endpoint.body ? broken : someBadInput(endpoint), runs));
  });

  it.each(served)('$name answers anything that is well-formed as it has declared', async (call) => {
    await check(call, someInput(call.endpoint), runs / 6);
    await check(call, someBadInput(call.endpoint), runs / 6);
  });
});

describe('bodies that are no input at all', () => {
  let server: TestApp;
  let sums: () => Promise<unknown>;
  beforeAll(async () => {
    server = await createTestApp();
    await openHotel(server.deps);
    sums = await createTableSums(server.deps.db);
  });
  afterAll(() => server.close());

  const valid = JSON.stringify(wireOf(aBooking()));
  type Headers = Readonly<Record<string, string>>;
  const bodies: readonly (readonly [title: string, body: string, headers?: Headers])[] = [
    ['no body', ''],
    ['half a body', '{"PropertyId": "harb'],
    ['a body after the body', '{}{}'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"harbour"'],
    ['NaN', '{"PropertyId": NaN}'],
    ['a prototype', '{"__proto__": {"a": 1}}'],
    ['a constructor', '{"constructor": {"prototype": {"a": 1}}}'],
    ['lists in lists', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['lists in a field', `{"PropertyId": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a field twice, the second wrong', `{"PropertyId": "harbour", "PropertyId": []}`],
    ['a NUL', String.raw`{"PropertyId": "har\u0000bour", "LanguageCode": "e\u0000n"}`],
    ['half a surrogate pair', String.raw`{"PropertyId": "\ud800"}`],
    ['plain text', valid, { 'content-type': 'text/plain' }],
    ['a form', 'PropertyId=harbour', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['XML', '<a/>', { 'content-type': 'application/xml' }],
    ['no content type', valid, { 'content-type': '' }],
    ['another length than it says', valid, { 'content-length': '3' }],
    ['257 KiB', JSON.stringify({ PropertyId: 'x'.repeat(257 * 1024) })],
  ];

  const table = bodies.map(([title, body, headers = {}]) => ({ title, body, headers }));
  it.each(table)('$title is refused by every call', async ({ body, headers }) => {
    const before = await sums();
    for (const { endpoint, name } of withBody) {
      // An empty object is all that Logout takes, and more is ignored.
      const answer = await sendWire(server, endpoint, { body: rawBody(body) }, headers);
      if (name === 'logout' && answer.status < 400) continue;
      expectRejection(answer);
    }
    expect(await sums()).toEqual(before);
  });

  it.each([
    ['{"__proto__": {"a": 1}}', /“__proto__”/],
    ['{"constructor": {"prototype": {"a": 1}}}', /“__proto__”/],
    ['{"PropertyId": "harb', /^The body is not JSON\.$/],
  ])('%s is told what is wrong with it', async (body, words) => {
    const answer = await sendWire(server, createReservation, { body: rawBody(body) });
    const { ModelState } = JSON.parse(answer.text) as { ModelState: { Body: string[] } };
    expect([answer.status, ModelState.Body.length]).toEqual([400, 1]);
    expect(ModelState.Body[0]).toMatch(words);
  });

  const bookings: readonly (readonly [title: string, changes: object])[] = [
    ['reversed dates', { DateFrom: '2026/12/04', DateTo: '2026/12/01' }],
    ['no night', { DateFrom: '2026/12/04', DateTo: '2026/12/04' }],
    ['the past', { DateFrom: '2020/12/01', DateTo: '2020/12/04' }],
    ['a day that is not in the calendar', { DateFrom: '2027/02/28', DateTo: '2027/02/29' }],
    ['the year nought', { DateFrom: '0000/01/01', DateTo: '0000/01/04' }],
    ['a stay of centuries', { DateFrom: '2026/12/01', DateTo: '2899/12/01' }],
    ['10,000 rooms', { Rooms: Array.from({ length: 10_000 }, () => ({})) }],
    ['no room', { Rooms: [] }],
    ['a payment type that is none', { PaymentType: 7 }],
  ];
  it.each(bookings)('%s cannot be booked', async (_title, changes) => {
    const before = await sums();
    const answer = await sendWire(server, createReservation, {
      body: { ...wireOf(aBooking()), ...changes },
    });
    expectRejection(answer);
    expect(await sums()).toEqual(before);
  });

  it('an address with a NUL, one that cannot be decoded and one without end are refused', async () => {
    for (const url of [
      '/api/Property/har%00bour',
      '/api/Property/%E0%A4%A',
      '/API/Property/%E0%A4%A',
      '/api/Property/har%1Bbour',
      '/api/Company/SearchCompanies?propertyId=harbour&query=ac%0Ame',
      `/api/Property/${'x'.repeat(300)}`,
      `/api/Property/${'x'.repeat(64)}x`,
      '/api/Availability?propertyId=harbour&propertyId=harbour&fromDate=2026/12/01&toDate=2026/12/02',
      '/api/Service/Get?propertyId[]=harbour',
    ]) {
      const response = await server.app.inject(url);
      expectRejection({ status: response.statusCode, text: response.body, headers: response.headers });
      expect(response.headers['x-correlation-id']).toBeDefined();
    }
  });
});
