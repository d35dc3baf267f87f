import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runPrivacyCommand } from '../src/import/privacy-commands.ts';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { hashOfToken } from '../src/modules/account/index.ts';
import { describePerson, eraseOver } from '../src/modules/privacy/index.ts';
import { askForReviews, type LastAsked } from '../src/modules/review/index.ts';
import { createDatabaseContent } from '../src/site/database-content.ts';
import { deliver } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, get, type Reply } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { aStaffMember, desk, type StaffMember } from './support/staff.ts';
import { stayCalls } from './support/stay-calls.ts';

type Wire = Record<string, unknown>;

/** The stays of the bookable hotel end on 4 December. */
const departed = '2026-12-06T12:00:00Z';

describe.each(engines)('reviews of stays on %s', (engine) => {
  let server: TestApp;
  let clerk: Promise<StaffMember> | null;
  beforeEach(async () => {
    server = await createTestApp(engine);
    await open(null);
    clerk = null;
  });
  afterEach(() => server.close());

  /** Logs in where the clock stands then. */
  const atDesk = (): Promise<StaffMember> =>
    (clerk ??= aStaffMember(server, 'clerk@hotel.example', 'front-desk'));
  const { post } = stayCalls(() => server);
  const open = async (Reviews: object | null) => {
    const { db, clock, env } = server.deps;
    const context = { db, clock, releasesDir: env.releasesDir, dryRun: false };
    await importProperty(context, 'hotel.json', { ...hotelFile({ rooms: 20 }), Reviews });
  };
  const book = async (lastName = 'Byron', language = 'en-GB'): Promise<string> => {
    const booking = aBooking();
    const email = `${lastName.toLowerCase()}@example.org`;
    const made = await create(
      server,
      { ...booking, booker: { ...booking.booker, firstName: 'Ada', lastName, email } },
      crypto.randomUUID(),
      language,
    );
    return String(made.body['ConfirmationToken']);
  };
  /** The mails that ask, after the job has run by itself and beside itself. */
  const asked = async () => {
    await Promise.all([askForReviews(server.deps), askForReviews(server.deps)]);
    await askForReviews(server.deps);
    return (await deliver(server)).filter(({ text }) => String(text).includes('/Review/'));
  };
  const tokenIn = (text: unknown): string =>
    decodeURIComponent(/\/Book\/HARBOUR\/Stay\/Review\/(\S+)/.exec(String(text))?.[1] ?? '');
  /** The secret of the mail after a stay. */
  const linkAfterStay = async (lastName?: string): Promise<string> => {
    await book(lastName);
    server.clock.set(departed);
    return tokenIn((await asked()).at(-1)?.text);
  };
  const read = (token: string) => get(server, `/api/Review?propertyId=harbour&token=${token}`);
  const write = (Token: string, changes: Wire = {}) =>
    post('/api/Review', {
      PropertyId: 'harbour',
      Token,
      LanguageCode: 'en',
      Score: 4,
      Title: 'A quiet house',
      Text: 'The ferries were all that I heard.',
      Name: 'Ada B.',
      Consent: true,
      ...changes,
    });
  const ofDesk = async (state = 'Waiting') => {
    const { body } = await (
      await atDesk()
    ).browser.get(`/api/Desk/Reviews?propertyId=harbour&state=${state}`);
    return body as { Reviews: readonly Wire[]; Counts: Wire; Next: string | null };
  };
  const first = async (state?: string): Promise<Wire> => (await ofDesk(state)).Reviews[0] ?? {};
  const act = async (call: string, { ReviewId, Version }: Wire, more: object = {}): Promise<Reply> =>
    desk((await atDesk()).browser, call, { PropertyId: 'harbour', ReviewId, Version, ...more });
  const shown = async (after?: unknown) => {
    const rest = after === undefined ? '' : `&after=${String(after)}`;
    const { body } = await get(server, `/api/Reviews?propertyId=harbour${rest}`);
    return body as { Reviews: readonly Wire[]; Next: string | null } & Wire;
  };
  const publishOne = async (lastName: string, changes: Wire = {}): Promise<void> => {
    await write(await linkAfterStay(lastName), changes);
    await act('PublishReview', await first());
  };

  it('are asked for once, two days after the departure, by a mail in the guest’s language', async () => {
    await book('Byron', 'da');
    server.clock.set('2026-12-05T22:00:00Z');
    expect(await asked()).toEqual([]);
    server.clock.set('2026-12-06T09:59:00Z');
    expect(await asked()).toEqual([]);
    server.clock.set('2026-12-06T10:00:00Z');
    const [mail, ...others] = await asked();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Hvordan var dit ophold på The Harbour Hotel?');
    expect(mail?.text).toContain('tirsdag');
    server.clock.set('2026-12-08T12:00:00Z');
    expect(await asked()).toEqual([]);
  });

  it('are asked for once of an address with several stays, of the last one, and again for one months later', async () => {
    const first = await book('Byron');
    await book('byron');
    await book('Lovelace');
    await server.deps.db
      .updateTable('reservation')
      .set({ date_to: '2026/12/03' })
      .where('confirmation_token', '=', first)
      .execute();
    server.clock.set(departed);
    expect((await asked()).map(({ to }) => to)).toHaveLength(2);
    const rows = await server.deps.db
      .selectFrom('review')
      .innerJoin('reservation', 'reservation.reservation_id', 'review.reservation_id')
      .select('confirmation_token')
      .execute();
    expect(rows.map((row) => row.confirmation_token)).not.toContain(first);
    server.clock.set('2026-12-07T12:00:00Z');
    expect(await asked()).toEqual([]);
  });

  it('are not asked for again after one press in the mail program, which the mail’s headers offer', async () => {
    await book('Byron');
    server.clock.set(departed);
    const [mail] = await asked();
    const address = String(mail?.unsubscribeUrl).replace(/^https?:\/\/[^/]+/, '');
    expect(String(mail?.text)).toContain(address);
    const stop = (method: 'GET' | 'POST', url = address) =>
      server.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'de' },
        ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
      });
    const optedOut = async () =>
      (await server.deps.db.selectFrom('review').select('opted_out_at').execute()).filter(
        (row) => row.opted_out_at !== null,
      ).length;
    // Scanners of mails open every link.
    expect((await stop('GET')).body).toContain('Diese E-Mails abbestellen');
    expect(await optedOut()).toBe(0);
    expect((await stop('POST', `${address}x`)).statusCode).toBe(404);
    const stopped = await stop('POST');
    expect([stopped.statusCode, await optedOut()]).toEqual([200, 1]);
    expect(stopped.body).toContain('Wir bitten Sie nicht mehr um eine Bewertung.');
    server.clock.set('2026-11-20T10:00:00Z');
    const again = await book('BYRON');
    await server.deps.db
      .updateTable('reservation')
      .set({ date_to: '2027/06/04' })
      .where('confirmation_token', '=', again)
      .execute();
    server.clock.set('2027-06-06T12:00:00Z');
    expect(await asked()).toEqual([]);
  });

  it('are not asked for of a stay that was cancelled, and not of one that nobody came to', async () => {
    const { stayOf } = stayCalls(() => server);
    const cancelled = { PropertyId: 'harbour', ConfirmationToken: await book() };
    const quoted = await post('/api/Stay/QuoteCancellation', cancelled);
    await post('/api/Stay/Cancel', { ...cancelled, QuoteToken: quoted.body['QuoteToken'] });
    expect(await stayOf(cancelled.ConfirmationToken)).toMatchObject({ IsCancelled: true });
    await book('Absent');
    const { reservation_id: ReservationId } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('status', '=', 'Confirmed')
      .executeTakeFirstOrThrow();
    server.clock.set('2026-12-02T12:00:00Z');
    const noShow = { PropertyId: 'harbour', ReservationId, NoShow: true };
    const { body } = await desk((await atDesk()).browser, 'QuoteCancellation', noShow);
    const ended = await desk((await atDesk()).browser, 'Cancel', {
      ...noShow,
      QuoteToken: body['QuoteToken'],
    });
    expect(ended.body).toMatchObject({ Success: true });
    server.clock.set(departed);
    expect(await asked()).toEqual([]);
  });

  it('are asked for when the hotel says, or never, and not of stays of long ago', async () => {
    await book();
    await open({ Ask: false });
    server.clock.set(departed);
    expect(await asked()).toEqual([]);
    await open({ Days: 5, Hour: 0 });
    expect(await asked()).toEqual([]);
    server.clock.set('2026-12-24T00:00:00Z');
    expect(await asked()).toEqual([]);
    server.clock.set('2026-12-09T00:00:00Z');
    expect(await asked()).toHaveLength(1);
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({ Reviews: { Days: 5, Hour: 0 } });
  });

  it('cost one statement a minute once no hotel has anyone left to ask, and no transaction where there was none', async () => {
    const { db, clock, env } = server.deps;
    let statements = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const lastAsked: LastAsked = new Map();
    const round = async () => {
      statements = 0;
      await askForReviews({ ...server.deps, db: counted }, lastAsked);
      return statements;
    };
    for (const code of ['SECOND', 'THIRD'])
      await importProperty({ db, clock, releasesDir: env.releasesDir, dryRun: false }, 'hotel.json', {
        ...hotelFile({ propertyId: code.toLowerCase(), property: { propertyCode: code } }),
        Reviews: null,
      });
    await book();
    server.clock.set(departed);
    // The hotels, those with someone to ask and failures; then one transaction for one of the three.
    expect(await round()).toBe(6);
    expect(await round()).toBe(3);
    expect(await round()).toBe(1);
    server.clock.set('2026-12-07T12:00:00Z');
    expect(await round()).toBe(3);
    expect(await round()).toBe(1);
    expect((await deliver(server)).filter(({ text }) => String(text).includes('/Review/'))).toHaveLength(1);
  });

  it('are written by the link, whose secret is stored as a hash, and changed until they are published', async () => {
    const token = await linkAfterStay();
    expect((await read(token)).body).toMatchObject({ State: 'Open', Score: null, Name: 'Ada B.' });
    const rows = await server.deps.db.selectFrom('review').selectAll().execute();
    expect(rows.map((row) => row.token_hash)).toEqual([hashOfToken(token)]);
    const everything = [rows, await server.deps.db.selectFrom('outbox').selectAll().execute()];
    expect(JSON.stringify(everything)).not.toContain(token);

    expect((await write(token)).body).toMatchObject({ Success: true, Review: { State: 'Waiting' } });
    const again = await write(token, { Score: 5, Title: null, Text: 'Card 4242 4242 4242 4242 ' });
    expect(again.body).toMatchObject({ Review: { Score: 5, Title: null, Text: 'Card ••••' } });
    expect((await ofDesk()).Counts).toEqual({ Waiting: 1, Published: 0, Hidden: 0 });
    expect((await shown())['Count']).toBe(0);

    await act('PublishReview', await first());
    const late = await write(token, { Score: 1 });
    expect([late.status, late.body['Code']]).toEqual([409, 'review.published']);
    expect((await read(token)).body).toMatchObject({ State: 'Published', Score: 5 });
  });

  it.each([
    ['a score that is none', { Score: 6 }],
    ['a text of one character', { Text: 'x' }],
    ['a text of 2,001', { Text: 'x'.repeat(2001) }],
    ['no consent', { Consent: false }],
    ['no name', { Name: '' }],
    ['a name that shows nothing', { Name: '\u200b\u2060' }],
  ])('are refused with %s', async (_of, changes) => {
    const token = await linkAfterStay();
    expect((await write(token, changes)).status).toBe(400);
    expect((await read(token)).body).toMatchObject({ State: 'Open' });
  });

  it('take no wrong link, and none sixty days after the departure', async () => {
    const token = await linkAfterStay();
    expect((await read(`${token}x`)).body).toMatchObject({ Code: 'review.link-wrong' });
    server.clock.set('2027-02-02T23:00:00Z');
    expect((await read(token)).status).toBe(200);
    server.clock.set('2027-02-03T01:00:00Z');
    const over = await write(token);
    expect([over.status, over.body['Code']]).toEqual([404, 'review.link-ended']);
  });

  it('are published as the desk has read them, hidden with a reason and answered; each act is in the log', async () => {
    const token = await linkAfterStay();
    await write(token);
    const before = await first();
    await write(token, { Score: 2 });
    const refused = await act('PublishReview', before);
    expect([refused.status, refused.body['Code']]).toEqual([409, 'desk.review-changed']);
    expect((await act('PublishReview', await first())).body).toMatchObject({ Success: true });
    expect((await act('PublishReview', await first('Published'))).status).toBe(409);
    const Answer = 'Thank you, Ada.';
    await act('AnswerReview', await first('Published'), { Answer });
    expect((await shown()).Reviews).toMatchObject([
      { Score: 2, Name: 'Ada B.', MonthOfStay: '2026/12/01', Answer },
    ]);

    await act('HideReview', await first('Published'), { Reason: 'Personal' });
    expect(await shown()).toMatchObject({ Count: 0, Average: null, Reviews: [] });
    expect((await read(token)).body).toMatchObject({ State: 'Hidden', HiddenReason: 'Personal' });
    await write(token, { Text: 'Without names.' });
    expect(await first()).toMatchObject({ Text: 'Without names.', Answer: null, HiddenReason: null });

    const log = await server.deps.db
      .selectFrom('staff_audit')
      .select(['action', 'staff_id', 'value_after'])
      .where('action', 'like', 'review.%')
      .orderBy('entry_id')
      .execute();
    const { staffId: staff_id } = await atDesk();
    expect(log).toEqual([
      { action: 'review.published', staff_id, value_after: null },
      { action: 'review.answered', staff_id, value_after: null },
      { action: 'review.hidden', staff_id, value_after: { reason: 'Personal' } },
    ]);
  });

  it('are averaged and counted, and read newest first in pages', async () => {
    const content = createDatabaseContent(server.deps.db, server.deps.env);
    const seen = async () => {
      const found = await content.property('HARBOUR');
      const { body } = await get(server, '/api/Property/harbour');
      return [found?.rating, found?.property.hasReviews, body['HasReviews']];
    };
    expect(await seen()).toEqual([null, false, false]);
    for (const [index, Score] of [5, 4, 4, 2, 5, 5, 1].entries()) {
      server.clock.set('2026-11-21T10:00:00Z');
      await publishOne(`Guest${String(index)}`, { Score, Text: `Number ${String(index)}` });
    }
    const page = await shown();
    expect(page).toMatchObject({
      Average: 3.7,
      Count: 7,
      Distribution: [
        { Score: 5, Count: 3 },
        { Score: 4, Count: 2 },
        { Score: 3, Count: 0 },
        { Score: 2, Count: 1 },
        { Score: 1, Count: 1 },
      ],
    });
    const rest = await shown(page.Next);
    const texts = [...page.Reviews, ...rest.Reviews].map((review) => review['Text']);
    expect([page.Reviews.length, rest.Next]).toEqual([5, null]);
    expect(texts.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Number ${String(index)}`));
    expect(await seen()).toEqual([{ average: 3.7, count: 7 }, true, true]);
  });

  it('are counted and exported with the person, and lose their words, name and link by an erase; the score stays', async () => {
    const email = 'privatova@example.org';
    const hotel = { propertyId: 'harbour', timeZone: 'Europe/London' };
    const counted = async () => (await describePerson(server.deps, hotel, { emailKey: email })).reviews;
    const token = await linkAfterStay('Privatova');
    expect(await counted()).toBe(0);
    await write(token, { Name: 'Ada Privatova' });
    await act('PublishReview', await first());
    await act('AnswerReview', await first('Published'), { Answer: 'Thank you, Ms Privatova.' });
    expect(await counted()).toBe(1);
    const exported = await runPrivacyCommand(server.deps, { kind: 'privacy-export', code: 'HARBOUR', email });
    expect(JSON.parse(exported)).toMatchObject({ reviews: [{ name: 'Ada Privatova', score: 4 }] });
    expect(exported).not.toContain('token_hash');
    await runPrivacyCommand(server.deps, { kind: 'privacy-erase', code: 'HARBOUR', email });
    const [row] = await server.deps.db.selectFrom('review').selectAll().execute();
    expect(row).toMatchObject({
      score: 4,
      name: null,
      text: null,
      title: null,
      answer: null,
      token_hash: null,
    });
    expect(await shown()).toMatchObject({ Count: 1, Average: 4, Reviews: [] });
  });

  it('are not asked for of an erased person, and go with the stay when its time is over', async () => {
    await book('Privatova');
    server.clock.set('2026-12-05T12:00:00Z');
    const email = 'privatova@example.org';
    await runPrivacyCommand(server.deps, { kind: 'privacy-erase', code: 'HARBOUR', email });
    server.clock.set(departed);
    expect(await asked()).toEqual([]);

    server.clock.set('2026-11-21T10:00:00Z');
    await write(await linkAfterStay('Waiting'));
    server.clock.set('2029-01-01T12:00:00Z');
    await eraseOver(server.deps);
    expect(await server.deps.db.selectFrom('review').selectAll().execute()).toEqual([]);
  });
});
