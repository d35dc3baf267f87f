import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { runPropertyCommand } from '../src/import/commands.ts';
import { totpKeys } from '../src/modules/staff/sealed-factors.ts';
import { openSecret } from '../src/modules/staff/second-factor.ts';
import type { SecretKey } from '../src/secret-key.ts';
import { account, aMember, openBrowser } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, countRows, create } from './support/bookings.ts';
import { openTwoHotels } from './support/credentials.ts';
import { engines } from './support/database.ts';
import { aStaffMember, codeOf, desk, staffPassword } from './support/staff.ts';

const old = 'the key before the change, long enough';
const fresh = 'the key after the change, long enough';

describe.each(engines)('a site whose SECRET_KEY changes, on %s', (engine) => {
  let server: TestApp;
  /** The same site to its browsers, whichever process serves it. */
  let site: { -readonly [Part in keyof TestApp]: TestApp[Part] };
  const started: TestApp['app'][] = [];
  beforeEach(async () => {
    server = await createTestApp(engine, { secretKey: old });
    await openTwoHotels(server);
    site = { ...server };
  });
  afterEach(async () => {
    for (const app of started.splice(0)) await app.close();
    await server.close();
  });

  const restartWith = (secretKey: SecretKey) => {
    site.deps = { ...server.deps, secretKey };
    site.app = buildApp(site.deps);
    started.push(site.app);
  };
  const later = (ms: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
  };
  const reseal = async (secretKey: SecretKey): Promise<string[]> => {
    const lines: string[] = [];
    const context = { ...server.deps, releasesDir: '', demoFolder: '', secretKey };
    await runPropertyCommand(context, { kind: 'staff-reseal' }, (line) => void lines.push(line));
    return lines;
  };
  const sealedOf = async (staffId: string): Promise<string> => {
    const { totp_sealed: sealed } = await server.deps.db
      .selectFrom('staff')
      .select('totp_sealed')
      .where('staff_id', '=', staffId)
      .executeTakeFirstOrThrow();
    return sealed ?? '';
  };
  const opensWith = async (secretKey: SecretKey, staffId: string): Promise<boolean> =>
    openSecret(totpKeys({ secretKey }), await sealedOf(staffId)) !== null;
  const logInWithCode = async (email: string, secret: string) => {
    const browser = openBrowser(site);
    await desk(browser, 'LogIn', { EmailAddress: email, Password: staffPassword });
    return (await desk(browser, 'SecondFactor', { Code: codeOf(site, secret) })).body;
  };

  it('logs nobody out', async () => {
    const { browser: clerk } = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    const guest = await aMember(site);
    restartWith([fresh, old]);
    expect((await clerk.get('/api/Desk/Session')).body).toMatchObject({ State: 'open' });
    expect((await account(guest)).status).toBe(200);
  });

  it('answers a repeated booking as before while the old key is set, and refuses it afterwards', async () => {
    const key = '7f3d1c1e-2f0a-4a51-8a5e-0d2f6f1f9a10';
    const first = await create(site, aBooking(), key);
    restartWith([fresh, old]);
    expect(await create(site, aBooking(), key)).toMatchObject({ status: 200, body: first.body });
    restartWith(fresh);
    expect((await create(site, aBooking(), key)).status).toBe(422);
    expect(await countRows(server.deps.db, 'reservation')).toBe(1);
  });

  it('takes a second factor that the old key has sealed, and seals it anew', async () => {
    const { email, staffId, secret } = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    restartWith([fresh, old]);
    expect(await opensWith(fresh, staffId)).toBe(false);
    later(60_000);
    expect(await logInWithCode(email, secret ?? '')).toMatchObject({ Success: true, State: 'open' });
    restartWith(fresh);
    later(60_000);
    expect(await logInWithCode(email, secret ?? '')).toMatchObject({ Success: true, State: 'open' });
    expect(await opensWith(old, staffId)).toBe(false);
  });

  it('a second factor that was begun under the old key is sealed with the new one when it is confirmed', async () => {
    const { browser, staffId } = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    const begun = await desk(browser, 'BeginSecondFactor', { Password: staffPassword });
    restartWith([fresh, old]);
    const Code = codeOf(site, String(begun.body['Secret']));
    expect((await desk(browser, 'ConfirmSecondFactor', { Code })).body).toMatchObject({ Success: true });
    expect(await opensWith(fresh, staffId)).toBe(true);
  });

  it('a recovery code opens the desk where no key opens the second factor', async () => {
    const { email, recoveryCodes } = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    restartWith(fresh);
    const browser = openBrowser(site);
    await desk(browser, 'LogIn', { EmailAddress: email, Password: staffPassword });
    const Code = recoveryCodes[0] ?? '';
    expect((await desk(browser, 'SecondFactor', { Code })).body).toMatchObject({ Success: true });
  });

  it('the command seals every second factor anew, and says until when links need the old key', async () => {
    const clerk = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    const other = await aStaffMember(site, 'other@hotel.example', 'finance');
    await create(site, aBooking());
    expect(await reseal([fresh, old])).toEqual([
      '2 second factors sealed anew with SECRET_KEY; 0 were sealed with it before',
      expect.stringMatching(
        /^The last guest who has booked arrives on 2026\/12\/\d\d: .*need SECRET_KEY_PREVIOUS$/,
      ),
    ]);
    for (const { staffId } of [clerk, other]) expect(await opensWith(fresh, staffId)).toBe(true);
    expect((await reseal(fresh))[0]).toBe(
      '0 second factors sealed anew with SECRET_KEY; 2 were sealed with it before',
    );
  });

  it('the command names whose second factor no key opens, and leaves it as it is', async () => {
    const { staffId } = await aStaffMember(site, 'clerk@hotel.example', 'owner');
    expect(await reseal(fresh)).toEqual([
      '0 second factors sealed anew with SECRET_KEY; 0 were sealed with it before',
      expect.stringContaining('pnpm staff reset --email clerk@hotel.example'),
      'No booking waits for its guest: no pre check-in link needs SECRET_KEY_PREVIOUS',
    ]);
    expect(await opensWith(old, staffId)).toBe(true);
  });
});
