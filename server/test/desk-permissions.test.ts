import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { EndpointDefinition } from 'shared/contracts';
import * as guests from 'shared/contracts';
import * as contracts from 'shared/contracts/desk';
import { wireValues } from 'shared/testing';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRoutesOf } from '../src/http/other-calls.ts';
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
  'POST /api/Desk/AcceptRequest': 'fmo',
  'POST /api/Desk/DeclineRequest': 'fmo',
  'GET /api/Desk/Reviews': 'rfvmo',
  'POST /api/Desk/PublishReview': 'fmo',
  'POST /api/Desk/HideReview': 'fmo',
  'POST /api/Desk/AnswerReview': 'fmo',
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
  operator: 'x',
};

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;
const endpointsOf = (all: object): ReadonlyMap<string, EndpointDefinition> =>
  new Map(
    Object.values(all).flatMap((value: unknown) =>
      isEndpoint(value) ? [[`${value.method} ${value.path}`, value] as const] : [],
    ),
  );
const endpoints = endpointsOf(contracts);

/**
 * What else a browser with a log-in of the desk can ask of this server. An operator's call opens to that role alone, the token's only with the
 * token, a guest's as it does to a stranger; the public ones look at no log-in, or draw the desk by its own calls (drawn-desk.test.ts).
 */
