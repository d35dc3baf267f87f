import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accountCall,
  aMember,
  book,
  type Browser,
  deliverTo,
  logIn,
  openBrowser,
  password,
  register,
} from './support/accounts.ts';
import type { TestApp } from './support/app.ts';
import { aBooking, create, type Reply } from './support/bookings.ts';
import { dumpRows } from './support/card-scan.ts';
import { engines } from './support/database.ts';
import {
  marksIn,
  personsEmail,
  personsStay,
  type ServerWithFiles,
  startServerWithFiles,
} from './support/person.ts';
import { aStaffMember } from './support/staff.ts';

const afterTheStay = '2026-12-05T10:00:00Z';
const minutes = (from: string, count: number): string =>
  new Date(Date.parse(from) + count * 60_000).toISOString();

describe.each(engines)('a person’s own data on %s', (engine) => {
  let started: ServerWithFiles;
  let server: TestApp;
  beforeEach(async () => {
    started = await startServerWithFiles(engine);
    ({ server } = started);
  });
  afterEach(() => started.close());

  const rowsWithMarks = async () => marksIn((await dumpRows(server.deps.db)).join('\n'));
  const own = { EmailAddress: personsEmail };

  describe('by the account', () => {
    const data = (browser: Browser) => browser.get('/api/Account/Data?propertyId=harbour');
    const erase = (browser: Browser, Password = password) => accountCall(browser, 'EraseData', { Password });

    it('is told in numbers, exported whole, and erased once the stay is over, with the session', async () => {
      const member = await aMember(server, own);
      const { body: made } = await book(member, personsStay);
      await create(server, aBooking());
      expect((await data(member)).body).toEqual({
        EmailAddress: personsEmail,
        HasAccount: true,
        SavedCards: 0,
        Stays: 1,
        StaysOfOthers: 0,
        Tables: 0,
        Reviews: 0,
        Invoices: 0,
        Open: [{ Kind: 'Stay', ReferenceNumber: made['ReferenceNumber'] }],
      });
      const { body: file } = await accountCall(member, 'ExportData', {});
      expect(file['FileName']).toBe('HARBOUR-personal-data.json');
      expect(JSON.parse(String(file['Content']))).toMatchObject({
        account: [{ email: personsEmail }],
        stays: [{ reference_number: made['ReferenceNumber'], notes: 'Two feather pillows' }],
      });
      expect(String(file['Content'])).not.toMatch(/ada@example|password_hash|token_hash/);

      const early = await erase(member);
      expect([early.status, early.body['Code']]).toEqual([409, 'privacy.open']);
      expect((await data(member)).status).toBe(200);

      server.clock.set(afterTheStay);
      await logIn(member, own);
      const wrong = await erase(member, 'not my password');
      expect([wrong.body['Success'], wrong.body['Code']]).toEqual([false, 'privacy.password-wrong']);
      expect((await data(member)).body).toMatchObject({ Stays: 1, Open: [] });
      expect((await erase(member)).body).toMatchObject({ Success: true });
      expect(member.cookie() ?? '').not.toMatch(/session/);
      expect((await data(member)).status).toBe(401);
      expect(await rowsWithMarks()).toEqual([]);
      expect(marksIn(await started.filesOfDatabase())).toEqual([]);
      expect((await logIn(openBrowser(server), own)).body['Success']).toBe(false);
    });

    it('is closed until the address is confirmed: a stranger may have made the account', async () => {
      await create(server, personsStay);
      const stranger = openBrowser(server);
      await register(stranger, own);
      await logIn(stranger, own);
      const replies = [
        await data(stranger),
        await accountCall(stranger, 'ExportData', {}),
        await erase(stranger),
      ];
      expect(replies.map(({ status, body }) => [status, body['Code']])).toEqual(
        replies.map(() => [403, 'privacy.unconfirmed']),
      );
      expect(marksIn(JSON.stringify(replies))).toEqual([]);
    });

    it('is not erased by guessing passwords in a session', async () => {
      const member = await aMember(server, own);
      const guesses: Reply[] = [];
      for (let guess = 0; guess <= 10; guess += 1)
        guesses.push(await erase(member, `guess ${String(guess)}`));
      expect(guesses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    });
  });

  describe('by a link', () => {
    const ask = (EmailAddress: string, browser = openBrowser(server)) =>
      browser.post('/api/Privacy/RequestLink', { LanguageCode: 'en', PropertyId: 'harbour', EmailAddress });
    const tokenSentTo = async (address: string): Promise<string> => {
      const [mail] = await deliverTo(server, address);
      return decodeURIComponent(/\/Book\/HARBOUR\/Privacy#token=(\S+)/.exec(String(mail?.text))?.[1] ?? '');
    };
    const call = (name: 'Open' | 'Export' | 'Erase', body: object) =>
      openBrowser(server).post(`/api/Privacy/${name}`, { PropertyId: 'harbour', ...body });
    const open = (Token: string) => call('Open', { Token });

    it('goes to guests of the hotel only, and everybody gets the same answer', async () => {
      await create(server, personsStay);
      const [known, unknown] = [
        await ask(` ${personsEmail.toUpperCase()} `),
        await ask('nobody@elsewhere.example'),
      ];
      expect(unknown.body).toEqual(known.body);
      expect([unknown.status, known.status]).toEqual([200, 200]);
      const mails = await deliverTo(server, '@');
      expect(mails.map(({ to, subject }) => [JSON.stringify(to), subject])).toEqual([
        [expect.stringContaining(personsEmail), expect.stringContaining('Your booking')],
        [expect.stringContaining(personsEmail), 'Your data at The Harbour Hotel'],
      ]);
    });

    it('opens once, exports and erases; then the key is over', async () => {
      await create(server, personsStay);
      await deliverTo(server, personsEmail);
      server.clock.set(afterTheStay);
      await ask(personsEmail);
      const token = await tokenSentTo(personsEmail);
      expect(await rowsWithMarks()).not.toEqual([]);
      expect((await dumpRows(server.deps.db)).join('\n')).not.toContain(token);
      const { body: opened } = await open(token);
      expect(opened).toMatchObject({
        Data: { EmailAddress: personsEmail, HasAccount: false, Stays: 1, Open: [] },
      });
      const again = await open(token);
      expect([again.status, again.body['Code']]).toEqual([403, 'privacy.link-over']);
      const { Key } = opened;
      const { body: file } = await call('Export', { Key });
      expect(JSON.parse(String(file['Content']))).toMatchObject({
        stays: [{ notes: 'Two feather pillows' }],
      });
      expect((await call('Erase', { Key })).body).toMatchObject({ Success: true });
      expect(await rowsWithMarks()).toEqual([]);
      expect(marksIn(await started.filesOfDatabase())).toEqual([]);
      const late = await call('Export', { Key });
      expect([late.status, late.body['Code']]).toEqual([403, 'privacy.key-over']);
    });

    it('is good for an hour, and so is what it was exchanged for', async () => {
      await create(server, personsStay);
      await deliverTo(server, personsEmail);
      server.clock.set(afterTheStay);
      await ask(personsEmail);
      const first = await tokenSentTo(personsEmail);
      await ask(personsEmail);
      const second = await tokenSentTo(personsEmail);
      const { body } = await open(first);
      server.clock.set(minutes(afterTheStay, 60));
      expect((await open(second)).body['Code']).toBe('privacy.link-over');
      expect((await call('Erase', { Key: body['Key'] })).body['Code']).toBe('privacy.key-over');
      expect((await call('Export', { Key: 'x' })).status).toBe(403);
    });

    it('erases nothing while the stay is to come', async () => {
      await create(server, personsStay);
      await deliverTo(server, personsEmail);
      await ask(personsEmail);
      const { body } = await open(await tokenSentTo(personsEmail));
      const refused = await call('Erase', { Key: body['Key'] });
      expect([refused.status, refused.body['Code']]).toEqual([409, 'privacy.open']);
      expect(await rowsWithMarks()).not.toEqual([]);
    });
  });

  describe('at the desk', () => {
    const idOf = async ({ body }: Reply): Promise<string> => {
      const row = await server.deps.db
        .selectFrom('reservation')
        .select('reservation_id')
        .where('reference_number', '=', String(body['ReferenceNumber']))
        .executeTakeFirstOrThrow();
      return row.reservation_id;
    };

    it('is shown, exported and erased by the owner; the audit log has no word of the person', async () => {
      const ReservationId = await idOf(await create(server, personsStay));
      const { browser } = await aStaffMember(server, 'owner@hotel.example', 'owner');
      const at = { PropertyId: 'harbour', ReservationId };
      const look = () => browser.get(`/api/Desk/Person?propertyId=harbour&reservationId=${ReservationId}`);
      expect((await look()).body).toMatchObject({
        EmailAddress: personsEmail,
        Stays: 1,
        Open: [{ Kind: 'Stay' }],
      });
      const early = await browser.post('/api/Desk/ErasePerson', at);
      expect([early.status, early.body['Code']]).toEqual([409, 'desk.person-open']);

      server.clock.set(afterTheStay);
      const later = (await aStaffMember(server, 'second.owner@hotel.example', 'owner')).browser;
      const { body: file } = await later.post('/api/Desk/ExportPerson', at);
      expect(marksIn(String(file['Content']))).toContain('feather pillows');
      expect((await later.post('/api/Desk/ErasePerson', at)).body).toMatchObject({ Success: true });
      expect(await rowsWithMarks()).toEqual([]);
      expect(marksIn(await started.filesOfDatabase())).toEqual([]);
      const log = await server.deps.db
        .selectFrom('staff_audit')
        .select(['action', 'subject', 'value_after'])
        .where('action', 'like', 'person.%')
        .orderBy('entry_id')
        .execute();
      expect(log).toEqual([
        { action: 'person.exported', subject: ReservationId, value_after: null },
        {
          action: 'person.erased',
          subject: ReservationId,
          value_after: { stays: 1, tables: 0, hasAccount: false },
        },
      ]);
      const gone = await later.get(`/api/Desk/Person?propertyId=harbour&reservationId=${ReservationId}`);
      expect([gone.status, gone.body['Code']]).toEqual([409, 'desk.person-gone']);
    });

    it('of a booking without an address is this booking, and no other without one', async () => {
      const { db } = server.deps;
      const ReservationId = await idOf(await create(server, personsStay));
      await create(server, aBooking());
      await db
        .updateTable('reservation')
        .set(({ fn, val }) => ({
          booker: fn('jsonb_set', ['booker', val('{email}'), val('""')]),
        }))
        .execute();
      server.clock.set(afterTheStay);
      const { browser } = await aStaffMember(server, 'owner@hotel.example', 'owner');
      const at = { PropertyId: 'harbour', ReservationId };
      const { body } = await browser.get(
        `/api/Desk/Person?propertyId=harbour&reservationId=${ReservationId}`,
      );
      expect(body).toMatchObject({ EmailAddress: null, Stays: 1 });
      await browser.post('/api/Desk/ErasePerson', at);
      const erased = await db
        .selectFrom('reservation')
        .select('reservation_id')
        .where('erased_at', 'is not', null)
        .execute();
      expect(erased).toEqual([{ reservation_id: ReservationId }]);
    });
  });
});
