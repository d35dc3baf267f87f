import type { CardGateway, Challenge } from 'shared/contracts';
import type { Env } from '../../env.ts';
import { settingOfProperty, type StripeKeys } from '../../stripe-settings.ts';

export type CardSettings = Pick<Env, 'paymentSimulator' | 'mode' | 'databaseUrl' | 'stripe'> &
  Partial<Pick<Env, 'challenge'>>;

/** What a property's cards depend on. */
export interface CardTaker {
  readonly code: string;
  /** Its account under the site's own (Connect); null for none. */
  readonly stripeAccountId: string | null;
}

export interface CardPayments {
  /** False: there is no gateway for cards, so none are offered. */
  readonly areTaken: boolean;
  /** True: the simulator takes them where guests may be real. No money moves, so every page that asks for a card says so. */
  readonly areSimulated: boolean;
  /** The gateway whose own form takes them; null: our form. */
  readonly gateway: CardGateway | null;
}

/** What takes cards in this deployment; Stripe, where it has an account, comes before the simulator. */
export const cardTakerOf = ({
  stripe,
  paymentSimulator,
}: Pick<CardSettings, 'stripe' | 'paymentSimulator'>): 'stripe' | 'simulator' | 'none' => {
  if (stripe.accounts.length > 0) return 'stripe';
  return paymentSimulator ? 'simulator' : 'none';
};

export interface StripeAccount {
  readonly keys: StripeKeys;
  /** The account that the keys act for; null: their own. */
  readonly accountId: string | null;
}

/** Whose Stripe account takes a property's cards: its own keys, its account under the site's, or the site's. Null: none does. */
export function stripeAccountOf(
  { stripe }: Pick<CardSettings, 'stripe'>,
  property: CardTaker,
): StripeAccount | null {
  const setting = settingOfProperty(property.code);
  const own = stripe.accounts.find((keys) => keys.property === setting);
  if (own) return { keys: own, accountId: null };
  const shared = stripe.accounts.find((keys) => keys.property === null);
  return shared ? { keys: shared, accountId: property.stripeAccountId } : null;
}

/** What this deployment does with the cards of a property, whatever the property takes. */
export function cardPaymentsOf(settings: CardSettings, property: CardTaker): CardPayments {
  const taker = cardTakerOf(settings);
  const account = stripeAccountOf(settings, property);
  const isSimulated = taker === 'simulator';
  return {
    areTaken: isSimulated || account !== null,
    areSimulated: isSimulated && (settings.mode === 'production' || settings.databaseUrl !== undefined),
    gateway: account && {
      kind: 'Stripe',
      publishableKey: account.keys.publishableKey,
      accountId: account.accountId,
    },
  };
}

/** What a property's guests may be asked before a card is tried; null where the property or this deployment asks nothing. */
export const challengeOf = (
  { challenge = null }: Pick<CardSettings, 'challenge'>,
  { challengeCards = false }: { readonly challengeCards?: boolean },
): Challenge | null =>
  challengeCards && challenge !== null ? { kind: 'Turnstile', siteKey: challenge.siteKey } : null;
