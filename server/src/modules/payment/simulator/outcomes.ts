import type { DeclineReason } from '../gateway.ts';

export type SimulatedOutcome =
  | { readonly kind: 'captured' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason };

const declined = (reason: DeclineReason): SimulatedOutcome => ({ kind: 'declined', reason });

/** The public test numbers of the card industry (decisions 4). */
const byNumber: Readonly<Record<string, SimulatedOutcome>> = {
  '4242424242424242': { kind: 'captured' },
  '4000000000000002': declined('declined'),
  '4000000000009995': declined('insufficient-funds'),
  '4000000000000069': declined('expired-card'),
  '4000000000000127': declined('wrong-code'),
  '4000000000000119': declined('processing-error'),
  '4000000000003220': { kind: 'challenge' },
};

/** What the simulator does with a card; every number that it does not know is approved. */
export const simulatedOutcome = (cardNumber: string): SimulatedOutcome =>
  byNumber[cardNumber.replace(/\D/g, '')] ?? { kind: 'captured' };
