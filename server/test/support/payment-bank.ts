import { randomUUID } from 'node:crypto';
import type { Clock } from '../../src/clock.ts';
import type {
  Guarantee,
  MoneySource,
  Payment,
  PaymentGateway,
  PaymentName,
  PaymentOutcome,
} from '../../src/modules/payment/gateway.ts';
import { simulatedOutcome } from '../../src/modules/payment/simulator/outcomes.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long the bank waits for its guest. */
const approvalMs = 60 * minuteMs;
/** An authorisation that is not captured ends. */
const authorisationMs = 7 * dayMs;
/** How long a repeated call is known by its key. */
const keyMs = dayMs;

interface Refund {
  readonly key: string;
  readonly amountMinor: number;
  readonly at: Date;
  /** The guest's bank did not take it, later. */
  hasFailed: boolean;
}

export interface Intent {
  readonly id: string;
  readonly reference: string;
  readonly amountMinor: number;
  readonly currency: string;
  state: 'new' | 'action' | 'authorised' | 'captured' | 'stored' | 'declined' | 'voided';
  actionUntil: Date;
  authorisedAt: Date | null;
  capturedMinor: number;
  /** How often money was taken: never more than once. */
  captures: number;
  capturedBy: 'us' | 'hotel' | null;
  voidedBy: 'us' | 'others' | null;
  readonly refunds: Refund[];
  disputedMinor: number;
  disputedEverMinor: number;
}

const refundedOf = ({ refunds }: Intent): number =>
  refunds.filter(({ hasFailed }) => !hasFailed).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
const leftOf = (intent: Intent): number => intent.capturedMinor - refundedOf(intent) - intent.disputedMinor;

const methodOf = ({ id }: Intent): string => `pm_of_${id}`;

const cardOutcome = (source: MoneySource) =>
  source.kind === 'card' ? simulatedOutcome(source.card.number) : ({ kind: 'captured' } as const);

/** What happens to money at the gateway without us. */
export const bankDeeds = [
  'cancel',
  'capture',
  'capture a part',
  'refund a part',
  'refund all',
  'fail a refund',
  'open a dispute',
  'win a dispute',
] as const;
export type BankDeed = (typeof bankDeeds)[number];

/**
 * A card gateway in memory with the ways of a real one: a payment is prepared and has an id, authorised, captured apart, voided, given back in
 * parts by key, disputed; authorisations end after seven days. Every change makes a notification, which waits until it is delivered.
 */
