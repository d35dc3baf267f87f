import { minorDigits, type Minor } from '../../domain/index.ts';

// docs.stripe.com/currencies: decimals of an amount at Stripe other than 2, which differ from ISO's for some (ISK, UGX and MGA).
const zeroDigits: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
);
const threeDigits: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '));

function digitsAtStripe(currency: string): number {
  if (zeroDigits.has(currency)) return 0;
  return threeDigits.has(currency) ? 3 : 2;
}

/** Our minor units as Stripe's form shows them to a wallet: whole, and of three decimals the last is 0. The server has the last word. */
export function stripeAmount(amount: Minor, currency: string): number {
  const atStripe = amount * 10 ** (digitsAtStripe(currency) - minorDigits(currency));
  return threeDigits.has(currency) ? Math.round(atStripe / 10) * 10 : Math.round(atStripe);
}
