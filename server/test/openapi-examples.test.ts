import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { responseSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedWhenEmpty } from '../src/import/seed.ts';
import { endpoints } from '../src/openapi/endpoints.ts';
import { examples } from '../src/openapi/examples.ts';
import { deliverTo, linkOf } from './support/accounts.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';

type Wire = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: Wire;
}
/** What a caller has to put in the place of a secret, from what the calls before have answered. */
interface Secrets {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: Wire;
}

const email = 'ada@example.com';
const demoFolder = join(import.meta.dirname, '..', 'demo');
// What the gateway sends is signed, and tells of a payment: paystack.test.ts.
const replayed = Object.keys(examples).filter((name) => name !== 'receivePaystackWebhook');

describe('the examples of the OpenAPI document, on the demonstration hotels', () => {
  let server: TestApp;
  let releasesDir = '';
  let cookie = '';
  const answers = new Map<string, Answer>();
  const answerOf = (name: string): Wire => answers.get(name)?.body ?? {};
  const linkOfPreCheckIn = () =>
    /([^/]+)\/([^/]+)$/.exec(String(answerOf('getConfirmation')['PreCheckInUrl'])) ?? [];

  const linkOfMail = async (path: string): Promise<Secrets> => {
    const mails = (await deliverTo(server, email)).filter(({ text }) => String(text).includes(`/${path}/`));
    const { userId, token } = linkOf(mails.at(-1));
    return { body: { UserId: userId, Token: token } };
  };

  const secretsOf: Readonly<Record<string, () => Secrets | Promise<Secrets>>> = {
    confirmEmail: () => linkOfMail('ConfirmEmail'),
    passwordReset: () => linkOfMail('ResetPassword'),
    getReservationStatus: () => ({
      parameters: { referenceNumber: String(answerOf('createReservation')['ConfirmationToken']) },
    }),
    getConfirmation: () => ({
      parameters: { confirmationToken: String(answerOf('createReservation')['ConfirmationToken']) },
    }),
    getPreCheckIn: () => {
      const [, referenceNumber = '', hash = ''] = linkOfPreCheckIn();
      return { parameters: { referenceNumber, hash } };
    },
    getReservationItemServices: () => {
      const [, , hash = ''] = linkOfPreCheckIn();
      const [item] = answerOf('getPreCheckIn')['ReservationItems'] as readonly Wire[];
      return { parameters: { reservationItemId: String(item?.['ReservationItemId']), hash } };
    },
    savePreCheckIn: () => {
      const [, ReferenceNumber = '', Code = ''] = linkOfPreCheckIn();
      const { EntityId, ReservationItems } = answerOf('getPreCheckIn');
      const [item] = ReservationItems as readonly Wire[];
      const [sent] = (examples['savePreCheckIn']?.body as Wire)['ReservationItems'] as readonly Wire[];
      const { ReservationItemId } = item ?? {};
      return {
        body: { ReferenceNumber, Code, EntityId, ReservationItems: [{ ...sent, ReservationItemId }] },
      };
    },
    removeCreditCard: () => {
      const [card] = answerOf('getAccount')['CreditCards'] as readonly Wire[];
      return { body: { CreditCardId: card?.['CreditCardId'] } };
    },
  };

  async function replay(name: string): Promise<Answer> {
    const endpoint = endpoints.find((call) => call.name === name)?.endpoint;
    if (!endpoint) throw new Error(`There is no call ${name}`);
    const secrets = (await secretsOf[name]?.()) ?? {};
    const { 'idempotency-key': key, ...given } = { ...examples[name]?.parameters, ...secrets.parameters };
    const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
    const path = endpoint.path.replace(/:(\w+)/g, (_all, parameter: string) => given[parameter] ?? '');
    const query = Object.entries(given).filter(([parameter]) => !inPath.has(parameter));
    const body = examples[name]?.body;
    const response = await server.app.inject({
      method: endpoint.method,
      url: query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`,
      headers: {
        origin: server.deps.env.publicUrl,
        ...(cookie === '' ? {} : { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(name === 'flushStaticData' ? { authorization: `Bearer ${operatorToken}` } : {}),
      },
      ...(body ? { payload: { ...body, ...secrets.body } } : {}),
    });
    const set = response.headers['set-cookie'];
    if (set !== undefined) cookie = String(set).split(';')[0] ?? '';
    return { status: response.statusCode, body: response.body === '' ? {} : response.json<Wire>() };
  }

  beforeAll(async () => {
    releasesDir = await mkdtemp(join(tmpdir(), 'examples-'));
    server = await createTestApp();
    const context = { ...server.deps, releasesDir, dryRun: false };
    await seedWhenEmpty(context, demoFolder, () => undefined);
    for (const name of replayed) {
      answers.set(name, await replay(name));
      // The card is saved with the booking.
      if (name === 'createReservation') answers.set('getAccount', await replay('getAccount'));
    }
  }, 120_000);
  afterAll(async () => {
    await server.close();
    await rm(releasesDir, { recursive: true });
  });

  it.each(replayed)('%s works', (name) => {
    const { status, body } = answers.get(name) ?? { status: 0, body: {} };
    expect([status, body['Success'] ?? true, body['IsValid'] ?? true], JSON.stringify(body)).toEqual([
      name === 'postClientLog' ? 204 : 200,
      true,
      true,
    ]);
    const endpoint = endpoints.find((call) => call.name === name)?.endpoint;
    if (endpoint && status === 200) {
      expect(z.safeDecode(responseSchema(endpoint, 200), body as never).error).toBeUndefined();
    }
  });

  it('finds something', () => {
    expect(answerOf('searchAvailability')).toMatchObject({ IsPromoCodeValid: true });
    expect(answerOf('searchAvailability')['RoomTypes']).not.toEqual([]);
    for (const list of ['getRestaurants', 'getRestaurantAvailability', 'getCalendar', 'searchCompanies']) {
      expect([list, answerOf(list)]).not.toEqual([list, []]);
    }
    expect(answerOf('getServices')['Services']).not.toEqual([]);
    expect(answerOf('searchPropertyGroup')).toMatchObject({
      Properties: [{ IsAvailable: true }, {}, {}, {}],
    });
    expect(answerOf('getMyReservations')).toMatchObject({ Upcoming: [{ Status: 'Confirmed' }], Past: [] });
    expect(answerOf('createReservation')).toMatchObject({ Status: 'Confirmed' });
  });
});
