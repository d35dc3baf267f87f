import { randomUUID } from 'node:crypto';
import { aCreateRequest } from 'shared/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../src/http/rate-limit-repository.ts';
import { isGoodLink } from '../src/modules/account/link-repository.ts';
import { createKnownDevice } from '../src/modules/account/known-device.ts';
import { makeLink } from '../src/modules/account/links.ts';
import { createRegisteredHere } from '../src/modules/account/registered-here.ts';
import { hashOfToken } from '../src/modules/account/secret-token.ts';
import { createQuotes } from '../src/modules/availability/quote.ts';
import { requestHash } from '../src/modules/booking/create/body-hash.ts';
import { isPreCheckInCode, preCheckInCode } from '../src/modules/booking/read/pre-check-in-code.ts';
import { createDeclineLimit } from '../src/modules/payment/decline-limit.ts';
import { createOpenedLinks } from '../src/modules/pre-check-in/opened-link.ts';
import { composePrivacyLink } from '../src/modules/privacy/mail.ts';
import { requireProperty } from '../src/modules/property/index.ts';
import { isTableCode, tablePath } from '../src/modules/restaurant/link.ts';
import { composeReviewRequest } from '../src/modules/review/mail.ts';
import { findByToken } from '../src/modules/review/repository.ts';
import { failureRecorder } from '../src/modules/remote-failure/recorder.ts';
import { invitationUrl, writeInvitation } from '../src/modules/staff/invitations.ts';
import { totpKeys } from '../src/modules/staff/sealed-factors.ts';
import { openSecret, sealSecret } from '../src/modules/staff/second-factor.ts';
import { createStayQuotes } from '../src/modules/stay/quote-token.ts';
import { createOperatorSessions } from '../src/ops/operator-session.ts';
import { type KeyUseName, keyUses } from '../src/secret-key-uses.ts';
import type { SecretKey } from '../src/secret-key.ts';
import { createSigner } from '../src/signer.ts';
import { email, openBrowser, register } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { create } from './support/bookings.ts';
import { openTwoHotels } from './support/credentials.ts';

const old = 'the key before the change, long enough';
const fresh = 'the key after the change, long enough';
const both = [fresh, old] as const;

/** What is made under a key, as a text, and whether a process with a key takes it. */
interface Use {
  readonly make: (key: SecretKey) => string | Promise<string>;
  readonly takes: (key: SecretKey, made: string) => boolean | Promise<boolean>;
}

