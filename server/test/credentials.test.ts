import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from 'shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { account, accountCall, logIn, openBrowser } from './support/accounts.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { get, type Reply } from './support/bookings.ts';
import { aGuest, type Credentials, type Guest, guardedCalls, openTwoHotels } from './support/credentials.ts';
import { engines } from './support/database.ts';
import { makeWalletKeys } from './support/wallet-keys.ts';

const isEndpoint = (value: unknown): value is contracts.EndpointDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

const endpoints = Object.values(contracts).flatMap((value: unknown) =>
  isEndpoint(value) ? [`${value.method} ${value.path}`] : [],
);

/** What anybody may ask, because it answers the same to everybody. Think twice before a call is written here. */
const open = [
  'GET /api/Availability',
  'POST /api/Availability/Search',
  'POST /api/Availability/SearchPropertyGroup',
  'POST /api/Availability/SearchPropertyGroupAreaAvailability',
  'GET /api/Book/Config/:id',
  'GET /api/Company/SearchCompanies',
  'GET /api/CurrencyExchangeRate',
  'GET /api/PreCheckIn/Config/:id',
  'GET /api/Connect/Prices/:id',
  'GET /api/Property/:id',
  'GET /api/Property/About',
  'GET /api/PropertyGroup/:id',
  'GET /api/RestaurantBooking/Availability',
  'GET /api/RestaurantBooking/Restaurants',
  'GET /api/Reviews',
  'GET /api/RoomTypeConfiguration/Get',
  'GET /api/Service/Get',
  'GET /api/StaticData/:id/countries',
  'GET /api/StaticData/:id/creditcardtypes',
  // A voucher is its own secret, and tries are limited.
  'POST /api/Reservation/CheckVoucherCode',
  // The same answer for every address (account.test.ts).
  'POST /api/Account/Register',
  'POST /api/Account/RequestEmailConfirmation',
  'POST /api/Account/RequestPasswordReset',
  // Likewise (privacy-of-guests.test.ts).
  'POST /api/Privacy/RequestLink',
  // Likewise (find-booking.test.ts).
  'POST /api/Stay/Find',
  'POST /jsnlog.logger',
];
/** Ends what the caller has, and nothing else: tried by itself below. */
const ownOnly = ['POST /api/Account/Logout'];
/** Needs the operator's token: tried by itself below. */
const operators = ['POST /api/StaticData/:id/flush'];

/** Both have the guest's name; one of them belongs to the other. */
const isRejected = ({ status, body }: Reply): boolean =>
  (status >= 400 && status < 500) || body['Success'] === false;

