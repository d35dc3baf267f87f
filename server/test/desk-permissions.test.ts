import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { EndpointDefinition } from 'shared/contracts';
import * as contracts from 'shared/contracts/desk';
import { wireValues } from 'shared/testing';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutesOf } from '../src/http/method-not-allowed.ts';
import { openBrowser, type Browser } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import type { Reply } from './support/bookings.ts';
import { openTwoHotels } from './support/credentials.ts';
import { engines } from './support/database.ts';
import { aStaffMember, type StaffMember } from './support/staff.ts';

const { staffRoles } = contracts;
type Role = contracts.StaffRole;

/** Who may make which call at the hotel of the role: r(ead-only), f(ront desk), v (revenue), m(oney: finance), o(wner). */
const expected: Readonly<Record<string, string>> = {
  'GET /api/Desk/Today': 'rfvmo',
  'GET /api/Desk/Bookings': 'rfvmo',
  'GET /api/Desk/Booking': 'rfvmo',
  'GET /api/Desk/Numbers': 'rvmo',
  'GET /api/Desk/NumbersFile': 'rvmo',
  'POST /api/Desk/SendMailAgain': 'fmo',
  'POST /api/Desk/Note': 'fmo',
  'GET /api/Desk/Calendar': 'rfvmo',
  'GET /api/Desk/CalendarChanges': 'vo',
  'POST /api/Desk/PreviewCalendar': 'vo',
  'POST /api/Desk/ChangeCalendar': 'vo',
  'POST /api/Desk/UndoCalendar': 'vo',
  'GET /api/Desk/Invoice': 'fmo',
  'POST /api/Desk/Invoice': 'fmo',
  'POST /api/Desk/QuoteCancellation': 'fmo',
  'POST /api/Desk/Cancel': 'fmo',
  'POST /api/Desk/SearchForChange': 'fmo',
  'POST /api/Desk/QuoteChange': 'fmo',
  'POST /api/Desk/Change': 'fmo',
  'POST /api/Desk/QuoteBooking': 'fmo',
  'POST /api/Desk/Book': 'fmo',
  'POST /api/Desk/EndHold': 'fmo',
  'POST /api/Desk/QuoteFee': 'mo',
  'POST /api/Desk/Refund': 'mo',
  'GET /api/Desk/Person': 'o',
  'POST /api/Desk/ExportPerson': 'o',
  'POST /api/Desk/ErasePerson': 'o',
  'GET /api/Desk/Staff': 'o',
  'GET /api/Desk/StaffSessions': 'o',
  'GET /api/Desk/AuditLog': 'o',
  'POST /api/Desk/Invite': 'o',
  'POST /api/Desk/WithdrawInvitation': 'o',
  'POST /api/Desk/ChangeRole': 'o',
  'POST /api/Desk/EndStaffSessions': 'o',
};
/** Anybody who is logged in, whatever the role: it is about themselves. */
const ofStaff = ['POST /api/Desk/ChangePassword', 'GET /api/Desk/Sessions', 'POST /api/Desk/EndSession'];
/** Steps of a log-in. */
const begun = [
  'GET /api/Desk/Session',
  'POST /api/Desk/SecondFactor',
  'POST /api/Desk/BeginSecondFactor',
  'POST /api/Desk/ConfirmSecondFactor',
  'POST /api/Desk/LogOut',
];
/** They ask for a proof of their own (staff.test.ts). */
const open = ['POST /api/Desk/LogIn', 'POST /api/Desk/Invitation', 'POST /api/Desk/AcceptInvitation'];

const letters: Readonly<Record<Role, string>> = {
  'read-only': 'r',
  'front-desk': 'f',
  revenue: 'v',
  finance: 'm',
  owner: 'o',
  operator: '-',
};

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
const endpoints: ReadonlyMap<string, EndpointDefinition> = new Map(
  Object.values(contracts).flatMap((value: unknown) =>
    isEndpoint(value) ? [[`${value.method} ${value.path}`, value] as const] : [],
  ),
);

const sample = (schema: z.ZodMiniType | undefined): Record<string, unknown> =>
  schema === undefined
    ? {}
    : ((fc.sample(wireValues(schema), { numRuns: 1, seed: 7 })[0] ?? {}) as Record<string, unknown>);

/** A call that its contract takes, about a hotel. */
function ask(browser: Browser, call: string, propertyId: string): Promise<Reply> {
  const endpoint = endpoints.get(call);
  if (endpoint === undefined) throw new Error(call);
  if (endpoint.method === 'POST') {
    const body = sample(endpoint.body);
    const headers = endpoint.headers === undefined ? {} : { 'idempotency-key': randomUUID() };
    return browser.post(
      endpoint.path,
      'PropertyId' in body ? { ...body, PropertyId: propertyId } : body,
      headers,
    );
  }
  const query = new URLSearchParams(
    Object.entries({ ...sample(endpoint.query), propertyId }).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  );
  return browser.get(`${endpoint.path}?${query.toString()}`);
}

describe.each(engines)('the desk on %s', (engine) => {
  let server: TestApp;
  const members = new Map<Role, StaffMember>();
  let elsewhere: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openTwoHotels(server);
    for (const role of staffRoles)
      members.set(role, await aStaffMember(server, `${role}@hotel.example`, role));
    elsewhere = await aStaffMember(server, 'owner@lagoon.example', 'owner', { code: 'LAGOON' });
  });
  afterAll(() => server.close());

  it('knows who may make each of its calls, and has no other', () => {
    const known = [...Object.keys(expected), ...ofStaff, ...begun, ...open].sort();
    expect([...endpoints.keys()].sort()).toEqual(known);
    const served = apiRoutesOf(server.app).filter((route) => /^(?!HEAD ).* \/api\/Desk\//.test(route));
    expect(served.sort()).toEqual(known);
  });

  const codeOf = ({ body }: Reply) => body['Code'];
  const rows = Object.entries(expected).flatMap(([call, allowed]) =>
    staffRoles.map((role) => ({ call, role, may: allowed.includes(letters[role]) })),
  );

  it.each(rows.filter(({ may }) => !may))('refuses $call to $role', async ({ call, role }) => {
    const member = members.get(role);
    const reply = await ask(member?.browser ?? openBrowser(server), call, 'harbour');
    expect([reply.status, codeOf(reply)]).toEqual([403, 'desk.not-allowed']);
  });

  it.each(Object.keys(expected))(
    'refuses %s to strangers, guests and another hotel’s owner',
    async (call) => {
      expect((await ask(openBrowser(server), call, 'harbour')).status).toBe(401);
      const reply = await ask(elsewhere.browser, call, 'harbour');
      expect([reply.status, codeOf(reply)]).toEqual([403, 'desk.not-allowed']);
    },
  );

  it.each([...ofStaff, ...begun])('refuses %s without a log-in', async (call) => {
    const reply = await ask(openBrowser(server), call, 'harbour');
    expect([reply.status, codeOf(reply)]).toEqual([401, 'desk.log-in']);
  });

  it.each(rows.filter(({ may }) => may))('opens $call to $role', async ({ call, role }) => {
    const member = members.get(role);
    const reply = await ask(member?.browser ?? openBrowser(server), call, 'harbour');
    expect([401, 403]).not.toContain(reply.status);
  });
});
