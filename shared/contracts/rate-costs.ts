import type { Party } from './availability.ts';

/** The percentages that the children and infants of a party pay of what each of them costs; without one it is 100. */
export interface ChildShares {
  /** Highest first. */
  readonly children: readonly number[];
  readonly infants: readonly number[];
}

/** Null, or left out, where everybody pays all of it. */
type Shares = ChildShares | null;

/** How often a cost is charged for guests who pay these percentages of it: two at 50 count once. */
const timesOf = (percents: readonly number[]): number =>
  percents.reduce((sum, percent) => sum + percent, 0) / 100;

interface CostOfRate {
  /** The field of an entity. */
  readonly key: string;
  /** The field on the wire and in a property file; that of a price before a promotion begins with `Original`. */
  readonly wire: string;
  /** The column of a night's price; that of a price before a promotion begins with `original_`. */
  readonly column: string;
  /** The line of an explained price: `price.` and this is its message. */
  readonly line: string;
  /** How often it is charged. */
  readonly count: (party: Party, baseNumberOfAdults: number, shares?: Shares) => number;
}

/**
 * The costs of a rate (product.md 3), and how often a party is charged for each (product.md 9). Everything that reads, stores, shows or adds up
 * costs is made from this table; the order is that of price lines. The first is the base rate: nights and promotions know it by its name.
 */
export const rateCosts = [
  { key: 'baseRate', wire: 'BaseRate', column: 'base_minor', line: 'nights', count: () => 1 },
  { key: 'costPerRoom', wire: 'CostPerRoom', column: 'room_minor', line: 'room', count: () => 1 },
  {
    key: 'costPerAdult',
    wire: 'CostPerAdult',
    column: 'adult_minor',
    line: 'extra-adults',
    count: ({ numberOfAdults }, baseNumberOfAdults) => Math.max(0, numberOfAdults - baseNumberOfAdults),
  },
  {
    key: 'costPerChild',
    wire: 'CostPerChild',
    column: 'child_minor',
    line: 'children',
    // With no adult and at least one child, one child is the base occupant: the one who would pay most.
    count: ({ numberOfAdults, numberOfChildren }, _base, shares?: Shares) => {
      const base = numberOfAdults === 0 && numberOfChildren > 0 ? 1 : 0;
      return shares ? timesOf(shares.children.slice(base)) : numberOfChildren - base;
    },
  },
  {
    key: 'costPerInfant',
    wire: 'CostPerInfant',
    column: 'infant_minor',
    line: 'infants',
    count: ({ numberOfInfants }, _base, shares?: Shares) =>
      shares ? timesOf(shares.infants) : numberOfInfants,
  },
  {
    key: 'perPersonCostPerAdult',
    wire: 'PerPersonCostPerAdult',
    column: 'per_adult_minor',
    line: 'adults-per-person',
    count: ({ numberOfAdults }) => numberOfAdults,
  },
  {
    key: 'perPersonCostPerChild',
    wire: 'PerPersonCostPerChild',
    column: 'per_child_minor',
    line: 'children-per-person',
    count: ({ numberOfChildren }, _base, shares?: Shares) =>
      shares ? timesOf(shares.children) : numberOfChildren,
  },
  {
    key: 'perPersonCostPerInfant',
    wire: 'PerPersonCostPerInfant',
    column: 'per_infant_minor',
    line: 'infants-per-person',
    count: ({ numberOfInfants }, _base, shares?: Shares) =>
      shares ? timesOf(shares.infants) : numberOfInfants,
  },
] as const satisfies readonly CostOfRate[];
export type RateCost = (typeof rateCosts)[number];

/** The base rate, and the costs that come on top of it. */
export const [baseRateCost, ...surcharges] = rateCosts;

/** What each cost was before a promotion. */
export const originalCosts = rateCosts.map(
  (cost) =>
    ({
      cost: cost.key,
      key: `original${cost.wire}`,
      wire: `Original${cost.wire}`,
      column: `original_${cost.column}`,
    }) as const,
);
export type OriginalCost = (typeof originalCosts)[number];

/** An object with one field for each row of a table of costs, named by the row's key, wire name or column. */
export function byCost<Name extends string, Row extends Readonly<Record<Name, string>>, Value>(
  rows: readonly Row[],
  name: Name,
  valueOf: (row: Row) => Value,
): Record<Row[Name], Value> {
  const values: Partial<Record<string, Value>> = {};
  for (const row of rows) values[row[name]] = valueOf(row);
  // Its fields are exactly the names of the rows.
  return values as Record<Row[Name], Value>;
}
