import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Stripe } from 'stripe';
import type { AppDeps } from '../../../deps.ts';
import type {
  CardToKeep,
  Declined,
  Guarantee,
  LaterCharge,
  MoneySource,
  Payment,
  PaymentGateway,
  PaymentName,
  PaymentOutcome,
  Stored,
} from '../gateway.ts';
import { findPaymentByGatewayId } from '../repository.ts';
import { createPlaces, type Place, type StripePlaces } from './accounts.ts';
import { toStripeAmount } from './amounts.ts';
import { loadSdk } from './client.ts';
import { findCustomer, keepCustomer } from './customer-repository.ts';
import { type KeptCard, nameText, readKeptCard, readName } from './names.ts';
import { outcomeOfIntent, outcomeOfSetup, type Shown } from './outcome.ts';

export const stripeProvider = 'stripe';

type Deps = Pick<AppDeps, 'db' | 'env'> & { readonly logger?: AppDeps['logger'] | undefined };
type Intent = Stripe.PaymentIntent;
type Setup = Stripe.SetupIntent;

/** Stripe cannot take this amount in this currency (amounts.ts): nothing is asked there. */
const unpayable = 'unpayable:';
/** Stripe takes no such address for its receipt: it made no payment. */
const wrongEmail = 'wrong-email:';
const declinedOf = (name: string): Declined | null => {
  if (name.startsWith(unpayable)) return { kind: 'declined', reason: 'unavailable' };
  return name.startsWith(wrongEmail) ? { kind: 'declined', reason: 'email' } : null;
};

/** What may come with a payment: what the guest's browser gives, or a kept card. The browser is sent to no other page. */
const automatic = { enabled: true, allow_redirects: 'never' } as const;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
/** One effect for each reference, however often it is asked for. */
const keyOf = (
  { propertyId, reference }: Pick<PaymentName, 'propertyId' | 'reference'>,
  call: string,
): string => `${propertyId}:${reference}:${call}`;

/** The currencies of recent payments: amounts at Stripe depend on them. */
const createCurrencies = (db: Deps['db']) => {
  const known = new LRUCache<string, string>({ max: 10_000 });
  return {
    note: (gatewayId: string, currency: string): void => void known.set(gatewayId, currency),
    of: async (gatewayId: string): Promise<string> => {
      const currency =
        known.get(gatewayId) ?? (await findPaymentByGatewayId(db, stripeProvider, gatewayId))?.currency;
      if (currency === undefined) throw new Error('No payment has this id at Stripe');
      return currency;
    },
  };
};

/** The cards behind what the form gave: asked for once, and known of those that were declined here. */
const createFingerprints = (places: StripePlaces) => {
  const known = new LRUCache<string, string>({ max: 10_000 });
  return {
    note: (source: MoneySource, outcome: PaymentOutcome): void => {
      const isKnown =
        source.kind === 'token' && outcome.kind === 'declined' && outcome.fingerprint !== undefined;
      if (isKnown) known.set(source.token, outcome.fingerprint);
    },
    of: async (propertyId: string, token: string): Promise<string | null> => {
      const before = known.get(token);
      if (before !== undefined) return before;
      try {
        const { stripe, options } = await places.of(propertyId);
        const { payment_method_preview: preview } = await stripe.confirmationTokens.retrieve(
          token,
          {},
          options,
        );
        const fingerprint = preview?.card?.fingerprint ?? null;
        if (fingerprint !== null) known.set(token, fingerprint);
        return fingerprint;
      } catch {
        // A limit that cannot be asked about does not stop a booking.
        return null;
      }
    },
  };
};

const isSetupName = (name: string): boolean => readName(name).id.startsWith('seti_');

const withExpanded = ['payment_method'];
const withMoney = ['payment_method', 'latest_charge.balance_transaction', 'latest_charge.refunds'];

