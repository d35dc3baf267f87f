import { minorDigits } from 'shared/domain';

// docs.stripe.com/currencies: decimals of an amount at Stripe other than 2, which differ from ISO's for some (ISK, UGX and MGA).
const zeroDigits = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Stripe takes three digits, the last of which has to be 0. */
const threeDigits = new Set('BHD JOD KWD OMR TND'.split(' '));

const digitsAtStripe = (currency: string): number => {
  if (zeroDigits.has(currency)) return 0;
  return threeDigits.has(currency) ? 3 : 2;
};

/** Our minor units as Stripe takes them; null for an amount that cannot be paid there, such as 1.234 KWD. */
export function toStripeAmount(amountMinor: number, currency: string): number | null {
  const amount = amountMinor * 10 ** (digitsAtStripe(currency) - minorDigits(currency));
  const isPayable = Number.isInteger(amount) && (!threeDigits.has(currency) || amount % 10 === 0);
  return isPayable ? amount : null;
}

/** The other way round. A part that we cannot write, such as 0.50 ISK, cannot be charged there either. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** (minorDigits(currency) - digitsAtStripe(currency)));