export function createBank(clock: Clock) {
  const intents = new Map<string, Intent>();
  const events: { readonly intent: Intent; isNews: boolean }[] = [];

  /** `isNews`: nothing but the notification tells of it. */
  const notify = (intent: Intent, isNews = false) => events.push({ intent, isNews });

  const named = ({ gatewayId }: PaymentName): Intent | undefined =>
    gatewayId === null ? undefined : intents.get(gatewayId);

  const require = (name: PaymentName): Intent => {
    const found = named(name);
    if (found?.reference !== name.reference) throw new Error('The bank knows no such payment');
    return found;
  };

  function outcomeOf(intent: Intent): PaymentOutcome {
    const { amountMinor, currency } = intent;
    switch (intent.state) {
      case 'new':
        return { kind: 'unknown' };
      case 'action':
        return intent.actionUntil > clock.now()
          ? { kind: 'action', action: { clientSecret: `${intent.id}_secret` } }
          : { kind: 'declined', reason: 'timed-out' };
      case 'authorised':
        return { kind: 'authorised', amountMinor, currency };
      case 'captured':
        if (refundedOf(intent) >= amountMinor) return { kind: 'refunded' };
        return {
          kind: 'captured',
          amountMinor: intent.capturedMinor,
          currency,
          refundedMinor: refundedOf(intent),
          disputedMinor: intent.disputedMinor,
        };
      case 'stored':
        return { kind: 'stored', method: methodOf(intent) };
      case 'declined':
        return { kind: 'declined', reason: 'declined' };
      case 'voided':
        return { kind: 'voided' };
    }
  }

  const prepare = (payment: Payment | Guarantee): string => {
    const known = [...intents.values()].find(({ reference }) => reference === payment.reference);
    if (known) return known.id;
    const id = `pi_${randomUUID()}`;
    intents.set(id, {
      id,
      reference: payment.reference,
      amountMinor: 'amountMinor' in payment ? payment.amountMinor : 0,
      currency: payment.currency,
      state: 'new',
      actionUntil: clock.now(),
      authorisedAt: null,
      capturedMinor: 0,
      captures: 0,
      capturedBy: null,
      voidedBy: null,
      refunds: [],
      disputedMinor: 0,
      disputedEverMinor: 0,
    });
    return id;
  };

  const setAside = (intent: Intent) => {
    intent.state = intent.amountMinor === 0 ? 'stored' : 'authorised';
    intent.authorisedAt = clock.now();
    notify(intent);
  };

  const authorise = (payment: Payment | Guarantee): PaymentOutcome => {
    const intent = require(payment);
    if (intent.state !== 'new') return outcomeOf(intent);
    const { kind } = cardOutcome(payment.source);
    if (kind === 'declined') intent.state = 'declined';
    if (kind === 'captured') setAside(intent);
    if (kind === 'challenge') {
      intent.state = 'action';
      intent.actionUntil = new Date(clock.now().getTime() + approvalMs);
      notify(intent);
    }
    return outcomeOf(intent);
  };

  const take = (intent: Intent, amountMinor: number, by: 'us' | 'hotel') => {
    if (intent.state !== 'authorised') return;
    if (amountMinor > intent.amountMinor) throw new Error('The bank has not set that much aside');
    intent.state = 'captured';
    intent.capturedMinor = amountMinor;
    intent.captures += 1;
    intent.capturedBy = by;
    notify(intent, by === 'hotel');
  };

  const end = (intent: Intent, by: 'us' | 'others') => {
    if (intent.state === 'captured' || intent.state === 'voided' || intent.state === 'declined') return;
    if (intent.state === 'stored' && by === 'others') return;
    const isNews = intent.state === 'authorised' && by === 'others';
    intent.state = 'voided';
    intent.voidedBy = by;
    notify(intent, isNews);
  };

  const refund = (intent: Intent, amountMinor: number, key: string) => {
    const known = intent.refunds.find((one) => one.key === key);
    const isKnown = known !== undefined && clock.now().getTime() - known.at.getTime() < keyMs;
    if (isKnown && !known.hasFailed && known.amountMinor === amountMinor) return;
    if (isKnown) throw new Error('This refund has failed, or was of another amount');
    if (intent.state !== 'captured' || amountMinor > leftOf(intent)) throw new Error('There is not so much');
    intent.refunds.push({ key, amountMinor, at: clock.now(), hasFailed: false });
    notify(intent, true);
  };

  const deeds: Record<BankDeed, (intent: Intent) => void> = {
    cancel: (intent) => {
      end(intent, 'others');
    },
    capture: (intent) => {
      take(intent, intent.amountMinor, 'hotel');
    },
    'capture a part': (intent) => {
      take(intent, Math.ceil(intent.amountMinor / 3), 'hotel');
    },
    'refund a part': (intent) => {
      const part = Math.floor(leftOf(intent) / 3);
      if (part > 0) refund(intent, part, `hotel:${randomUUID()}`);
    },
    'refund all': (intent) => {
      const left = leftOf(intent);
      if (left > 0) refund(intent, left, `hotel:${randomUUID()}`);
    },
    'fail a refund': (intent) => {
      const last = intent.refunds.findLast(({ hasFailed }) => !hasFailed);
      if (!last) return;
      last.hasFailed = true;
      notify(intent, true);
    },
    'open a dispute': (intent) => {
      if (intent.disputedEverMinor > 0 || leftOf(intent) <= 0) return;
      intent.disputedMinor = leftOf(intent);
      intent.disputedEverMinor = intent.disputedMinor;
      notify(intent, true);
    },
    'win a dispute': (intent) => {
      if (intent.disputedMinor === 0) return;
      intent.disputedMinor = 0;
      notify(intent, true);
    },
  };

  const gateway: PaymentGateway = {
    provider: 'bank',
    prepare: async (payment) => Promise.resolve(prepare(payment)),
    authorise: async (payment) => Promise.resolve(authorise(payment)),
    saveForLater: async (guarantee) => {
      const outcome = await Promise.resolve(authorise(guarantee));
      if (outcome.kind === 'stored' || outcome.kind === 'action' || outcome.kind === 'declined')
        return outcome;
      throw new Error(`The bank keeps no card: ${outcome.kind}`);
    },
    capture: async (name, amountMinor) => {
      const intent = await Promise.resolve(require(name));
      take(intent, amountMinor, 'us');
      return outcomeOf(intent);
    },
    void: async (name) => {
      const intent = await Promise.resolve(named(name));
      if (!intent) return { kind: 'unknown' };
      end(intent, 'us');
      return outcomeOf(intent);
    },
    refund: async (name, amountMinor, key) => {
      refund(await Promise.resolve(require(name)), amountMinor, key);
    },
    lookup: async (name) => {
      const intent = await Promise.resolve(named(name));
      return intent ? outcomeOf(intent) : { kind: 'unknown' };
    },
  };

  return {
    gateway,
    events,
    intents: (): readonly Intent[] => [...intents.values()],
    /** The guest at the bank. */
    decide: (intent: Intent, isApproved: boolean) => {
      if (intent.state !== 'action' || intent.actionUntil <= clock.now()) return;
      if (isApproved) {
        setAside(intent);
        return;
      }
      intent.state = 'declined';
      notify(intent);
    },
    do: (deed: BankDeed, intent: Intent) => {
      deeds[deed](intent);
    },
    /** What was set aside too long ago is set free. */
    passTime: () => {
      for (const intent of intents.values()) {
        const { authorisedAt, state } = intent;
        const isOver = authorisedAt && clock.now().getTime() - authorisedAt.getTime() >= authorisationMs;
        if (state === 'authorised' && isOver) end(intent, 'others');
      }
    },
    reset: () => {
      intents.clear();
      events.splice(0);
    },
  };
}
export type Bank = ReturnType<typeof createBank>;
export { leftOf as leftAtBank, refundedOf as refundedAtBank };