async function refundsOf(place: Place, intent: Intent): Promise<readonly Stripe.Refund[]> {
  const { latest_charge: charge } = intent;
  const listed = charge === null || typeof charge === 'string' ? null : charge.refunds;
  if (listed && !listed.has_more) return listed.data;
  return place.stripe.refunds
    .list({ payment_intent: intent.id, limit: 100 }, place.options)
    .autoPagingToArray({ limit: 1000 });
}

/** What Stripe shows beside an intent whose money was taken. */
async function shownOf(place: Place, intent: Intent): Promise<Shown> {
  if (intent.status !== 'succeeded') return {};
  const { latest_charge: charge } = intent;
  const isDisputed = charge !== null && typeof charge !== 'string' && charge.disputed;
  const [refunds, disputes] = await Promise.all([
    refundsOf(place, intent),
    isDisputed
      ? place.stripe.disputes
          .list({ payment_intent: intent.id, limit: 100 }, place.options)
          .then(({ data }) => data)
      : [],
  ]);
  return { refunds, disputes };
}

interface Found {
  readonly outcome: PaymentOutcome;
  /** Whether another card could still be tried with it. */
  readonly isOpen: boolean;
}

async function find(place: Place, id: string): Promise<Found> {
  const { stripe, options, accountId } = place;
  if (id.startsWith('seti_')) {
    const setup = await stripe.setupIntents.retrieve(id, { expand: withExpanded }, options);
    return { outcome: outcomeOfSetup(setup, accountId), isOpen: setup.status !== 'canceled' };
  }
  const intent = await stripe.paymentIntents.retrieve(id, { expand: withMoney }, options);
  const outcome = outcomeOfIntent(intent, await shownOf(place, intent), accountId);
  return { outcome, isOpen: intent.status !== 'canceled' };
}

const retrieve = async (place: Place, id: string): Promise<PaymentOutcome> => (await find(place, id)).outcome;

/** Stripe has answered an earlier call of ours, and that answer may be old. */
const isReplay = ({ lastResponse }: { lastResponse: { headers: Record<string, string> } }): boolean =>
  lastResponse.headers['idempotent-replayed'] === 'true';

interface Refused {
  readonly kind: 'declined' | 'other-state' | 'not-known';
  readonly error: unknown;
}

/** What an error of the SDK says: a declined card, a state in which the call makes no sense, or nothing about the outcome. */
async function refusalOf(error: unknown): Promise<Refused> {
  const { Stripe: Sdk } = await loadSdk();
  const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Sdk.errors;
  if (error instanceof StripeCardError) return { kind: 'declined', error };
  const isOfState = error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError;
  return { kind: isOfState ? 'other-state' : 'not-known', error };
}

/** A customer for a card that is kept: that of the account, or one of its own. Nothing of a person is said to Stripe here. */
async function customerFor(
  deps: Deps,
  place: Place,
  payment: Payment | Guarantee,
  keep: CardToKeep,
): Promise<string> {
  const { propertyId, reference } = payment;
  const create = async (metadata: Stripe.MetadataParam, key: string): Promise<string> => {
    const options = { ...place.options, idempotencyKey: key };
    return (await place.stripe.customers.create({ metadata }, options)).id;
  };
  if (keep.accountId === null) return create({ property: propertyId, reference }, keyOf(payment, 'customer'));
  const name = { propertyId, userId: keep.accountId, account: place.accountId ?? '' };
  const known = await findCustomer(deps.db, name);
  if (known !== null) return known;
  const key = `${propertyId}:user:${keep.accountId}:customer`;
  const id = await create({ property: propertyId, user: keep.accountId }, key);
  await keepCustomer(deps.db, name, id);
  return (await findCustomer(deps.db, name)) ?? id;
}

const savedCard = (source: MoneySource): KeptCard | null =>
  source.kind === 'saved' ? readKeptCard(source.method) : null;

interface Prepared {
  readonly place: Place;
  readonly id: string;
}

/** What every intent says: who and what it is for, in our own words and never in a guest's. */
const aboutOf = ({ propertyId, reference, description }: Payment | Guarantee) => ({
  description: `${description} · ${reference}`,
  metadata: { property: propertyId, reference },
  automatic_payment_methods: automatic,
});