const outside: Readonly<Record<'operator' | 'token' | 'guest' | 'public', readonly string[]>> = {
  operator: ['GET /ops', 'GET /ops/status.json', 'POST /ops/rollback'],
  token: ['POST /ops/login', 'GET /metrics', 'POST /api/StaticData/:id/flush'],
  guest: [
    'POST /ops/logout',
    'GET /api/Account',
    'GET /api/Account/Data',
    'GET /api/Account/Reservations',
    'POST /api/Account/Authenticate',
    'POST /api/Account/ChangePassword',
    'POST /api/Account/ConfirmEmail',
    'POST /api/Account/EraseData',
    'POST /api/Account/ExportData',
    'POST /api/Account/Logout',
    'POST /api/Account/PasswordReset',
    'POST /api/Account/Register',
    'POST /api/Account/RemoveCreditCard',
    'POST /api/Account/RequestEmailConfirmation',
    'POST /api/Account/RequestPasswordReset',
    'POST /api/Account/Update',
    'GET /api/Availability',
    'POST /api/Availability/Search',
    'POST /api/Availability/SearchPropertyGroup',
    'POST /api/Availability/SearchPropertyGroupAreaAvailability',
    'GET /api/Book/Config/:id',
    'GET /api/Company/SearchCompanies',
    'GET /api/CurrencyExchangeRate',
    'GET /api/Payment/Due',
    'POST /api/Payment/Pay',
    'GET /api/Payment/Simulator/Challenge/:challengeId',
    'POST /api/Payment/Simulator/Challenge/:challengeId',
    'POST /api/WebVitals',
    'GET /api/Reservation/Calendar',
    'GET /api/Review/Stop',
    'POST /api/Review/Stop',
    'POST /api/Stay/Find',
    'GET /api/PreCheckIn/Config/:id',
    'GET /api/PreCheckIn/Get',
    'POST /api/PreCheckIn/Save',
    'POST /api/Privacy/Erase',
    'POST /api/Privacy/Export',
    'POST /api/Privacy/Open',
    'POST /api/Privacy/RequestLink',
    'GET /api/Connect/Prices/:id',
    'GET /api/Property/:id',
    'GET /api/Property/About',
    'GET /api/PropertyGroup/:id',
    'GET /api/Reservation/Confirmation',
    'GET /api/Reservation/Invoice',
    'GET /api/Reservation/Receipt',
    'GET /api/Reservation/WalletPass',
    'GET /api/Reservation/Status',
    'POST /api/Reservation/CheckVoucherCode',
    'POST /api/Reservation/Create',
    'POST /api/Reservation/Invoice',
    'GET /api/Review',
    'GET /api/Reviews',
    'POST /api/Review',
    'GET /api/RestaurantBooking/Availability',
    'GET /api/RestaurantBooking/RestaurantSetup',
    'GET /api/RestaurantBooking/Restaurants',
    'GET /api/RestaurantBooking/Table',
    'POST /api/RestaurantBooking/Cancel',
    'POST /api/RestaurantBooking/Create',
    'POST /api/RestaurantBooking/Move',
    'GET /api/RoomTypeConfiguration/Get',
    'GET /api/Service/Get',
    'GET /api/Service/GetReservationItemServices',
    'GET /api/StaticData/:id/countries',
    'GET /api/StaticData/:id/creditcardtypes',
    'GET /api/Stay',
    'POST /api/Stay/Cancel',
    'POST /api/Stay/Change',
    'POST /api/Stay/QuoteCancellation',
    'POST /api/Stay/QuoteChange',
    'POST /api/Stay/Search',
    'POST /csp-report',
    'POST /jsnlog.logger',
  ],
  public: [
    'GET /',
    'GET /*',
    'GET /ClientApp',
    'GET /ClientApp/*',
    'GET /ClientApp/icon.svg',
    'GET /ClientApp/registry-events',
    'GET /ClientApp/registry.json',
    'GET /api/docs',
    'GET /api/openapi.json',
    'GET /favicon.ico',
    'GET /favicon.svg',
    'GET /healthz',
    'GET /readyz',
    'GET /robots.txt',
    'GET /sitemap.xml',
  ],
};
/** What the guests' contracts ask for; a call that has none gets an empty body. */
const ofGuests = endpointsOf(guests);

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
  const routes = new Set<string>();
  let anotherPlace = 0;
  const members = new Map<Role, StaffMember>();
  let elsewhere: StaffMember;
  beforeAll(async () => {
    const tracing = {
      instrument: (app: FastifyInstance) =>
        void app.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) routes.add(`${each} ${url}`);
        }),
      stop: () => Promise.resolve(),
    };
    server = await createTestApp(engine, { tracing });
    await openTwoHotels(server);
    for (const role of staffRoles)
      members.set(role, await aStaffMember(server, `${role}@hotel.example`, role));
    elsewhere = await aStaffMember(server, 'owner@lagoon.example', 'owner', { code: 'LAGOON' });
  });
  afterAll(() => server.close());

  const ofDesk = [...Object.keys(expected), ...ofStaff, ...begun, ...open].sort();

  it('knows who may make each call of the desk, and every other call that its people can make', () => {
    expect([...endpoints.keys()].sort()).toEqual(ofDesk);
    // Answers to a method that an address does not have are no calls.
    const ofApi = new Set(apiRoutesOf(server.app));
    const served = [...routes].filter(
      (route) =>
        !/^(HEAD|OPTIONS) |^GET \/[\w.-]+\.js$/.test(route) &&
        (ofApi.has(route) || !route.includes(' /api/')),
    );
    expect(served.sort()).toEqual([...ofDesk, ...Object.values(outside).flat()].sort());
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

  /** A call outside the desk, with what its contract asks for, by a browser with this cookie. */
  const askElsewhere = (call: string, cookie: string) => {
    const [method, path = ''] = call.split(' ');
    const endpoint = ofGuests.get(call);
    const named = { ...sample(endpoint?.query), propertyId: 'harbour' };
    const query = new URLSearchParams(
      Object.entries(named).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    );
    const body = { ...sample(endpoint?.body), PropertyId: 'harbour' };
    const isForm = path.startsWith('/ops');
    anotherPlace += 1;
    return server.app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: `${path.replace(':id', 'harbour')}${method === 'GET' && !isForm ? `?${query.toString()}` : ''}`,
      remoteAddress: `192.0.${String(anotherPlace >> 8)}.${String(anotherPlace & 255)}`,
      headers: {
        cookie,
        origin: server.deps.env.publicUrl,
        'sec-fetch-site': 'same-origin',
        ...(endpoint?.headers === undefined ? {} : { 'idempotency-key': randomUUID() }),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'GET' ? {} : { payload: isForm ? 'name=mf-search&why=a+drill' : body }),
    });
  };
  const cookieOf = (role: Role): string => members.get(role)?.browser.cookie() ?? '';
  const isRefused = ({ statusCode }: { readonly statusCode: number }) => [401, 403].includes(statusCode);

  it.each(outside.operator.flatMap((call) => staffRoles.map((role) => ({ call, role }))))(
    '$call opens to the operator alone, and to $role as to that',
    async ({ call, role }) => {
      const reply = await askElsewhere(call, cookieOf(role));
      const isOpen = call === 'GET /ops' ? reply.body.includes('/ops/logout') : !isRefused(reply);
      expect(isOpen, reply.body).toBe(role === 'operator');
    },
  );

  it.each(outside.token)('%s opens to no role without the operator’s token', async (call) => {
    for (const role of staffRoles) expect((await askElsewhere(call, cookieOf(role))).statusCode).toBe(401);
  });

  it.each(outside.guest)('%s opens to every role as it does to a stranger', async (call) => {
    const stranger = await askElsewhere(call, '');
    for (const role of staffRoles) {
      const reply = await askElsewhere(call, cookieOf(role));
      expect([role, isRefused(reply)]).toEqual([role, isRefused(stranger)]);
    }
  });
});
