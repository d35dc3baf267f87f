/** Amounts of different currencies side by side, for their order only: nothing that is shown or charged comes from it (decisions 1). */
export type Comparable = (amount: number, currency: string) => number;

/** Amounts in the base currency of the exchange rates; as they are where there is no rate. */
export const comparableBy =
  (rates: Readonly<Record<string, number>>): Comparable =>
  (amount, currency) =>
    amount / (rates[currency] ?? 1);

export interface Offered {
  readonly isAvailable: boolean;
  readonly minimumRate: number | null;
  readonly currency: string;
}

/** decisions 1: available ones first, cheapest first; the others as the group lists them. */
export const byPrice =
  (comparable: Comparable) =>
  (a: Offered, b: Offered): number => {
    if (a.minimumRate === null || b.minimumRate === null)
      return Number(b.isAvailable) - Number(a.isAvailable);
    return comparable(a.minimumRate, a.currency) - comparable(b.minimumRate, b.currency);
  };
