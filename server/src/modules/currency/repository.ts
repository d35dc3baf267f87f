import type { StayDate } from 'shared/contracts';
import type { Db } from '../../db/database.ts';

export interface ExchangeRates {
  readonly baseCurrency: string;
  /** The day of the quotation. */
  readonly date: StayDate;
  readonly rates: Record<string, number>;
}

/** The rates kept in the database; null before the first were imported. */
export async function findExchangeRates(db: Db): Promise<ExchangeRates | null> {
  const rows = await db.selectFrom('exchange_rate').selectAll().orderBy('currency').execute();
  const [first] = rows;
  if (!first) return null;
  return {
    baseCurrency: first.base_currency,
    date: first.quoted_on,
    rates: Object.fromEntries(rows.map((row) => [row.currency, row.rate])),
  };
}
