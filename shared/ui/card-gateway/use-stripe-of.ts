import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import type { CardGateway } from '../../contracts/index.ts';
import { stripeOf } from './load-stripe.ts';

export type StripeState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly stripe: Stripe }
  | { readonly kind: 'failed' };

/** Stripe.js for a hotel's account while it comes, when it has, and when it did not; `retry` asks for it again. */
export function useStripeOf(gateway: CardGateway): {
  readonly state: StripeState;
  readonly retry: () => void;
} {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<StripeState>({ kind: 'loading' });
  const { publishableKey, accountId } = gateway;
  useEffect(() => {
    let isLeft = false;
    stripeOf({ kind: 'Stripe', publishableKey, accountId }).then(
      (stripe) => {
        if (!isLeft) setState({ kind: 'ready', stripe });
      },
      () => {
        if (!isLeft) setState({ kind: 'failed' });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [publishableKey, accountId, tries]);
  const retry = (): void => {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  };
  return { state, retry };
}
