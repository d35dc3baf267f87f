import { toDecimal, type Minor } from 'shared/domain';

/** A lead price without its minor digits, for a day of the calendar; rounded up, so that it never promises too little. */
export const compactPrice = (amount: Minor, currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    Math.ceil(toDecimal(amount, currency)),
  );
