import { type BoardBasis, type Party, type Service, surcharges } from '../contracts/index.ts';
import { type ChildBands, childShares, timesCharged } from './ages.ts';
import { extraCost, type ExtraUse } from './extras.ts';
import type { DomainMessageKey, Translate } from './messages/index.ts';
import type { Minor } from './money.ts';
import { extraGuests } from './party.ts';
import type { StayRate } from './stay-rate.ts';
import type { TaxLine } from './taxes.ts';

interface IncludedLine {
  readonly serviceId: string;
  readonly quantity: number;
  readonly worth: Minor;
}

/** One line of a price; `amount` is what it adds, in minor units. */
export type PriceLine =
  | {
      readonly kind: 'nights';
      readonly count: number;
      readonly amount: Minor;
      /** The lowest night's base rate and whether the nights differ; null when the nights are not known. */
      readonly night: { readonly from: Minor; readonly varies: boolean } | null;
      /** The meals that the nights come with, of a line that a booking stores. */
      readonly board?: BoardBasis;
    }
  | { readonly kind: (typeof surcharges)[number]['line']; readonly count: number; readonly amount: Minor }
  | {
      readonly kind: 'extra';
      readonly name: string;
      readonly count: number;
      readonly amount: Minor;
      /** What the price was multiplied by; null where that plays no part. */
      readonly guests: number | null;
      readonly nights: number | null;
      /** Of an extra inside the rate, which adds nothing: what it is, and its worth. */
      readonly included?: IncludedLine;
    }
  | { readonly kind: 'tax'; readonly amount: Minor; readonly tax: TaxLine };

function nightsLine(rate: StayRate): PriceLine {
  const amounts = rate.nightRates.map(({ baseRate }) => baseRate);
  const from = Math.min(...amounts);
  const night = amounts.length > 0 ? { from, varies: amounts.some((amount) => amount !== from) } : null;
  return { kind: 'nights', count: rate.nights, amount: rate.baseRate, night };
}

/**
 * The lines that make the price of a room for a party (product.md 9); they add up to `roomPrice`. The nights are always
 * there; other lines only where they add something.
 */
export function explainRoomPrice(rate: StayRate, party: Party, bands?: ChildBands): PriceLine[] {
  const shares = childShares(party, bands);
  const lines = surcharges.map(({ line, key, count: countFor }): PriceLine => {
    const times = countFor(party, rate.baseNumberOfAdults, shares);
    // Guests are whole, whatever share of a cost they pay.
    return {
      kind: line,
      count: countFor(party, rate.baseNumberOfAdults),
      amount: timesCharged(rate[key], times),
    };
  });
  return [nightsLine(rate), ...lines.filter(({ amount }) => amount !== 0)];
}

type ExplainedExtra = Pick<
  Service,
  'serviceName' | 'price' | 'articles' | 'chargeType' | 'chargePerPerson' | 'byAge' | 'dayPrices'
>;

/** The line of an extra; its amount is `extraCost`. */
export const explainExtra = (
  service: ExplainedExtra,
  use: ExtraUse,
  currency: string,
): PriceLine & { readonly kind: 'extra' } => ({
  kind: 'extra',
  name: service.serviceName,
  count: service.chargeType === 'PerQuantity' ? use.quantity : 1,
  amount: extraCost(service, use, currency),
  guests: service.chargePerPerson ? extraGuests(use.party) : null,
  nights: service.chargeType === 'PerDay' ? use.nights : null,
});

/** The line of an extra inside the rate: it says what the extra is worth, and adds nothing. */
export function explainIncluded(
  service: ExplainedExtra & Pick<Service, 'serviceId'>,
  use: ExtraUse,
  currency: string,
): PriceLine {
  const line = explainExtra(service, use, currency);
  const { serviceId } = service;
  return { ...line, amount: 0, included: { serviceId, quantity: use.quantity, worth: line.amount } };
}

/** The line of a tax or fee; it adds its amount to a total unless the tax is included. */
export const explainTax = (tax: TaxLine): PriceLine => ({ kind: 'tax', amount: tax.amount, tax });

type Words = Translate<DomainMessageKey>;

interface Counted {
  readonly name: string;
  readonly count: number;
  readonly guests: number | null;
  readonly nights: number | null;
}

function countedText({ name, count, guests, nights }: Counted, translate: Words): string {
  const factors = [
    count === 1 ? null : String(count),
    guests === null ? null : translate('price.guests', { count: guests }),
    nights === null ? null : translate('price.nights', { count: nights }),
  ].filter((factor) => factor !== null);
  return factors.length > 0 ? translate('price.extra-with', { name, detail: factors.join(' × ') }) : name;
}

/** "City tax · 2 guests × 3 nights"; minor units are not needed for it. */
export const taxLineText = (tax: Pick<TaxLine, 'name' | 'guests' | 'nights'>, translate: Words): string =>
  countedText({ ...tax, count: 1 }, translate);

/**
 * A line in words, without its amount: "3 nights from £120.00", "1 extra adult", "Breakfast · 2 guests × 3 nights".
 * `money` writes minor units in the currency and language of the page.
 */
export function priceLineText(line: PriceLine, translate: Words, money: (amount: Minor) => string): string {
  if (line.kind === 'extra') return countedText(line, translate);
  if (line.kind === 'tax') return taxLineText(line.tax, translate);
  if (line.kind !== 'nights') return translate(`price.${line.kind}`, { count: line.count });
  const { count, night } = line;
  if (night === null) return translate('price.nights', { count });
  return translate(night.varies ? 'price.nights-from' : 'price.nights-at', {
    count,
    price: money(night.from),
  });
}
