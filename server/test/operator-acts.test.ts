import { openFolderStore, publishBuild, type FolderStore } from 'federation/releases';
import { givenBuild, manifestOf, testKeys } from 'federation/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { importProperty } from '../src/import/import-property.ts';
import { runPrivacyCommand } from '../src/import/privacy-commands.ts';
import { blankAuditAddresses } from '../src/modules/staff/index.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, create } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { aStaffMember, type StaffMember } from './support/staff.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

type Wire = Record<string, unknown>;
const from = '192.0.2.7';
const back = { name: 'mf-search', from: '2', to: '1', why: 'cards are refused' };

describe.each(engines)('what operators and commands do, on %s', (engine) => {
  let shared: TestApp;
  let server: TestApp;
  let store: FolderStore;
  let owner: StaffMember;
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
  beforeEach(async () => {
    shared = await createTestApp(engine);
    folder = await makeTemporaryFolder();
    store = openFolderStore(folder.path, testKeys());
    const env = readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken, RELEASES_DIR: folder.path });
    server = { ...shared, app: buildApp({ ...shared.deps, env, releaseKeys: testKeys() }) };
    for (const version of ['1', '2'])
      for (const name of version === '1' ? ['shell', 'mf-search'] : ['mf-search'])
        await publishBuild(store, await givenBuild(manifestOf(name, version)), {
          property: null,
          now: Date.now,
        });
    await openHotel(server.deps);
    owner = await aStaffMember(server, 'owner@hotel.example', 'owner');
  });
  afterEach(async () => {
    await server.app.close();
    await shared.close();
    await folder.remove();
  });

  const ops = (url: string, fields: Record<string, string>, cookie: string) =>
    server.app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const withToken = async (): Promise<string> => {
    const response = await ops('/ops/login', { token: operatorToken }, '');
    return String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  };
  const status = async (): Promise<Wire> => {
    const headers = { authorization: `Bearer ${operatorToken}` };
    return (await server.app.inject({ url: '/ops/status.json', headers })).json<Wire>();
  };
  const page = async (cookie: string) => (await server.app.inject({ url: '/ops', headers: { cookie } })).body;
  const entries = (action: string) =>
    server.deps.db.selectFrom('staff_audit').selectAll().where('action', '=', action).execute();
  const log = async (): Promise<readonly Wire[]> => {
    const { body } = await owner.browser.get('/api/Desk/AuditLog?propertyId=harbour');
    return body['Entries'] as readonly Wire[];
  };

  it('a rollback by a member of staff is an entry of the audit log, and is read at /ops by the name', async () => {
    const operator = await aStaffMember(server, 'operator@site.example', 'operator');
    const cookie = operator.browser.cookie() ?? '';
    expect((await ops('/ops/rollback', back, cookie)).body).toContain('mf-search runs 1 now.');
    expect(await entries('ops.rolled-back')).toMatchObject([
      {
        hotel_id: null,
        staff_id: operator.staffId,
        via: null,
        subject: 'mf-search',
        value_before: { version: '2' },
        value_after: { version: '1' },
        address: from,
        correlation_id: expect.any(String) as string,
      },
    ]);
    expect((await store.readHistory()).at(-1)).toMatchObject({ author: `staff ${operator.staffId}` });
    expect(await status()).toMatchObject({
      acts: [{ remote: 'mf-search', from: '2', to: '1', by: 'staff', name: operator.email }],
    });
    expect(await page(cookie)).toContain(`<td role="cell">${operator.email}</td>`);
    // It concerns the site: no hotel's log has it.
    expect((await log()).map((entry) => entry['Action'])).not.toContain('ops.rolled-back');
  });

  it('one by the operator’s token is shown as that, in the log and in the history', async () => {
    const cookie = await withToken();
    await ops('/ops/rollback', back, cookie);
    expect(await entries('ops.rolled-back')).toMatchObject([{ staff_id: null, via: 'token', address: from }]);
    expect((await store.readHistory()).at(-1)).toMatchObject({ author: 'the operator’s token' });
    expect(await status()).toMatchObject({ acts: [{ by: 'token', name: null }] });
    expect((await page(cookie)).match(/<td role="cell">the operator’s token/g)).toHaveLength(2);
  });

  it('what was refused is no entry', async () => {
    const operator = await aStaffMember(server, 'operator@site.example', 'operator');
    const cookie = operator.browser.cookie() ?? '';
    await ops('/ops/rollback', { ...back, why: '' }, cookie);
    await ops('/ops/rollback', back, owner.browser.cookie() ?? '');
    expect(await entries('ops.rolled-back')).toEqual([]);
  });

  it('a person who is exported or erased by a command is an entry of the hotel’s log, without a word of the person', async () => {
    await create(server, aBooking());
    const run = (kind: 'privacy-export' | 'privacy-erase') =>
      runPrivacyCommand(server.deps, { kind, code: 'HARBOUR', email: 'ada@example.org' });
    await run('privacy-export');
    await expect(run('privacy-erase')).rejects.toThrow('Nothing was erased');
    expect(await entries('person.erased')).toEqual([]);
    server.clock.set('2026-12-05T10:00:00Z');
    await run('privacy-erase');
    const written = [...(await entries('person.exported')), ...(await entries('person.erased'))];
    expect(written).toMatchObject([
      { hotel_id: 'harbour', staff_id: null, via: 'command', value_after: null },
      { via: 'command', value_after: { stays: 1, tables: 0, hasAccount: false } },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/ada|byron|example\.org/i);
    owner = await aStaffMember(server, 'other-owner@hotel.example', 'owner');
    expect((await log()).find((entry) => entry['Action'] === 'person.erased')).toMatchObject({
      Name: null,
      By: 'command',
    });
  });

  it('an import that overwrites what was set by hand is one too, and a dry run is none', async () => {
    const bring = (overwriteByHand: boolean, dryRun = false) =>
      importProperty(
        { db: server.deps.db, clock: server.clock, releasesDir: folder.path, dryRun, overwriteByHand },
        'hotel.json',
        hotelFile(),
      );
    await bring(false);
    await bring(true, true);
    expect(await entries('property.by-hand-overwritten')).toEqual([]);
    await bring(true);
    expect(await entries('property.by-hand-overwritten')).toMatchObject([
      { hotel_id: 'harbour', via: 'command', value_after: { values: 0 } },
    ]);
  });

  it('an entry loses its address after a year, and nothing else of it', async () => {
    const before = await entries('staff.invitation-accepted');
    expect(before[0]?.address).not.toBeNull();
    server.clock.set('2027-11-20T09:00:00Z');
    await blankAuditAddresses(server.deps.db, server.clock.now());
    expect(await entries('staff.invitation-accepted')).toEqual(before);
    server.clock.set('2027-11-20T11:00:00Z');
    await blankAuditAddresses(server.deps.db, server.clock.now());
    expect(await entries('staff.invitation-accepted')).toEqual(
      before.map((entry) => ({ ...entry, address: null })),
    );
  });
});
