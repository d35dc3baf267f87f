import dayjs from 'dayjs';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { writeDeskNote } from 'shared/contracts/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/db/transaction.ts';
import { installErrorHandler } from '../src/http/error-handler.ts';
import { createLogger } from '../src/logger.ts';
import { createDesk } from '../src/modules/staff/desk-endpoint.ts';
import {
  createStaffSessions,
  eraseUnusedStaff,
  resetSecondFactor,
  purgeStaff,
} from '../src/modules/staff/index.ts';
import { changeStaff, findStaff } from '../src/modules/staff/staff-repository.ts';
import { deliverTo, openBrowser, type Browser } from './support/accounts.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { openTwoHotels } from './support/credentials.ts';
import { engines } from './support/database.ts';
import { sized } from './support/scope.ts';
import { aStaffMember, codeOf, desk, enrol, invitationOf, invite, staffPassword } from './support/staff.ts';

const hour = 3_600_000;

describe.each(engines)('staff of the desk on %s', (engine) => {
  let server: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    server = await createTestApp(engine, { logger });
    await openTwoHotels(server);
  });
  afterAll(() => server.close());

  let email: string;
  let people = 0;
  beforeEach(() => {
    people += 1;
    email = `clerk-${String(people)}@hotel.example`;
    server.clock.set(new Date(Date.parse(testNow) + people * 24 * hour).toISOString());
    lines.length = 0;
  });

  const later = (ms: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + ms).toISOString());
  };
  const logIn = (browser: Browser, password = staffPassword) =>
    desk(browser, 'LogIn', { EmailAddress: email, Password: password });
  const session = (browser: Browser) => browser.get('/api/Desk/Session');
  const audit = async () =>
    (
      await server.deps.db
        .selectFrom('staff_audit')
        .select(['action', 'hotel_id', 'value_before', 'value_after'])
        .orderBy('entry_id')
        .execute()
    ).slice(-1)[0];

  it('the first owner comes by a command, a mail and a link that works once, and sets a second factor up', async () => {
    const Token = await invite(server, email, 'owner');
    const [mail] = await deliverTo(server, email);
    expect(mail?.subject).toBe('Your access to the desk of The Harbour Hotel');
    const link = /https?:\/\/\S+/.exec(String(mail?.text))?.[0] ?? '';
    expect(new URL(link).pathname).toBe('/Desk/HARBOUR');
    expect(invitationOf(link)).toBe(Token);

    const browser = openBrowser(server);
    expect((await desk(browser, 'Invitation', { Token })).body).toEqual({
      EmailAddress: email,
      Role: 'owner',
      PropertyName: 'The Harbour Hotel',
      HasAccount: false,
    });
    const weak = await desk(browser, 'AcceptInvitation', { Token, Name: 'Ada', Password: 'short' });
    expect(weak.status).toBe(400);
    const accepted = await desk(browser, 'AcceptInvitation', { Token, Name: 'Ada', Password: staffPassword });
    expect(accepted.body).toEqual({ Success: true, Message: 'Welcome, Ada', State: 'enrol' });
    expect((await session(browser)).body).toMatchObject({ State: 'enrol', Hotels: [] });
    // A password alone opens nothing to an owner.
    const refused = await browser.get('/api/Desk/Staff?propertyId=harbour');
    expect([refused.status, refused.body['Code']]).toEqual([403, 'desk.second-factor-needed']);

    const { recoveryCodes } = await enrol(server, browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await session(browser)).body).toMatchObject({
      State: 'open',
      HasSecondFactor: true,
      Hotels: [{ PropertyCode: 'HARBOUR', Role: 'owner' }],
    });
    const again = await desk(openBrowser(server), 'AcceptInvitation', {
      Token,
      Name: 'Eve',
      Password: 'eve was here',
    });
    expect([again.status, again.body['Code']]).toEqual([404, 'desk.invitation-over']);
  });

  it('an invitation ends after seven days, when another follows, and when it is withdrawn', async () => {
    const owner = await aStaffMember(server, email, 'owner');
    const read = (Token: string) => desk(openBrowser(server), 'Invitation', { Token });
    const first = await invite(server, 'late@hotel.example', 'front-desk');
    const second = await invite(server, 'late@hotel.example', 'front-desk');
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    const { body } = await owner.browser.get('/api/Desk/Staff?propertyId=harbour');
    const [open] = body['Invitations'] as readonly Record<string, unknown>[];
    const withdrawn = { PropertyId: 'harbour', InvitationId: open?.['InvitationId'] };
    expect((await desk(owner.browser, 'WithdrawInvitation', withdrawn)).status).toBe(200);
    expect((await read(second)).status).toBe(404);
    const third = await invite(server, 'late@hotel.example', 'front-desk');
    later(7 * 24 * hour - 1000);
    expect((await read(third)).status).toBe(200);
    later(2000);
    expect((await read(third)).status).toBe(404);
  });

  it('a log-in asks for the second factor; a code opens once, a recovery code too', async () => {
    const member = await aStaffMember(server, email, 'finance');
    const secret = member.secret ?? '';
    const again = openBrowser(server);
    expect((await logIn(again)).body).toMatchObject({ Success: true, State: 'code' });
    const before = await again.get('/api/Desk/Sessions');
    expect([before.status, before.body['Code']]).toEqual([401, 'desk.code-wanted']);
    // The code of the same half minute was used to set it up.
    const used = await desk(again, 'SecondFactor', { Code: codeOf(server, secret) });
    expect(used.body).toMatchObject({ Success: false, Code: 'desk.code-wrong' });
    later(30_000);
    const cookie = again.cookie();
    const opened = await desk(again, 'SecondFactor', { Code: codeOf(server, secret) });
    expect(opened.body).toMatchObject({ Success: true, State: 'open' });
    expect(again.cookie()).not.toBe(cookie);
    expect((await again.get('/api/Desk/Sessions')).status).toBe(200);

    const Code = member.recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ');
    for (const right of [true, false]) {
      const browser = openBrowser(server);
      await logIn(browser);
      expect((await desk(browser, 'SecondFactor', { Code })).body).toMatchObject({ Success: right });
    }
    expect(lines.join('')).toContain('staff.recovery-code-used');
  });

  it('too many wrong passwords or codes have to wait, and are written down without the address of mail', async () => {
    const { secret } = await aStaffMember(server, email, 'owner');
    const browser = openBrowser(server);
    await logIn(browser);
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => desk(browser, 'SecondFactor', { Code: '000000' })),
    );
    expect(codes.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
    later(30_000);
    expect((await desk(browser, 'SecondFactor', { Code: codeOf(server, secret ?? '') })).status).toBe(429);
    const stranger = openBrowser(server);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await logIn(stranger, 'guess')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const log = lines.join('');
    expect(log).toContain('"security":"staff.log-in-refused"');
    expect(log).toContain('"security":"staff.second-factor-refused"');
    expect(log).not.toContain(email);
  });

  it('answers the same for an address without an account', async () => {
    await aStaffMember(server, email, 'front-desk');
    const wrong = await logIn(openBrowser(server), 'guess');
    const unknown = await desk(openBrowser(server), 'LogIn', {
      EmailAddress: 'no@hotel.example',
      Password: 'guess',
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('a session ends two hours after its last call, and twelve after the log-in', async () => {
    const { browser } = await aStaffMember(server, email, 'front-desk');
    for (let hours = 0; hours < 11; hours += 1) {
      later(hour);
      expect((await session(browser)).status).toBe(200);
    }
    later(hour + 1);
    expect((await session(browser)).status).toBe(401);
    await logIn(browser);
    later(2 * hour - 1000);
    expect((await session(browser)).status).toBe(200);
    later(2 * hour);
    expect((await session(browser)).status).toBe(401);
    await purgeStaff(server.deps.db, server.clock.now());
    const left = server.deps.db.selectFrom('staff_session').select('staff_id');
    expect(await left.where('idle_expires_at', '<', server.clock.now()).execute()).toEqual([]);
  });

  it('own sessions are seen and ended one by one; a new password ends the others', async () => {
    const { browser } = await aStaffMember(server, email, 'front-desk');
    const other = openBrowser(server);
    await logIn(other);
    const list = async () =>
      (await browser.get('/api/Desk/Sessions')).body['Sessions'] as readonly Record<string, unknown>[];
    expect((await list()).map((each) => each['IsThisOne']).sort()).toEqual([false, true]);
    const SessionId = (await list()).find((each) => each['IsThisOne'] === false)?.['SessionId'];
    expect((await desk(browser, 'EndSession', { SessionId })).status).toBe(200);
    expect((await session(other)).status).toBe(401);
    expect(await audit()).toMatchObject({ action: 'staff.session-ended' });

    await logIn(other);
    const change = (OldPassword: string) =>
      desk(browser, 'ChangePassword', { OldPassword, NewPassword: 'another desk' });
    expect((await change('guess')).body).toMatchObject({ Success: false });
    expect((await change(staffPassword)).body).toMatchObject({ Success: true });
    expect([(await session(other)).status, (await session(browser)).status]).toEqual([401, 200]);
    expect((await logIn(other)).body).toMatchObject({ Success: false });
    expect((await logIn(other, 'another desk')).body).toMatchObject({ Success: true });
    await desk(other, 'LogOut');
    expect((await session(other)).status).toBe(401);
  });

  it('an owner gives and takes roles at the own hotel, but not the own one, and each change is in the audit log', async () => {
    const owner = await aStaffMember(server, email, 'owner');
    const clerk = await aStaffMember(server, `other-${email}`, 'front-desk');
    const change = (StaffId: string, Role: string | null) =>
      desk(owner.browser, 'ChangeRole', { PropertyId: 'harbour', StaffId, Role });
    const own = await change(owner.staffId, 'read-only');
    expect([own.status, own.body['Code']]).toEqual([409, 'desk.role-own']);
    expect((await change('nobody', 'owner')).status).toBe(404);
    expect((await change(clerk.staffId, 'finance')).status).toBe(200);
    expect(await audit()).toEqual({
      action: 'staff.role-changed',
      hotel_id: 'harbour',
      value_before: { role: 'front-desk' },
      value_after: { role: 'finance' },
    });
    // What was open with the role before has ended; the new one needs a second factor.
    expect((await session(clerk.browser)).status).toBe(401);
    const logged = await desk(clerk.browser, 'LogIn', { EmailAddress: clerk.email, Password: staffPassword });
    expect(logged.body).toMatchObject({ State: 'enrol' });
    await enrol(server, clerk.browser);
    expect((await change(clerk.staffId, null)).status).toBe(200);
    later(30_000);
    const members = (await owner.browser.get('/api/Desk/Staff?propertyId=harbour')).body['Staff'];
    expect(JSON.stringify(members)).not.toContain(clerk.email);
    const { body } = await owner.browser.get('/api/Desk/AuditLog?propertyId=harbour');
    expect((body['Entries'] as readonly object[])[0]).toMatchObject({
      Action: 'staff.role-changed',
      Name: email,
      About: clerk.email,
    });
  });

  it('a role for a group opens each of its hotels, which cannot take it away', async () => {
    const { db } = server.deps;
    const name = `quays-${String(people)}`;
    await db
      .insertInto('property_group')
      .values({ property_group_id: name, code: name, content: JSON.stringify({}) })
      .execute();
    for (const property_id of ['harbour', 'lagoon'])
      await db
        .insertInto('property_group_member')
        .values({ property_group_id: name, property_id, area_id: null, position: 1 })
        .execute();
    const chief = await aStaffMember(server, email, 'owner', { group: name });
    const hotels = (await session(chief.browser)).body['Hotels'] as readonly Record<string, unknown>[];
    expect(hotels.map((hotel) => [hotel['PropertyCode'], hotel['Role']])).toEqual([
      ['HARBOUR', 'owner'],
      ['LAGOON', 'owner'],
    ]);
    expect((await chief.browser.get('/api/Desk/Staff?propertyId=lagoon')).status).toBe(200);
    const owner = await aStaffMember(server, `other-${email}`, 'owner');
    const taken = { PropertyId: 'harbour', StaffId: chief.staffId, Role: null };
    expect((await desk(owner.browser, 'ChangeRole', taken)).status).toBe(409);
  });

  it('an invitation to who has an account gives the role for its password alone', async () => {
    await aStaffMember(server, email, 'front-desk');
    const Token = await invite(server, email, 'read-only', { code: 'LAGOON' });
    const browser = openBrowser(server);
    const accept = (Password: string) => desk(browser, 'AcceptInvitation', { Token, Name: 'x', Password });
    expect((await accept('not the password')).body).toMatchObject({ Success: false });
    expect((await accept(staffPassword)).body).toMatchObject({ Success: true, State: 'open' });
    const hotels = (await session(browser)).body['Hotels'] as readonly Record<string, unknown>[];
    expect(hotels.map((hotel) => hotel['Role'])).toEqual(['front-desk', 'read-only']);
  });

  it('a log-in that was left open ends when its address accepts more, and sets no second factor up', async () => {
    const clerk = await aStaffMember(server, email, 'front-desk');
    const Token = await invite(server, email, 'owner');
    const elsewhere = openBrowser(server);
    const accepted = await desk(elsewhere, 'AcceptInvitation', { Token, Name: 'x', Password: staffPassword });
    expect(accepted.body).toMatchObject({ Success: true, State: 'enrol' });
    expect((await session(clerk.browser)).status).toBe(401);
    expect((await desk(clerk.browser, 'BeginSecondFactor')).status).toBe(401);
    expect((await desk(elsewhere, 'BeginSecondFactor')).body).toMatchObject({ Success: true });
  });

  it('a second factor is begun with a password of the last ten minutes', async () => {
    const { browser, staffId } = await aStaffMember(server, email, 'front-desk');
    const begin = (Password?: string) => desk(browser, 'BeginSecondFactor', { Password });
    const { db } = server.deps;
    await db.updateTable('staff_role').set({ role: 'owner' }).where('staff_id', '=', staffId).execute();
    later(hour / 6);
    expect((await session(browser)).body).toMatchObject({ State: 'enrol' });
    expect((await begin()).body).toMatchObject({ Success: false });
    expect((await begin(staffPassword)).body).toMatchObject({ Success: true });
  });

  it('no owner’s own role becomes less by an invitation', async () => {
    const owner = await aStaffMember(server, email, 'owner');
    const EmailAddress = ` ${email.toUpperCase()}`;
    const asked = { PropertyId: 'harbour', EmailAddress, Role: 'front-desk', LanguageCode: 'en' };
    const own = await desk(owner.browser, 'Invite', asked);
    expect([own.status, own.body['Code']]).toEqual([409, 'desk.role-own']);
    const Token = await invite(server, email, 'front-desk');
    const less = await desk(openBrowser(server), 'AcceptInvitation', {
      Token,
      Name: 'x',
      Password: staffPassword,
    });
    expect([less.status, less.body['Code']]).toEqual([409, 'desk.role-own']);
    expect((await session(owner.browser)).body).toMatchObject({ State: 'open', Hotels: [{ Role: 'owner' }] });
  });

  it('of two owners who take each other’s role at once one stays', async () => {
    for (let round = 0; round < sized(10, 3); round += 1) {
      const ada = await aStaffMember(server, `ada-${String(round)}-${email}`, 'owner');
      const bob = await aStaffMember(server, `bob-${String(round)}-${email}`, 'owner');
      const take = (from: Browser, StaffId: string) =>
        desk(from, 'ChangeRole', { PropertyId: 'harbour', StaffId, Role: null });
      const both = await Promise.all([take(ada.browser, bob.staffId), take(bob.browser, ada.staffId)]);
      const [done, refused] = both.map(({ status }) => status).sort();
      expect(done).toBe(200);
      expect([401, 403]).toContain(refused);
    }
  });

  it('an act is undone when its right or its log-in goes before it is done', async () => {
    const { db, clock } = server.deps;
    const gone = {
      403: (staffId: string) => db.deleteFrom('staff_role').where('staff_id', '=', staffId).execute(),
      401: (staffId: string) => db.deleteFrom('staff_session').where('staff_id', '=', staffId).execute(),
    };
    for (const [status, takeAway] of Object.entries(gone)) {
      const clerk = await aStaffMember(server, `${status}-${email}`, 'front-desk');
      const app = Fastify();
      installErrorHandler(app);
      const staffSessions = createStaffSessions(server.deps);
      createDesk(app, { ...server.deps, staffSessions }).hotel(
        writeDeskNote,
        async (_input, { staff, audit }) => {
          await takeAway(staff.staff_id);
          await inTransaction(db, async (tx) => {
            await changeStaff(tx, staff.staff_id, { name: 'Changed', updated_at: clock.now() });
            await audit(tx, { action: 'test.done', subject: staff.staff_id });
          });
          return { success: true, message: '' };
        },
      );
      const response = await app.inject({
        method: 'POST',
        url: '/api/Desk/Note',
        headers: { cookie: clerk.browser.cookie() ?? '' },
        payload: { PropertyId: 'harbour', ReservationId: 'any', Notes: 'any' },
      });
      await app.close();
      expect(response.statusCode).toBe(Number(status));
      expect(await findStaff(db, clerk.staffId)).toMatchObject({ name: clerk.email });
    }
  });

  it('an owner whose role was taken away comes back by no invitation of before', async () => {
    const owner = await aStaffMember(server, email, 'owner');
    const other = await aStaffMember(server, `other-${email}`, 'owner');
    const Token = await invite(server, other.email, 'owner');
    const taken = { PropertyId: 'harbour', StaffId: other.staffId, Role: null };
    expect((await desk(owner.browser, 'ChangeRole', taken)).status).toBe(200);
    expect((await desk(openBrowser(server), 'Invitation', { Token })).status).toBe(404);
  });

  it('who has lost the second factor sets a new one up after the command', async () => {
    const { browser } = await aStaffMember(server, email, 'owner');
    await resetSecondFactor(server.deps, email);
    expect((await session(browser)).status).toBe(401);
    expect((await logIn(browser)).body).toMatchObject({ State: 'enrol' });
  });

  it('the audit log takes new rows and nothing else', async () => {
    await aStaffMember(server, email, 'front-desk');
    const { db } = server.deps;
    const count = async () => (await db.selectFrom('staff_audit').select('entry_id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    for (const change of [
      sql`update staff_audit set action = 'x'`,
      sql`update staff_audit set action = 'x', address = null`,
      sql`update staff_audit set address = 'x'`,
      sql`delete from staff_audit`,
      sql`truncate staff_audit`,
    ])
      await expect(change.execute(db)).rejects.toThrow('the audit log takes new rows only');
    expect(await count()).toBe(before);
  });

  it('goes a year after the last role was taken away, or after three without a log-in; the log keeps what was done', async () => {
    const owner = await aStaffMember(server, email, 'owner');
    const clerk = await aStaffMember(server, `left-${email}`, 'front-desk');
    const unused = await aStaffMember(server, `unused-${email}`, 'read-only');
    const { db } = server.deps;
    const start = server.clock.now();
    const ids = async () => {
      await eraseUnusedStaff(db, server.clock.now());
      const rows = await db.selectFrom('staff').select('staff_id').execute();
      const known = new Set(rows.map(({ staff_id: id }) => id));
      return [owner, clerk, unused].map(({ staffId }) => known.has(staffId));
    };
    const after = (months: number) =>
      server.clock.set(dayjs(start).add(months, 'month').add(1, 'hour').toDate().toISOString());
    await desk(owner.browser, 'ChangeRole', { PropertyId: 'harbour', StaffId: clerk.staffId, Role: null });
    expect(await ids()).toEqual([true, true, true]);
    after(11);
    expect(await ids()).toEqual([true, true, true]);
    after(12);
    expect(await ids()).toEqual([true, false, true]);
    after(35);
    expect(await ids()).toEqual([true, false, true]);
    await logIn(owner.browser);
    after(36);
    expect(await ids()).toEqual([true, false, false]);
    const deleted = db.selectFrom('staff_audit').select(['hotel_id', 'subject', 'via']);
    expect(await deleted.where('action', '=', 'staff.unused-deleted').orderBy('entry_id').execute()).toEqual(
      expect.arrayContaining([
        { hotel_id: null, subject: clerk.staffId, via: 'job' },
        { hotel_id: 'harbour', subject: unused.staffId, via: 'job' },
      ]),
    );
    const rows = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('staff_id', '=', clerk.staffId)
      .execute();
    expect(rows.map(({ action }) => action)).toContain('staff.invitation-accepted');
    expect(JSON.stringify(await db.selectFrom('staff').selectAll().execute())).not.toContain(`left-${email}`);
  });

  it('stores no secret as it is: passwords, codes, cookies, invitations and the app’s secret', async () => {
    const { browser, secret, recoveryCodes } = await aStaffMember(server, email, 'owner');
    const token = await invite(server, `other-${email}`, 'owner');
    const { db } = server.deps;
    const tables = [
      'staff',
      'staff_recovery_code',
      'staff_session',
      'staff_invitation',
      'staff_audit',
      'outbox',
    ];
    const rows = await Promise.all(
      tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows),
    );
    const stored = JSON.stringify(rows);
    const secrets = [
      staffPassword,
      secret,
      recoveryCodes[0],
      token,
      /=(.*)$/.exec(browser.cookie() ?? '')?.[1],
    ];
    expect(
      secrets.filter((each) => each === null || each === undefined || each === '' || stored.includes(each)),
    ).toEqual([]);
  });

  it('the site’s pages of operation open to an operator, and to no owner', async () => {
    const status = async (role: 'operator' | 'owner') => {
      const { browser } = await aStaffMember(server, `${role}-${email}`, role);
      const cookie = browser.cookie() ?? '';
      return (await server.app.inject({ url: '/ops/status.json', headers: { cookie } })).statusCode;
    };
    expect([await status('operator'), await status('owner')]).toEqual([200, 401]);
  });

  it('takes no change from another site’s page', async () => {
    const { browser } = await aStaffMember(server, email, 'front-desk');
    const reply = await browser.post('/api/Desk/LogOut', {}, { origin: 'https://evil.example' });
    expect([reply.status, (await session(browser)).status]).toEqual([403, 200]);
  });
});