async function prepareSetup(deps: Deps, place: Place, asked: Payment | Guarantee): Promise<Prepared> {
  const saved = savedCard(asked.source);
  const keep = asked.keep ?? { isForLaterCharges: true, accountId: null };
  const customer = saved?.customer ?? (await customerFor(deps, place, asked, keep));
  const options = { ...place.options, idempotencyKey: keyOf(asked, 'setup') };
  const setup = await place.stripe.setupIntents.create(
    { ...aboutOf(asked), customer, usage: 'off_session' },
    options,
  );
  return { place, id: setup.id };
}

async function prepareIntent(deps: Deps, place: Place, payment: Payment): Promise<Prepared | null> {
  const { currency, keep, email } = payment;
  const amount = toStripeAmount(payment.amountMinor, currency);
  if (amount === null) return null;
  const saved = savedCard(payment.source);
  const customer = saved?.customer ?? (keep ? await customerFor(deps, place, payment, keep) : null);
  const usage = keep && (keep.isForLaterCharges ? 'off_session' : 'on_session');
  const intent = await place.stripe.paymentIntents.create(
    {
      ...aboutOf(payment),
      amount,
      currency: currency.toLowerCase(),
      capture_method: 'manual',
      receipt_email: email,
      ...(customer === null ? {} : { customer }),
      ...(usage ? { setup_future_usage: usage } : {}),
    },
    { ...place.options, idempotencyKey: keyOf(payment, 'create') },
  );
  return { place, id: intent.id };
}

const isEmailRefused = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'email_invalid';

const isGuarantee = (asked: Payment | Guarantee): boolean =>
  !('amountMinor' in asked) || asked.amountMinor === 0;

async function prepare(deps: Deps, places: StripePlaces, asked: Payment | Guarantee): Promise<string> {
  const place = await places.of(asked.propertyId);
  const { propertyId, reference } = asked;
  const asking =
    'amountMinor' in asked && !isGuarantee(asked)
      ? prepareIntent(deps, place, asked)
      : prepareSetup(deps, place, asked);
  const made = await asking.catch((error: unknown): typeof wrongEmail => {
    if (isEmailRefused(error)) return wrongEmail;
    throw error;
  });
  if (made === wrongEmail) return `${wrongEmail}${propertyId}:${reference}`;
  if (made) return nameText({ id: made.id, accountId: place.accountId });
  deps.logger?.error({ propertyId, reference }, 'stripe cannot take this amount in this currency');
  return `${unpayable}${propertyId}:${reference}`;
}

/** With what an intent is confirmed. */
function sourceParams(
  source: MoneySource,
): { confirmation_token: string } | { payment_method: string; use_stripe_sdk: true } {
  if (source.kind === 'token') return { confirmation_token: source.token };
  const saved = savedCard(source);
  if (!saved) throw new Error(`Stripe takes no money from a ${source.kind}`);
  return { payment_method: saved.method, use_stripe_sdk: true };
}

/** An intent whose card was declined is ended: its secret is good for no other card. */
async function endDeclined({ stripe, options }: Place, id: string): Promise<void> {
  const ended = id.startsWith('seti_')
    ? stripe.setupIntents.cancel(id, {}, options)
    : stripe.paymentIntents.cancel(id, {}, options);
  await ended.catch(() => null);
}

/** The guest's form gave a token that Stripe does not take (any more): no card was asked. */
const unusable: PaymentOutcome = { kind: 'declined', reason: 'processing-error' };

/** Confirms an intent, or says where it stands when it was confirmed before. */
async function confirm(
  place: Place,
  id: string,
  call: () => Promise<Stripe.Response<Intent> | Stripe.Response<Setup>>,
): Promise<PaymentOutcome> {
  try {
    const done = await call();
    if (isReplay(done)) return await settled(place, id);
    return done.object === 'setup_intent'
      ? outcomeOfSetup(done, place.accountId)
      : outcomeOfIntent(done, await shownOf(place, done), place.accountId);
  } catch (error) {
    const { kind } = await refusalOf(error);
    if (kind === 'not-known') throw error;
    return settled(place, id, kind === 'other-state');
  }
}

