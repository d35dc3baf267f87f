import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreateRequest } from 'shared/contracts';
import { cardDetailsOf, type CreditCard, emptyCard } from 'shared/domain';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createDatabase, type Database } from '../src/db/database.ts';
import type { AppDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { createLogger } from '../src/logger.ts';
import { createMailer } from '../src/modules/mail/mailer.ts';
import { account, aMember, book, openBrowser } from './support/accounts.ts';
import { createTestClock, testNow, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, paidBy, wireOf } from './support/bookings.ts';
import {
  cardNumbersIn,
  dumpRows,
  readableMail,
  readFiles,
  showsCode,
  spellings,
} from './support/card-scan.ts';
import { aStripeBooking, deliver, stripeEnv } from './support/stripe/hotel.ts';
import { startStripe } from './support/stripe/server.ts';
import { makeTemporaryFolder, type TemporaryFolder } from './support/temporary-folder.ts';

const cards = {
  approved: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  unknown: '4111111111111111',
};
const numbers = Object.values(cards);
const code = '739';

const openEmpty = async (dataDir: string): Promise<Database> =>
  createDatabase({
    databaseUrl: undefined,
    dataDir,
    image: new Blob([await readFile(inject('pgliteImage'))]),
  });

describe('after bookings with cards of every kind', () => {
  let folder: TemporaryFolder;
  let log = '';
  const answers: string[] = [];
  let rows: string[];
  let files: string[];
  let mails: string[];
  /** Numbers of the engine itself, in the files of an empty database. */
  let engineNumbers: Set<string>;

  async function makeBookings(server: TestApp): Promise<void> {
    const guest = await aMember(server);
    const paid = (card: Partial<CreditCard>, changes: Partial<CreateRequest> = {}) =>
      aBooking({ ...paidBy({ cvvNumber: code, ...card }), ...changes });
    const say = async (request: CreateRequest, browser = openBrowser(server)) => {
      const reply = await book(browser, request);
      answers.push(JSON.stringify(reply.body));
      return reply;
    };
    expect((await say(paid({}))).status).toBe(200);
    expect((await say(paid({ creditCardNumber: cards.mastercard, cardType: 'mastercard' }))).status).toBe(
      200,
    );
    expect((await say(paid({ creditCardNumber: cards.declined }))).status).toBe(422);
    const challenged = await say(
      paid({ creditCardNumber: cards.challenged, saveCardForFutureUse: true }),
      guest,
    );
    expect(challenged.body).toMatchObject({ Status: 'RequiresAction' });
    const bank = await server.app.inject({
      method: 'POST',
      url: String(challenged.body['PaymentUrl']),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'Decision=approve',
    });
    expect(bank.statusCode).toBe(303);
    // Saved, and used again.
    expect((await say(paid({ saveCardForFutureUse: true }), guest)).status).toBe(200);
    const saved = (await account(guest)).body['CreditCards'] as readonly { readonly CreditCardId: string }[];
    expect(saved).toHaveLength(2);
    for (const { CreditCardId: creditCardId } of saved) {
      expect(
        (await say(aBooking(paidBy({ ...emptyCard, creditCardId, cardType: null })), guest)).status,
      ).toBe(200);
    }
    // The same key again, after a booking and with another body.
    const key = randomUUID();
    for (const request of [paid({}), paid({}), paid({ creditCardNumber: cards.unknown })]) {
      answers.push(JSON.stringify((await book(openBrowser(server), request, key)).body));
    }
    // Where a guest should not write it.
    expect(
      (await say(paid({}, { notes: `My card is ${cards.unknown}`, comment: 'or 4111 1111 1111 1111' })))
        .status,
    ).toBe(200);
    // Where a browser may fill it in.
    const withBooker = (changes: Partial<CreateRequest['booker']>) => {
      const request = paid({});
      return { ...request, booker: { ...request.booker, ...changes } };
    };
    expect((await say(withBooker({ street: cards.unknown }))).status).toBe(200);
    expect((await say(withBooker({ zipCode: cards.mastercard }))).status).toBe(400);
    expect((await say(withBooker({ phone: `+${cards.unknown}` }))).status).toBe(400);
    expect((await say(withBooker({ email: `${cards.unknown}@example.com` }))).status).toBe(400);
  }

  /** What a broken page, or somebody who looks for leaks, sends. */
  async function makeMistakes(server: TestApp): Promise<void> {
    const wire = JSON.stringify(wireOf(aBooking(paidBy({ cvvNumber: code }))));
    const send = async (payload: string, headers: Record<string, string> = {}) => {
      const json = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers };
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/Reservation/Create',
        headers: json,
        payload,
      });
      answers.push(response.body);
      return response.statusCode;
    };
    const misplaced = wire
      .replace('"CardNumber":"4242424242424242"', '"CardNumber":4242424242424242')
      .replace(`"SecurityCode":"${code}"`, `"SecurityCode":{"Cvv":"${code}"}`);
    expect(misplaced).toContain(':4242424242424242');
    expect(await send(wire.slice(0, -20))).toBe(400);
    expect(await send(misplaced)).toBe(400);
    expect(await send(wire.replace('"PaymentType":0', `"PaymentType":"${cards.approved}"`))).toBe(400);
    expect(await send(wire.replace(`"SecurityCode":"${code}"`, `"SecurityCode":"${code}${code}"`))).toBe(400);
    expect(await send(wire, { 'idempotency-key': cards.approved })).toBe(400);
    expect(await send(wire, { 'content-type': 'text/plain' })).toBe(415);
    expect(await send(wire, { 'x-correlation-id': cards.approved })).toBe(200);
    const elsewhere = [
      `/api/Reservation/Status?propertyId=harbour&referenceNumber=${cards.approved}`,
      `/api/Property/${cards.approved}`,
      `/api/${cards.approved}?cvv=${code}`,
    ];
    for (const url of elsewhere) await server.app.inject({ url });
    await server.app.inject({
      method: 'POST',
      url: '/jsnlog.logger',
      headers: { 'jsnlog-requestid': cards.approved },
      payload: {
        r: cards.approved,
        lg: [{ l: 5000, m: `Card ${cards.approved} failed`, n: 'page', t: 1_795_227_359_553, u: 1 }],
      },
    });
  }

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const empty = await openEmpty(join(folder.path, 'empty'));
    await dumpRows(empty.db);
    await empty.close();
    engineNumbers = new Set((await readFiles(join(folder.path, 'empty'))).flatMap(cardNumbersIn));

    const dataDir = join(folder.path, 'data');
    const database = await openEmpty(dataDir);
    const clock = createTestClock(testNow);
    const write = (line: string) => {
      log += line;
    };
    const deps: AppDeps = {
      db: database.db,
      clock,
      env: readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }),
      logger: createLogger('trace', { write }),
      secretKey: 'the secret key of the tests, long enough',
    };
    const app = buildApp(deps);
    const server: TestApp = { app, database, deps, clock, close: () => app.close() };
    await openHotel(deps, { rooms: 50 });
    await makeBookings(server);
    await makeMistakes(server);
    await sendDueMails({ ...deps, mailer: createMailer(deps.env) });
    rows = await dumpRows(database.db);
    await app.close();
    await database.close();
    files = await readFiles(dataDir);
    mails = files.filter(
      (file) => /^(From|To|Subject|Message-ID): /m.test(file) && file.includes('MIME-Version'),
    );
  });
  afterAll(() => folder.remove());

  const everywhere = () => [...files, ...rows, ...mails.map(readableMail), log, ...answers];

  it('the scan reads what it should: rows, files of the database, mails and log', () => {
    expect(rows.some((row) => row.includes('ada@example.org'))).toBe(true);
    expect(files.some((file) => !mails.includes(file) && file.includes('ada@example.org'))).toBe(true);
    expect(mails.map(readableMail).some((mail) => mail.includes('Your booking at'))).toBe(true);
    expect(log).toContain('/api/Reservation/Create');
    expect(rows.some((row) => /lastFour"+: "+4242"/.test(row))).toBe(true);
    expect(cardNumbersIn('id 4242-4242-4242-4242, x4242424242424242y 4242424242424241')).toEqual([
      '4242424242424242',
      '4242-4242-4242-4242',
    ]);
    expect(showsCode('{"securityCode": "739"}', code)).toBe(true);
  });

  it('no number that was typed is in any of them', () => {
    const texts = everywhere();
    for (const spelling of numbers.flatMap(spellings)) {
      expect(texts.filter((text) => text.includes(spelling)).length, spelling).toBe(0);
    }
  });

  it('nothing is in any of them that could be a card’s number', () => {
    const found = everywhere().flatMap(cardNumbersIn);
    expect(found.filter((number) => !engineNumbers.has(number))).toEqual([]);
  });

  it('no security code is in any of them', () => {
    const texts = [...rows, ...mails.map(readableMail), log, ...answers];
    expect(texts.filter((text) => showsCode(text, code))).toEqual([]);
    const inContext = new RegExp(`(security.?code|cvv|cvc)[^\\d]{0,40}${code}(?!\\d)`, 'i');
    expect(files.filter((file) => inContext.test(file)).length).toBe(0);
  });

  it('the log holds nobody’s name, address or password', () => {
    for (const word of ['ada@example.org', 'Byron', '7946', 'correct horse']) expect(log).not.toContain(word);
  });
});