describe('a change of SECRET_KEY', () => {
  let server: TestApp;
  let userId: string;
  beforeAll(async () => {
    server = await createTestApp();
    await openTwoHotels(server);
    await register(openBrowser(server));
    const { user_id: id } = await server.deps.db
      .selectFrom('account_user')
      .select('user_id')
      .where('property_id', '=', 'harbour')
      .executeTakeFirstOrThrow();
    userId = id;
  });
  afterAll(() => server.close());

  const depsOf = (secretKey: SecretKey) => ({ ...server.deps, secretKey });
  const property = () => requireProperty(server.deps.db, 'harbour');
  /** A stay whose guest is asked for a review, once for all. */
  let stay: string | null = null;
  const askedStay = async (): Promise<string> => {
    if (stay !== null) return stay;
    const { body } = await create(server);
    const { reservation_id } = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('confirmation_token', '=', String(body['ConfirmationToken']))
      .executeTakeFirstOrThrow();
    await server.deps.db
      .insertInto('review')
      .values({
        property_id: 'harbour',
        review_id: randomUUID(),
        reservation_id,
        state: 'asked',
        asked_at: server.clock.now(),
      })
      .execute();
    stay = reservation_id;
    return reservation_id;
  };
  const soon = () => new Date(server.clock.now().getTime() + 60_000);

  type Request = Parameters<ReturnType<typeof createKnownDevice>['remember']>[0];
  /** The cookie that is set, as the browser sends it. */
  const cookieOf = (remember: (request: Request) => void): string => {
    const set: string[] = [];
    const setHeader = (_name: string, value: string) => void set.push(value);
    remember({ header: () => undefined, setHeader, isHttps: false });
    return set.join().split(';')[0] ?? '';
  };
  const sending = (cookie: string): Request => ({
    header: () => cookie,
    setHeader: () => undefined,
    isHttps: false,
  });

  const told = {
    reservation: 'r',
    version: 1,
    refund: 0,
    voucherBack: 0,
    total: 100,
    expiresAt: Date.parse('2100-01-01'),
  };
  const link = { propertyId: 'harbour', referenceNumber: 'BCDF2345', nonce: 'nonce' };
  const booking = { propertyId: 'harbour', reservationId: 'r' };
  const table = { property_id: 'harbour', table_booking_id: 't', reference_number: 'BCDF2345' };
  const login = { propertyId: 'harbour', emailKey: email };
  const user = () => ({ propertyId: 'harbour', userId });
  const payer = (clientIp: string) => ({ clientIp, emailKey: null, cardNumber: null });
  const bucket = { name: 'of-the-test', capacity: 1, perMinute: 1 };
  const idempotency = (key: SecretKey) => requestHash(createSigner(key, 'idempotency'), aCreateRequest());
  const operator = (key: SecretKey) => createOperatorSessions(key, 'the token', server.clock);
  const isIn = async (name: Promise<readonly object[]>) => (await name).length > 0;
  let address = 0;
  const anotherAddress = () => {
    address += 1;
    return `192.0.2.${String(address)}`;
  };

  const uses: Readonly<Record<KeyUseName, Use>> = {
    quote: {
      make: (key) =>
        createQuotes(key).issue({ from: '2026/12/01', to: '2026/12/02', rooms: [] } as never, []),
      takes: (key, made) => createQuotes(key).open(made) !== null,
    },
    'cancellation-quote': {
      make: (key) => createStayQuotes(key).issueCancellation({ ...told, items: [], fee: 0 }),
      takes: (key, made) => createStayQuotes(key).openCancellation(made) !== null,
    },
    'change-quote': {
      make: (key) => createStayQuotes(key).issueChange({ ...told, change: 'c', dueNow: 0 }),
      takes: (key, made) => createStayQuotes(key).openChange(made) !== null,
    },
    'pre-check-in': {
      make: (key) => preCheckInCode(createSigner(key, 'pre-check-in'), link),
      takes: (key, made) => isPreCheckInCode(createSigner(key, 'pre-check-in'), link, made),
    },
    'opened pre-check-in link': {
      make: (key) => cookieOf((request) => createOpenedLinks(depsOf(key)).remember(request, booking)),
      takes: (key, made) => createOpenedLinks(depsOf(key)).isOpen(sending(made), booking),
    },
    idempotency: {
      make: (key) => idempotency(key).text,
      takes: (key, made) => idempotency(key).isSame(made),
    },
    'registered-here': {
      make: (key) => cookieOf((request) => createRegisteredHere(depsOf(key)).remember(request, user())),
      takes: (key, made) => createRegisteredHere(depsOf(key)).isSo(sending(made), user()),
    },
    'known-device': {
      make: (key) => cookieOf((request) => createKnownDevice(depsOf(key)).remember(request, login)),
      takes: (key, made) => createKnownDevice(depsOf(key)).find(sending(made), login) !== null,
    },
    'operator session': {
      make: (key) => operator(key).open(false),
      takes: (key, made) => operator(key).isOpen(made.split(';')[0]),
    },
    'card-declines': {
      make: async (key) => {
        const clientIp = anotherAddress();
        const limit = createDeclineLimit(depsOf(key));
        for (let declined = 0; declined < 3; declined += 1) await limit.count(payer(clientIp));
        return clientIp;
      },
      takes: (key, made) =>
        createDeclineLimit(depsOf(key))
          .requireNoWait(payer(made))
          .then(
            () => false,
            () => true,
          ),
    },
    'staff-totp': {
      make: (key) => sealSecret(totpKeys(depsOf(key))[0], 'SECRET'),
      takes: (key, made) => openSecret(totpKeys(depsOf(key)), made)?.secret === 'SECRET',
    },
    'staff-invitation': {
      make: async (key) => {
        const invitation = {
          property: await property(),
          propertyGroupId: null,
          email,
          role: 'owner',
          languageCode: 'en',
        } as const;
        const row = await server.deps.db
          .transaction()
          .execute((tx) => writeInvitation({ secretKey: key }, tx, invitation, server.clock.now()));
        return JSON.stringify(row);
      },
      // The mail that is sent after the change.
      takes: async (key, made) => {
        const row = JSON.parse(made) as Parameters<typeof invitationUrl>[2];
        const token = new URL(invitationUrl(depsOf(key), await property(), row)).hash.split('=')[1] ?? '';
        return hashOfToken(token) === row.token_hash;
      },
    },
    'account-link': {
      make: async (key) => {
        const { code } = await property();
        const url = await makeLink(depsOf(key), {
          kind: 'password-reset',
          property: { propertyId: 'harbour', code },
          userId,
          tokenId: 'id',
          expiresAt: soon().toISOString(),
        });
        return new URL(url).searchParams.get('token') ?? '';
      },
      takes: (_key, made) =>
        isGoodLink(server.deps.db, {
          ...user(),
          tokenHash: hashOfToken(made),
          kind: 'password-reset',
          now: server.clock.now(),
        }),
    },
    'review-link': {
      make: async (key) => {
        const deps = depsOf(key);
        const mail = await composeReviewRequest(deps, await property(), { reservationId: await askedStay() });
        const { pathname } = new URL(mail?.letter.action?.url ?? 'http://no.example');
        return decodeURIComponent(pathname.split('/').at(-1) ?? '');
      },
      takes: async (_key, made) =>
        (await findByToken(server.deps.db, 'harbour', hashOfToken(made))) !== undefined,
    },
    'table-link': {
      make: (key) => tablePath({ secretKey: key }, { code: 'HARBOUR' }, table).split('/').at(-1) ?? '',
      takes: (key, code) => isTableCode({ secretKey: key }, table, code),
    },
    'privacy-link': {
      make: async (key) => {
        const mail = await composePrivacyLink(depsOf(key), await property(), {
          emailKey: email,
          languageCode: 'en',
          tokenId: 'id',
          expiresAt: soon().toISOString(),
        });
        return decodeURIComponent(
          new URL(mail?.letter.action?.url ?? 'http://no.example').hash.split('=')[1] ?? '',
        );
      },
      takes: (_key, made) =>
        isIn(
          server.deps.db
            .selectFrom('privacy_link')
            .select('token_hash')
            .where('token_hash', '=', hashOfToken(made))
            .execute(),
        ),
    },
    'rate-limit': {
      make: async (key) => {
        const clientIp = anotherAddress();
        await createRateLimiter(server.deps.db, key).take(bucket, 'harbour', clientIp, server.clock.now());
        return clientIp;
      },
      takes: async (key, made) =>
        !(await createRateLimiter(server.deps.db, key).tryTake(bucket, 'harbour', made, server.clock.now())),
    },
    'remote-failure': {
      make: async (key) => {
        const remote = `mf-${randomUUID().slice(0, 8)}`;
        const failure = { remote, version: '1.0.0', reason: 'error' };
        failureRecorder(depsOf(key))('192.0.2.1', [failure]);
        const pageId = async () => {
          const rows = server.deps.db.selectFrom('remote_failure').select('page_id');
          return (await rows.where('remote', '=', remote).executeTakeFirst())?.page_id ?? '';
        };
        await expect.poll(pageId).not.toBe('');
        return pageId();
      },
      // One guest is counted twice at most.
      takes: async (key, made) => (await uses['remote-failure'].make(key)) === made,
    },
  };

  const usesThat = (...changes: readonly string[]) =>
    Object.entries(keyUses)
      .filter(([, { afterChange }]) => changes.includes(afterChange))
      .map(([name, { protects }]) => [name as KeyUseName, protects] as const);

  it.each(usesThat('verified', 'sealed anew'))('%s: %s stay good until the old key goes', async (name) => {
    const { make, takes } = uses[name];
    const made = await make(old);
    expect(await takes(both, made)).toBe(true);
    expect(await takes(fresh, made)).toBe(false);
  });

  it.each(usesThat('stored'))('%s: %s that were sent need no key', async (name) => {
    const { make, takes } = uses[name];
    expect(await takes(both, await make(old))).toBe(true);
  });

  it.each(usesThat('counted anew'))('%s: %s begin anew', async (name) => {
    const { make, takes } = uses[name];
    expect(await takes(both, await make(old))).toBe(false);
  });

  it.each(usesThat('verified', 'sealed anew', 'counted anew'))(
    '%s: %s are made under the new key only',
    async (name) => {
      const { make, takes } = uses[name];
      const made = await make(both);
      expect(await takes(fresh, made)).toBe(true);
      const another = await make(both);
      expect(await takes(old, another)).toBe(false);
    },
  );

  it.each([['account-link'], ['privacy-link'], ['review-link']] as const)(
    '%s: what is sent is made under the new key',
    async (name) => {
      const made = await uses[name].make(both);
      expect(made).toBe(await uses[name].make(fresh));
      expect(made).not.toBe(await uses[name].make(old));
    },
  );

  it('staff-invitation: a mail that goes out after the change opens the invitation that was written before', async () => {
    const { make, takes } = uses['staff-invitation'];
    const written = await make(old);
    expect(await takes(both, written)).toBe(true);
    expect(await takes(fresh, written)).toBe(false);
    expect(await takes(old, await make(both))).toBe(false);
  });
});