describe.each(engines)('what is one guest’s, on %s', (engine) => {
  let server: TestApp;
  let victim: Guest;
  let other: Guest;
  let elsewhere: Guest;
  /** Of the keys with which passes are signed. */
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wallet-'));
    const { env: walletKeys } = await makeWalletKeys(folder);
    const env = readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken, ...walletKeys });
    server = await createTestApp(engine, { env });
    await openTwoHotels(server);
    victim = await aGuest(server, 'harbour', 'Privatova');
    other = await aGuest(server, 'harbour', 'Curious');
    elsewhere = await aGuest(server, 'lagoon', 'Distant');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const nothing = (): Credentials => ({
    browser: openBrowser(server),
    propertyId: 'harbour',
    userId: '',
    emailAddress: victim.email,
    password: '',
    cardId: '',
    confirmationToken: victim.referenceNumber,
    reviewToken: 'x',
    tableCode: 'x',
    referenceNumber: victim.referenceNumber,
    hash: 'x',
    resetToken: 'x',
    confirmToken: 'x',
    privacyToken: 'x',
    privacyKey: 'x',
  });
  const of = (guest: Guest): Credentials => ({ ...guest, emailAddress: guest.email });
  /** Cookies of one property under the names of the other, and its secrets with the other's id. */
  const moved = (guest: Guest, propertyId: string): Credentials => ({ ...of(guest), propertyId });

  it('every call of the API is known here: an open one by name, any other with the proof that it takes', () => {
    const known = [...open, ...ownOnly, ...operators, ...Object.keys(guardedCalls(server))];
    expect([...known].sort()).toEqual([...endpoints].sort());
  });

  const snapshot = async () => ({
    account: (await account(victim.browser)).body,
    confirmation: (
      await get(
        server,
        `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${victim.confirmationToken}`,
      )
    ).body,
    tables: await server.deps.db.selectFrom('table_booking').selectAll().execute(),
    users: await server.deps.db.selectFrom('account_user').selectAll().orderBy('user_id').execute(),
  });

  describe.each(Object.keys(guardedCalls({} as TestApp)))('%s', (name) => {
    const call = (proof: Credentials) =>
      guardedCalls(server)[name]?.(victim, proof) ?? Promise.reject(new Error(name));

    it.each([
      ['with nothing', nothing],
      ['with another property’s secrets there', () => moved(elsewhere, 'harbour')],
      // A link's token says itself where it belongs.
      [
        'with the right secrets at another property',
        () => ({ ...moved(victim, 'lagoon'), confirmToken: 'x' }),
      ],
    ])('is refused %s', async (_how, proof) => {
      const before = await snapshot();
      const reply = await call({ ...proof(), emailAddress: victim.email });
      const text = JSON.stringify(reply.body);
      expect(isRejected(reply), text).toBe(true);
      for (const word of victim.words) expect(text).not.toContain(word);
      expect(await snapshot()).toEqual(before);
    });

    it('with another guest’s secrets reads and changes nothing of the first', async () => {
      const before = await snapshot();
      const { body } = await call(of(other));
      for (const word of victim.words) expect(JSON.stringify(body)).not.toContain(word);
      const after = await snapshot();
      expect([after.account, after.confirmation]).toEqual([before.account, before.confirmation]);
    });
  });

  it('a session’s cookie counts at its own property only, whatever it is called', async () => {
    const [, value = ''] = (elsewhere.browser.cookie() ?? '').split('=');
    const [name = ''] = (victim.browser.cookie() ?? '').split('=');
    const forged = await server.app.inject({
      url: '/api/Account?propertyId=harbour',
      headers: { cookie: `${name}=${value}` },
    });
    expect(forged.statusCode).toBe(401);
  });

  it('a log-out ends nobody else’s session', async () => {
    await openBrowser(server).post('/api/Account/Logout', {});
    await accountCall(other.browser, 'Logout', {});
    expect((await account(victim.browser)).status).toBe(200);
  });

  it('what an operator may is refused without the operator’s token', async () => {
    const flush = (authorization?: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/StaticData/HARBOUR/flush',
        headers: authorization === undefined ? {} : { authorization },
      });
    expect((await flush()).statusCode).toBe(401);
    expect((await flush('Bearer wrong')).statusCode).toBe(401);
    expect((await flush(victim.browser.cookie() ?? '')).statusCode).toBe(401);
    expect((await flush(`Bearer ${operatorToken}`)).statusCode).toBeLessThan(300);
  });

  it('opens with its own secrets, so that what was refused was refused for theirs', async () => {
    const calls = guardedCalls(server);
    // These end what the others need.
    const last = [
      'Stay/Cancel',
      'Account/RemoveCreditCard',
      'Account/PasswordReset',
      'Account/ChangePassword',
    ].map((call) => `POST /api/${call}`);
    for (const name of [...Object.keys(calls).filter((call) => !last.includes(call)), ...last]) {
      const { propertyId: PropertyId, email: EmailAddress, password: Password } = victim;
      if (name.endsWith('ChangePassword'))
        await logIn(victim.browser, { PropertyId, EmailAddress, Password });
      const reply = await calls[name]?.(victim, of(victim));
      // What is still to come is not erased: the secret was taken, the time is wrong.
      const isTooEarly = reply?.body['Code'] === 'privacy.open';
      expect([name, reply && !isTooEarly && isRejected(reply), JSON.stringify(reply?.body)]).toEqual([
        name,
        false,
        expect.any(String),
      ]);
    }
  });
});
