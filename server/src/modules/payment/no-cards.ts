import type { PaymentGateway } from './gateway.ts';

const refused = { kind: 'declined', reason: 'unavailable' } as const;

/** For a deployment without a gateway for cards. No page offers cards then, and Create rejects them: nothing is ever charged here. */
export const noCards: PaymentGateway = {
  provider: 'none',
  authorise: () => Promise.resolve(refused),
  lookup: () => Promise.resolve({ kind: 'unknown' }),
  refund: () => Promise.reject(new Error('There is no gateway for cards that could give money back')),
};
