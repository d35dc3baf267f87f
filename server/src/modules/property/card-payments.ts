import type { Env } from '../../env.ts';

/** What this deployment does with cards, whatever its hotels take. */
export interface CardPayments {
  /** False: there is no gateway for cards, so no hotel offers them. */
  readonly areTaken: boolean;
  /** True: the simulator takes them in production. No money moves, so every page that asks for a card says so. */
  readonly areSimulated: boolean;
}

export const cardPaymentsOf = ({
  paymentSimulator,
  mode,
}: Pick<Env, 'paymentSimulator' | 'mode'>): CardPayments => ({
  areTaken: paymentSimulator,
  areSimulated: paymentSimulator && mode === 'production',
});
