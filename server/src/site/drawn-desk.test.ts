import { getDeskSession, getDeskToday } from 'shared/contracts/desk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './test-site.ts';

const script =
  'globalThis.draw = (request) => { const { Session, Today, Counts } = JSON.parse(JSON.parse(request).drawn);' +
  ' globalThis.drawnMarkup = `<h1>${Session.Name}: ${Today.Arrivals.length} of ${Counts.Arrivals}</h1>`; };';
const drawn = '<h1>Ada Byron: 10 of 12</h1>';

const desk = {
  page: 'desk',
  pattern: '/Desk/:propertyCode',
  guard: 'none' as const,
  needs: ['property' as const],
  takesCards: true,
  indexed: false,
  title: { 'en-GB': 'The desk' },
  menu: null,
  firstScreen: [],
};
const session = (state: string) => ({
  State: state,
  StaffId: 'staff-1',
  Name: 'Ada Byron',
  EmailAddress: 'desk@hotel.example',
  HasSecondFactor: false,
  ExpiresAtUtc: '2026-11-24T10:00:00Z',
  Hotels: [],
});
const arrival = (number: number) => ({
  ReservationId: `reservation-${String(number)}`,
  ReferenceNumber: 'HB0000001',
  Status: 'Confirmed',
  IsOnRequest: false,
  BookerName: 'Grace Hopper',
  GuestNames: [],
  DateFrom: '2026/11/23',
  DateTo: '2026/11/24',
  RoomTypes: ['Double room'],
  NumberOfGuests: 2,
  Total: 100,
  Paid: 100,
  Currency: 'GBP',
  HasCheckedIn: false,
  HasNotes: false,
  BookedAtUtc: '2026-11-20T10:00:00Z',
});
/** Of twelve arrivals, as many as were asked for. */
const day = (first: number) => ({
  On: '2026/11/23',
  Counts: {
    Arrivals: 12,
    CheckedIn: 0,
    Departures: 0,
    InHouse: 0,
    Requests: 0,
    AwaitingPayment: 0,
    Tables: 0,
  },
  Arrivals: Array.from({ length: Math.min(first, 12) }, (_, number) => arrival(number)),
  Departures: [],
  InHouse: [],
  Requests: [],
  Tables: [],
});

let site: TestSite;
let state = 'open';
beforeEach(() => {
  state = 'open';
  site = createTestSite();
  site.store.publishDrawing('mf-desk', '1.0.0', script);
  site.store.declare('mf-desk', [desk]);
  const isOurs = (cookie: string | undefined): boolean => cookie === 'desk=ours';
  site.app.get(getDeskSession.path, ({ headers }, reply) =>
    isOurs(headers.cookie) ? reply.send(session(state)) : reply.status(401).send({}),
  );
  site.app.get<{ Querystring: { first?: string } }>(getDeskToday.path, ({ headers, query }, reply) =>
    isOurs(headers.cookie) ? reply.send(day(Number(query.first ?? 12))) : reply.status(403).send({}),
  );
});
afterEach(() => site.close());

const get = async (cookie: string, url = '/Desk/HARBOUR') =>
  (await site.app.inject({ url, headers: { accept: 'text/html', cookie } })).body;

it('is drawn from the first rows of the day for who is logged in, and painted before its scripts run', async () => {
  const body = await get('desk=ours');
  expect(body).toContain(drawn);
  expect(body).not.toContain('reservation-10');
  expect(body).not.toContain('defer');
  expect(body).toContain('/ClientApp/shell/1.0.0/main.js');
});

it.each([
  ['without a log-in', 'open', 'language=en-GB'],
  ['whose log-in is over', 'open', 'desk=older'],
  ['who still has to prove the second factor', 'code', 'desk=ours'],
])('nobody %s gets anything of it', async (_, present, cookie) => {
  state = present;
  const body = await get(cookie);
  expect(body).not.toContain('drawn-data');
  expect(body).not.toContain('Ada Byron');
  expect(body).toContain('defer');
});

it('is not drawn where the address names another part', async () => {
  const body = await get('desk=ours', '/Desk/HARBOUR?part=bookings');
  expect(body).not.toContain('drawn-data');
  expect(body).toContain('/ClientApp/shell/1.0.0/main.js');
});