describe('where Stripe takes the cards', () => {
  let folder: TemporaryFolder;
  let log = '';
  const requests: string[] = [];
  const answers: string[] = [];
  let rows: string[];
  let files: string[];
  let engineNumbers: Set<string>;
  const refused: Record<string, number> = {};

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const empty = await openEmpty(join(folder.path, 'empty'));
    await dumpRows(empty.db);
    await empty.close();
    engineNumbers = new Set((await readFiles(join(folder.path, 'empty'))).flatMap(cardNumbersIn));

    const stripe = await startStripe();
    const dataDir = join(folder.path, 'data');
    const database = await openEmpty(dataDir);
    const clock = createTestClock(testNow);
    const write = (line: string) => {
      log += line;
    };
    const deps: AppDeps = {
      db: database.db,
      clock,
      env: stripeEnv(stripe, { DATA_DIR: dataDir, CARD_DECLINES: 'off' }),
      logger: createLogger('trace', { write }),
      secretKey: 'the secret key of the tests, long enough',
    };
    const app = buildApp(deps);
    const server: TestApp = { app, database, deps, clock, close: () => app.close() };
    await openHotel(deps, { rooms: 50 });
    app.addHook('preHandler', (request, _reply, done) => {
      requests.push(JSON.stringify([request.url, request.headers, request.body]));
      done();
    });
    const guest = await aMember(server);
    const noCard = cardDetailsOf({ ...emptyCard, cardType: null });
    const pay = async (number: string, changes: Partial<CreateRequest> = {}) => {
      const reply = await book(guest, aStripeBooking(stripe.token(number), changes));
      answers.push(JSON.stringify(reply.body));
      return reply;
    };
    await pay(cards.approved, { cardDetails: { ...noCard, saveCreditCardToIndividual: true } });
    await pay(cards.mastercard);
    await pay(cards.declined);
    await pay(cards.challenged);
    for (const intent of stripe.books().intents.values()) {
      if (intent.status === 'requires_action') stripe.decide(intent.id, 'approve');
    }
    for (const webhook of stripe.webhooks.take()) await deliver(server, webhook);
    const open = () =>
      deps.db.selectFrom('gateway_event').where('handled_at', 'is', null).selectAll().execute();
    // oxlint-disable-next-line no-restricted-properties -- `expect.poll` is for tests only; this waits as long.
    await vi.waitFor(async () => expect(await open()).toEqual([]), 20_000);
    await account(guest);

    // A page that is older than the hotel's account at Stripe sends one all the same.
    const seen = requests.length;
    for (const [name, changes] of [
      ['in place of a token', {}],
      ['beside one', { paymentToken: stripe.token(cards.approved) }],
    ] as const) {
      const typed = aBooking({ ...paidBy({ creditCardNumber: cards.unknown, cvvNumber: code }), ...changes });
      const reply = await book(openBrowser(server), typed);
      answers.push(JSON.stringify(reply.body));
      refused[name] = reply.status;
    }
    requests.splice(seen);

    await sendDueMails({ ...deps, mailer: createMailer(deps.env) });
    rows = await dumpRows(database.db);
    await app.close();
    await database.close();
    await stripe.close();
    files = await readFiles(dataDir);
  });
  afterAll(() => folder.remove());

  it('the scan reads what it should, and the bookings were made', () => {
    expect(requests.some((request) => request.includes('ctoken_'))).toBe(true);
    expect(rows.some((row) => /lastFour"+: "+4242"/.test(row))).toBe(true);
    expect(files.some((file) => file.includes('ada@example.org'))).toBe(true);
    expect(log).toContain('/api/Reservation/Create');
    expect(answers.filter((answer) => answer.includes('"Status":"Confirmed"'))).toHaveLength(2);
  });

  it('a number that is sent all the same is refused', () => {
    expect(refused).toEqual({ 'in place of a token': 400, 'beside one': 400 });
  });

  it('no request that our own page makes has what could be a card’s number', () => {
    expect(requests.flatMap(cardNumbersIn)).toEqual([]);
  });

  it('nor is one in the database, its files, the log, the mails or an answer', () => {
    const mails = files.filter((file) => file.includes('MIME-Version')).map(readableMail);
    expect(mails.length).toBeGreaterThan(0);
    const found = [...rows, ...files, ...mails, log, ...answers].flatMap(cardNumbersIn);
    expect(found.filter((number) => !engineNumbers.has(number))).toEqual([]);
    expect([...rows, log, ...answers].filter((text) => showsCode(text, code))).toEqual([]);
  });
});
