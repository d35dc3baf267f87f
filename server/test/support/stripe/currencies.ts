import { invalidRequest } from './failure.ts';

/** Of Stripe's list of currencies: whose amounts are whole units, or have three decimals. */
const zeroDecimal = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const threeDecimal = new Set('bhd jod kwd omr tnd'.split(' '));
/** Kept with two decimals that have to be 00. */
const wholeOnly = new Set(['isk', 'ugx']);

/** Refuses an amount as Stripe does. */
export function checkAmount(amount: number, currency: string): void {
  if (!/^[a-z]{3}$/.test(currency)) {
    throw invalidRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  }
  const least = zeroDecimal.has(currency) ? 50 : threeDecimal.has(currency) ? 100 : 30;
  if (amount < least) {
    throw invalidRequest(`Amount must be at least ${least} ${currency}`, {
      param: 'amount',
      code: 'amount_too_small',
    });
  }
  if (amount > 99_999_999_999) {
    throw invalidRequest('Amount is too large', { param: 'amount', code: 'amount_too_large' });
  }
  if (threeDecimal.has(currency) && amount % 10 !== 0) {
    throw invalidRequest(`Invalid amount: ${currency} takes two decimals and a 0`, { param: 'amount' });
  }
  if (wholeOnly.has(currency) && amount % 100 !== 0) {
    throw invalidRequest(`Invalid amount: ${currency} takes whole units`, { param: 'amount' });
  }
}
