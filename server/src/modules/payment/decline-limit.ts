import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { AppDeps } from '../../deps.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';
import { json } from '../../db/column-types.ts';
import type { Db } from '../../db/database.ts';
import { clientOf } from '../../http/client-address.ts';
import { tooManyRequests, unprocessable } from '../../http/errors.ts';
import { deriveKeys } from '../../secret-key.ts';
import type { Challenge } from './challenge/challenge.ts';
import { forgottenAfterMs, freeDeclines, waitAfterDeclines } from './decline-rules.ts';
import type { PaymentGateway } from './gateway.ts';
import { translate } from './messages/index.ts';

/** What may be asked before a card is tried; null or absent: nothing. */
export interface Challenged {
  readonly challenge?: Challenge | null;
}

/** Who pays with what. */
export interface CardPayer {
  readonly clientIp: string;
  /** As it is compared; null where none is known. */
  readonly emailKey: string | null;
  /** Digits only; null for a saved card, and where the gateway's form took it. */
  readonly cardNumber: string | null;
  /** Asks the gateway whose form took the card for its name of it; absent for any other. */
  readonly fingerprint?: (() => Promise<string | null>) | undefined;
  /** Of a solved challenge, `''` for none; absent where the property asks for none. */
  readonly challengeToken?: string | undefined;
  /** Whether the same attempt was made before: its answer is repeated, and no other card is tried. */
  readonly isRepeated?: (() => Promise<boolean>) | undefined;
}

/** For a card that the gateway's form took. */
export const cardOfForm = (
  fingerprintOf: PaymentGateway['fingerprintOf'],
  {
    propertyId,
    paymentToken,
  }: { readonly propertyId: string; readonly paymentToken?: string | null | undefined },
): Pick<CardPayer, 'fingerprint'> =>
  fingerprintOf && paymentToken ? { fingerprint: () => fingerprintOf(propertyId, paymentToken) } : {};

/** For a property that asks for a challenge once cards were declined. */
export const challengeTokenOf = (
  { challengeCards = false }: { readonly challengeCards?: boolean | undefined },
  { challengeToken }: { readonly challengeToken?: string | null | undefined },
): Pick<CardPayer, 'challengeToken'> => (challengeCards ? { challengeToken: challengeToken ?? '' } : {});

export interface DeclineLimit {
  /**
   * Throws 429 with Retry-After while a wait lasts, and 422 while a challenge is to be solved. An attempt that was made before is let through,
   * for it only gets its answer again: true, and its decline is not to be counted another time.
   */
  readonly requireNoWait: (payer: CardPayer) => Promise<boolean>;
  /** Counts a declined card. */
  readonly count: (payer: CardPayer) => Promise<void>;
}

export type DeclineLimitDeps = Pick<AppDeps, 'db' | 'clock' | 'secretKey' | 'env'> & Challenged;

/** What is counted, by its name under the current key and under the one before it. */
interface Client {
  readonly client: string;
  readonly before: string | null;
}

/**
 * Stolen card numbers are tried where an answer comes at once. Declines are counted in the database by address, e-mail address and card, over
 * all hotels and instances, and each count has its own wait (`decline-rules.ts`). Only keyed hashes are stored, and a count goes on when the key changes. `CARD_DECLINES` off counts none.
 * Where the property and the deployment have a challenge, it is asked from the first decline on.
 */
