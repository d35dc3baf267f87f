import type { PaymentGateway } from './gateway.ts';

const refused = { kind: 'declined', reason: 'unavailable' } as const;

/** Stands where a deployment has no gateway for cards. No page offers a card then, and Create refuses one: nothing is ever charged here. */
export const noCards: PaymentGateway = {
  provider: 'none',
  start: () => Promise.resolve(refused),
  lookup: () => Promise.resolve({ kind: 'unknown' }),
  refund: () => Promise.reject(new Error('There is no gateway for cards that could give money back')),
};
