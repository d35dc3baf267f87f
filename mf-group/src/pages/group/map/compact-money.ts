import { formatWholeMoney, toDecimal, type Minor } from 'shared/domain';

/** A price without its minor digits, for a pin; rounded up, so that it never promises too little. */
export const compactMoney = (amount: Minor, currency: string, locale: string): string =>
  formatWholeMoney(Math.ceil(toDecimal(amount, currency)), currency, locale);
