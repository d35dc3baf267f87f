import { LRUCache } from 'lru-cache';
import type { Stripe } from 'stripe';
import type { Db } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { findCardTaker, type StripeAccount, stripeAccountOf } from '../../property/index.ts';
import { createClients } from './client.ts';
import { readName } from './names.ts';

/** A client of Stripe that acts for one account. */
export interface Place {
  readonly stripe: Stripe;
  /** The account that it acts for; null: that of its keys. */
  readonly accountId: string | null;
  /** To be given with every call. */
  readonly options: Stripe.RequestOptions;
}

/** How long a change of a property's account may go unseen. */
const freshMs = 5000;

export interface StripePlaces {
  /** The account of a property; null where Stripe takes no cards there. */
  readonly accountAt: (propertyId: string) => Promise<StripeAccount | null>;
  /** Where new payments of a property are made. */
  readonly of: (propertyId: string) => Promise<Place>;
  /** Where what has this name is: the property may have another account by now. */
  readonly named: (propertyId: string, name: string) => Promise<Place>;
}

export function createPlaces(db: Db, { stripe: settings }: Pick<Env, 'stripe'>): StripePlaces {
  const clientOf = createClients(settings.url);
  const known = new LRUCache<string, { readonly account: StripeAccount | null }>({
    max: 10_000,
    ttl: freshMs,
  });
  const accountAt = async (propertyId: string): Promise<StripeAccount | null> => {
    const kept = known.get(propertyId);
    if (kept) return kept.account;
    const taker = await findCardTaker(db, propertyId);
    const account = taker && stripeAccountOf({ stripe: settings }, taker);
    known.set(propertyId, { account });
    return account;
  };
  const placeOf = async ({ keys, accountId }: StripeAccount): Promise<Place> => ({
    stripe: await clientOf(keys),
    accountId,
    options: accountId === null ? {} : { stripeAccount: accountId },
  });
  const of = async (propertyId: string): Promise<Place> => {
    const account = await accountAt(propertyId);
    if (!account) throw new Error(`No account of Stripe takes the cards of ${propertyId}`);
    return placeOf(account);
  };
  return {
    accountAt,
    of,
    named: async (propertyId, name) => {
      const { accountId } = readName(name);
      const shared = settings.accounts.find(({ property }) => property === null);
      if (accountId !== null && shared) return placeOf({ keys: shared, accountId });
      const place = await of(propertyId);
      return { ...place, accountId: null, options: {} };
    },
  };
}
