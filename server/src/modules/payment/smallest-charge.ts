import { type Minor, toMinor } from 'shared/domain';

/** The smallest amounts that Stripe charges to a card (docs.stripe.com/currencies, minimum and maximum charge amounts), as decimal numbers. */
const smallest: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
};

/** The amount, or 0 where it is less than cards are charged: the hotel is paid such an amount in another way. */
export const chargeable = (amount: Minor, currency: string): Minor =>
  amount < toMinor(smallest[currency] ?? 0, currency) ? 0 : amount;
