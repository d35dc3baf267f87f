import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { CardGateway, PaymentAction } from '../../contracts/index.ts';

const patienceMs = 20_000;

/** Rejects when what the guest waits for does not come. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('Stripe.js did not come in time'));
    }, patienceMs);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

interface Loaded {
  readonly key: string;
  readonly stripe: Promise<Stripe>;
}

// One for the document: Stripe.js itself is one, and what it has drawn belongs to the object that drew it.
let loaded: Loaded | null = null;

async function load({ publishableKey, accountId }: CardGateway): Promise<Stripe> {
  const stripe = await inTime(
    loadStripe(publishableKey, accountId === null ? undefined : { stripeAccount: accountId }),
  );
  if (stripe === null) throw new Error('Stripe.js is not there');
  return stripe;
}

/** Stripe.js for a hotel's account, from Stripe's own address; after a failure the next call tries again. */
export function stripeOf(gateway: CardGateway): Promise<Stripe> {
  const key = `${gateway.publishableKey} ${gateway.accountId ?? ''}`;
  if (loaded?.key === key) return loaded.stripe;
  const stripe = load(gateway);
  loaded = { key, stripe };
  stripe.catch(() => {
    if (loaded?.stripe === stripe) loaded = null;
  });
  return stripe;
}

/** `settled`: nothing is left for the guest to do; whether money came is the server's to say. */
export type Approval = 'settled' | 'failed';

/** Shows what the bank asks above the page, and resolves when the guest has done it, failed, or closed it. */
export async function approvePayment(gateway: CardGateway, action: PaymentAction): Promise<Approval> {
  try {
    const stripe = await stripeOf(gateway);
    const { error } = await stripe.handleNextAction({ clientSecret: action.clientSecret });
    // Approved before, such as in another tab.
    return error === undefined || error.code?.endsWith('_unexpected_state') === true ? 'settled' : 'failed';
  } catch {
    return 'failed';
  }
}
