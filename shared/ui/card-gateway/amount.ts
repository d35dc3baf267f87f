import { minorDigits, type Minor } from '../../domain/index.ts';

/** Kept by Stripe with two decimals, though they have none (its list of currencies). */
const wholeUnits: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** An amount as Stripe takes it: minor units by its own list of currencies; of three decimals the last has to be 0. */
export function stripeAmount(amount: Minor, currency: string): number {
  if (wholeUnits.has(currency)) return amount * 100;
  return minorDigits(currency) === 3 ? Math.round(amount / 10) * 10 : amount;
}