export function createDeclineLimit({
  db,
  clock,
  secretKey,
  env,
  challenge = null,
}: DeclineLimitDeps): DeclineLimit {
  const [key, previousKey] = deriveKeys(secretKey, 'card-declines');
  const hashed = (by: Buffer, kind: string, value: string): string =>
    `${kind}:${createHmac('sha256', by)
      .update(JSON.stringify([kind, value]))
      .digest('base64url')
      .slice(0, 22)}`;
  const clientOfKind = (kind: string, value: string): Client => ({
    client: hashed(key, kind, value),
    before: previousKey === undefined ? null : hashed(previousKey, kind, value),
  });
  const clientsOf = ({ clientIp, emailKey, cardNumber }: CardPayer): Client[] => [
    clientOfKind('address', clientOf(clientIp)),
    ...(emailKey === null ? [] : [clientOfKind('email', emailKey)]),
    ...(cardNumber === null ? [] : [clientOfKind('card', cardNumber)]),
  ];
  interface Counted {
    readonly declines: number;
    readonly last_at: Date;
  }
  const waitOf = ({ declines, last_at: at }: Counted, now: Date): number =>
    at.getTime() + waitAfterDeclines(declines) - now.getTime();
  const waitsOf = async (clients: readonly Client[], now: Date): Promise<number[]> => {
    const names = clients.flatMap(({ client, before }) => (before === null ? [client] : [client, before]));
    const rows = await db
      .selectFrom('card_decline')
      .select(['declines', 'last_at'])
      .where('client', 'in', names)
      .where('last_at', '>', since(now))
      .execute();
    return rows.map((row) => waitOf(row, now));
  };
  /** The gateway is asked for the card only while some card has to wait, or was declined where that is challenged: an ordinary booking costs no call. */
  const hasAnyCardToWait = async (now: Date, isChallenged: boolean): Promise<boolean> => {
    const rows = await db
      .selectFrom('card_decline')
      .select(['declines', 'last_at'])
      .where(sql<boolean>`starts_with(client, 'card:')`)
      .where('declines', '>', isChallenged ? 0 : freeDeclines)
      .where('last_at', '>', since(now))
      .execute();
    return rows.some((row) => isChallenged || waitOf(row, now) > 0);
  };
  const ofFingerprint = (fingerprint: string | null | undefined): Client[] =>
    fingerprint ? [clientOfKind('card', fingerprint)] : [];
  const since = (now: Date): Date => new Date(now.getTime() - forgottenAfterMs);
  /** Who cannot be asked goes on: the waits still hold. */
  const requireChallenge = async ({ challengeToken, clientIp }: CardPayer): Promise<void> => {
    if (challenge === null || challengeToken === undefined) return;
    if ((await challenge.verify(challengeToken, clientIp)) === 'failed')
      throw unprocessable(translate.say('payment.challenge'), 'challenge');
  };
  return {
    async requireNoWait(payer) {
      if (!env.cardDeclines) return false;
      const now = clock.now();
      const waits = await waitsOf(clientsOf(payer), now);
      const isChallenged = challenge !== null && payer.challengeToken !== undefined;
      if (payer.fingerprint && (await hasAnyCardToWait(now, isChallenged))) {
        const cards = ofFingerprint(await payer.fingerprint());
        if (cards.length > 0) waits.push(...(await waitsOf(cards, now)));
      }
      // An ordinary booking, of somebody whose cards were not declined, costs no more questions.
      if (waits.length === 0) return false;
      if (await payer.isRepeated?.()) return true;
      const waitMs = Math.max(0, ...waits);
      if (waitMs > 0)
        throw tooManyRequests(waitMs / 1000, (params) => translate.say('payment.many-declines', params));
      await requireChallenge(payer);
      return false;
    },

    async count(payer) {
      if (!env.cardDeclines) return;
      const now = clock.now();
      // In one order, so that two declines at once cannot wait for each other.
      const clients = [...clientsOf(payer), ...ofFingerprint(await payer.fingerprint?.())].toSorted((a, b) =>
        a.client < b.client ? -1 : 1,
      );
      const counting = sql`${since(now).toISOString()}::timestamptz`;
      await sql`
        insert into card_decline (client, declines, last_at)
        select c.client, 1 + coalesce(earlier.declines, 0), ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${json(clients)}::jsonb) as c(client text, before text)
        left join card_decline earlier on earlier.client = c.before and earlier.last_at > ${counting}
        on conflict (client) do update set
          declines = case when card_decline.last_at > ${counting}
            then card_decline.declines + 1 else 1 end,
          last_at = excluded.last_at`.execute(db);
    },
  };
}

export const purgeDeclines = async (db: Db, now: Date, between?: Between): Promise<void> => {
  const before = new Date(now.getTime() - forgottenAfterMs);
  await purgeInBatches(db, 'card_decline', sql`last_at < ${before.toISOString()}::timestamptz`, between);
};
