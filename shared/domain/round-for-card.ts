import { cardStep, type Minor, roundHalfUp } from './money.ts';

/** Half-up to an amount that a card can be charged. */
export function roundForCard(minor: number, currency: string): Minor {
  const step = cardStep(currency);
  return roundHalfUp(minor / step) * step;
}
