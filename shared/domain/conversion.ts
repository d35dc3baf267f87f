import { toDecimal, toMinor, type Minor } from './money.ts';

/** What the day's quotation says: units of each currency for one of the base currency. */
export interface QuotedRates {
  readonly baseCurrency: string;
  readonly rates: Readonly<Record<string, number>>;
}

/** How amounts of one currency are shown in another; nothing that is charged is computed from it (decisions 1). */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`. */
  readonly rate: number;
}

/** Units of a currency for one of the base currency; null where it has no rate. */
function quoted({ baseCurrency, rates }: QuotedRates, currency: string): number | null {
  const rate = currency === baseCurrency ? 1 : rates[currency];
  return rate !== undefined && Number.isFinite(rate) && rate > 0 ? rate : null;
}

/** The way from one currency to another; null between the same, and where a rate is missing. */
export function conversionBetween(rates: QuotedRates, from: string, to: string): Conversion | null {
  const [own, other] = [quoted(rates, from), quoted(rates, to)];
  return from === to || own === null || other === null ? null : { from, to, rate: other / own };
}

interface PricedProperty {
  readonly currency: string;
  readonly availableCurrencies: readonly string[];
}

/**
 * Currencies in which a property's prices can be shown: its own first, then those it offers that have a rate. Empty
 * where there is nothing to choose, as before the rates have come.
 */
export function shownCurrencies(property: PricedProperty, rates: QuotedRates | null): readonly string[] {
  const { currency, availableCurrencies } = property;
  if (rates === null) return [];
  const others = availableCurrencies.filter((code) => conversionBetween(rates, currency, code) !== null);
  return others.length === 0 ? [] : [currency, ...new Set(others)];
}

/** An amount in the minor units of `to`, half-up. */
export const convert = (amount: Minor, { from, to, rate }: Conversion): Minor =>
  toMinor(toDecimal(amount, from) * rate, to);

/**
 * Amounts that are read as a sum: converted so that they add up to their converted total, each at most one minor unit
 * away from its exact value (largest remainder).
 */
export function convertLines(amounts: readonly Minor[], conversion: Conversion): readonly Minor[] {
  const { from, to, rate } = conversion;
  // One unit of `to` in its minor units tells the digits.
  const scale = toMinor(1, to);
  const exact = amounts.map((amount) => toDecimal(amount, from) * rate * scale);
  const total = convert(
    amounts.reduce((sum, amount) => sum + amount, 0),
    conversion,
  );
  const floors = exact.map(Math.floor);
  const missing = total - floors.reduce((sum, amount) => sum + amount, 0);
  const byRemainder = exact
    .map((amount, index) => ({ index, remainder: amount - Math.floor(amount) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index));
  return floors.map((amount, index) => amount + (raised.has(index) ? 1 : 0));
}