/** Where an intent stands after it was asked; declined for good where the bank said no. */
async function settled(place: Place, id: string, wasRefused = false): Promise<PaymentOutcome> {
  const { outcome, isOpen } = await find(place, id);
  const isUnusable = wasRefused && outcome.kind === 'unknown';
  if (isOpen && (isUnusable || outcome.kind === 'declined')) await endDeclined(place, id);
  return isUnusable ? unusable : outcome;
}

/** Cards at Stripe: the form is Stripe's, and no number comes to this site (docs/decisions/0062). */
export function createStripe(deps: Deps): PaymentGateway {
  const places = createPlaces(deps.db, deps.env);
  const currencies = createCurrencies(deps.db);
  const fingerprints = createFingerprints(places);

  async function make(asked: Payment | Guarantee): Promise<string> {
    const name = await prepare(deps, places, asked);
    currencies.note(name, asked.currency);
    return name;
  }

  /** The intent of a payment, made now where that was not done before. */
  async function at(asked: Payment | Guarantee): Promise<Prepared | Declined> {
    const name = asked.gatewayId ?? (await make(asked));
    const declined = declinedOf(name);
    if (declined) return declined;
    return { place: await places.named(asked.propertyId, name), id: readName(name).id };
  }

  async function authorise(payment: Payment): Promise<PaymentOutcome> {
    const prepared = await at(payment);
    if ('kind' in prepared) return prepared;
    const { place, id } = prepared;
    const source = sourceParams(payment.source);
    const options = {
      ...place.options,
      idempotencyKey: keyOf(payment, `confirm:${hashOf(JSON.stringify(source))}`),
    };
    const outcome = await confirm(place, id, () =>
      place.stripe.paymentIntents.confirm(id, { ...source, expand: withExpanded }, options),
    );
    fingerprints.note(payment.source, outcome);
    return outcome;
  }

  async function saveForLater(asked: Guarantee): Promise<Stored> {
    const prepared = await at(asked);
    if ('kind' in prepared) return prepared;
    const { place, id } = prepared;
    const source = sourceParams(asked.source);
    const options = {
      ...place.options,
      idempotencyKey: keyOf(asked, `confirm:${hashOf(JSON.stringify(source))}`),
    };
    const outcome = await confirm(place, id, () =>
      place.stripe.setupIntents.confirm(id, { ...source, expand: withExpanded }, options),
    );
    fingerprints.note(asked.source, outcome);
    switch (outcome.kind) {
      case 'stored':
      case 'action':
      case 'declined':
      case 'pending':
        return outcome;
      case 'voided':
        return { kind: 'declined', reason: 'cancelled' };
      default:
        throw new Error(`A setup intent of Stripe is ${outcome.kind}`);
    }
  }

  async function chargeSaved(charge: LaterCharge): Promise<PaymentOutcome> {
    const source = { kind: 'saved', method: charge.method } as const;
    const payment = {
      ...charge,
      source,
      keep: null,
      returnPath: '/',
      confirmationToken: '',
      expiresAt: new Date(0),
    };
    const prepared = await at(payment);
    if ('kind' in prepared) return prepared;
    const { place, id } = prepared;
    const { method } = readKeptCard(charge.method);
    const options = { ...place.options, idempotencyKey: keyOf(charge, 'charge') };
    try {
      const done = await place.stripe.paymentIntents.confirm(
        id,
        { payment_method: method, off_session: true, expand: withExpanded },
        options,
      );
      return isReplay(done) ? await retrieve(place, id) : outcomeOfIntent(done, {}, place.accountId);
    } catch (error) {
      const { kind } = await refusalOf(error);
      if (kind === 'not-known') throw error;
      const outcome = await settled(place, id);
      // The card was removed, or belongs to another account by now.
      return outcome.kind === 'unknown' ? { kind: 'declined', reason: 'refused' } : outcome;
    }
  }

  const lookup = async ({ propertyId, gatewayId }: PaymentName): Promise<PaymentOutcome> => {
    // No bank was asked before the id was stored.
    if (gatewayId === null) return { kind: 'unknown' };
    const declined = declinedOf(gatewayId);
    if (declined) return declined;
    return settled(await places.named(propertyId, gatewayId), readName(gatewayId).id);
  };

  async function capture(name: PaymentName, amountMinor: number): Promise<PaymentOutcome> {
    const { propertyId, gatewayId } = name;
    if (gatewayId === null) return { kind: 'unknown' };
    const currency = await currencies.of(gatewayId);
    const place = await places.named(propertyId, gatewayId);
    const { id } = readName(gatewayId);
    const amount = toStripeAmount(amountMinor, currency);
    if (amount === null) throw new Error('Stripe cannot take this part');
    try {
      const done = await place.stripe.paymentIntents.capture(
        id,
        { amount_to_capture: amount, expand: ['latest_charge.balance_transaction'] },
        { ...place.options, idempotencyKey: keyOf(name, `capture:${String(amount)}`) },
      );
      return isReplay(done) ? await retrieve(place, id) : outcomeOfIntent(done, {}, place.accountId);
    } catch (error) {
      const { kind } = await refusalOf(error);
      if (kind === 'not-known') throw error;
      return retrieve(place, id);
    }
  }

  return {
    provider: stripeProvider,
    formOf: async (propertyId) => {
      const account = await places.accountAt(propertyId);
      return (
        account && {
          kind: 'Stripe',
          publishableKey: account.keys.publishableKey,
          accountId: account.accountId,
        }
      );
    },
    prepare: make,
    authorise,
    capture,
    void: async (name) => {
      const { propertyId, gatewayId } = name;
      if (gatewayId === null || declinedOf(gatewayId)) return lookup(name);
      const place = await places.named(propertyId, gatewayId);
      const { id } = readName(gatewayId);
      const options = { ...place.options, idempotencyKey: keyOf(name, 'cancel') };
      try {
        if (isSetupName(gatewayId)) await place.stripe.setupIntents.cancel(id, {}, options);
        else await place.stripe.paymentIntents.cancel(id, {}, options);
      } catch (error) {
        // Captured, or cancelled before: it stays as it is.
        if ((await refusalOf(error)).kind === 'not-known') throw error;
      }
      return retrieve(place, id);
    },
    refund: async (name, amountMinor, key) => {
      const { propertyId, gatewayId } = name;
      if (gatewayId === null) throw new Error('Stripe has nothing to give back');
      const place = await places.named(propertyId, gatewayId);
      const { id } = readName(gatewayId);
      const { stripe, options } = place;
      // Stripe forgets keys after a day; the refund itself says which one made it.
      const made = await stripe.refunds
        .list({ payment_intent: id, limit: 100 }, options)
        .autoPagingToArray({ limit: 1000 });
      if (made.some(({ metadata, status }) => metadata?.['key'] === key && status !== 'failed')) return;
      const amount = toStripeAmount(amountMinor, await currencies.of(gatewayId));
      if (amount === null) throw new Error('Stripe cannot give this part back');
      const { status } = await stripe.refunds.create(
        { payment_intent: id, amount, metadata: { key } },
        { ...options, idempotencyKey: keyOf(name, `refund:${key}`) },
      );
      // Of an earlier call under this key, or of this one.
      if (status === 'failed') throw new Error('Stripe could not give this part back');
    },
    saveForLater,
    chargeSaved,
    forgetCard: async (propertyId, kept) => {
      const place = await places.named(propertyId, kept);
      try {
        await place.stripe.paymentMethods.detach(readKeptCard(kept).method, {}, place.options);
      } catch (error) {
        // It is not attached any more, or unknown: nothing is kept.
        if ((await refusalOf(error)).kind !== 'other-state') throw error;
      }
    },
    fingerprintOf: fingerprints.of,
    lookup,
  };
}
