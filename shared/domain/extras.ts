import type { Party, Service, ServiceInventory } from '../contracts/index.ts';
import { agesByKind, timesCharged } from './ages.ts';
import { type Minor, toMinor } from './money.ts';
import { extraGuests } from './party.ts';

export interface ExtraUse {
  readonly nights: number;
  readonly quantity: number;
  readonly party: Party;
}

type ExtraPrice = Pick<
  Service,
  'price' | 'articles' | 'chargeType' | 'chargePerPerson' | 'byAge' | 'dayPrices'
>;

/** The price of one unit of an extra: the sum of its articles, each rounded half-up; its own price when it has none. */
export const extraUnitPrice = (service: Pick<Service, 'price' | 'articles'>, currency: string): Minor =>
  service.articles.length > 0
    ? service.articles.reduce((sum, article) => sum + toMinor(article.price, currency), 0)
    : toMinor(service.price, currency);

/** For how many an extra is charged: who pays half of it for their age counts half. */
function chargedGuests({ byAge = [] }: Pick<Service, 'byAge'>, party: Party): number {
  const { children, adults } = agesByKind(party);
  const percents = [...children, ...adults].map(
    (age) => byAge.find(({ minAge, maxAge }) => age >= minAge && age <= maxAge)?.percent ?? 100,
  );
  return extraGuests(party) + percents.reduce((sum, percent) => sum + percent - 100, 0) / 100;
}

/** product.md 9: 1 per stay, the nights per day, the quantity per quantity; times the guests when per person. */
export function extraUnits(
  service: Pick<Service, 'chargeType' | 'chargePerPerson' | 'byAge'>,
  use: ExtraUse,
): number {
  if (use.quantity < 1) return 0;
  const times = { PerStay: 1, PerDay: use.nights, PerQuantity: use.quantity }[service.chargeType];
  return service.chargePerPerson ? times * chargedGuests(service, use.party) : times;
}

/** The cost of an extra for a room and stay in minor units, by the prices of its days where they differ; 0 for a quantity below one (product.md 9). */
export function extraCost(service: ExtraPrice, use: ExtraUse, currency: string): Minor {
  const { chargeType, dayPrices } = service;
  if (chargeType !== 'PerDay' || dayPrices === undefined)
    return timesCharged(extraUnitPrice(service, currency), extraUnits(service, use));
  const days = dayPrices.reduce((sum, { price }) => sum + toMinor(price, currency), 0);
  return timesCharged(days, extraUnits(service, { ...use, nights: 1 }));
}

/** The largest quantity that a contract carries. */
const quantityLimit = 999;

/**
 * How many of an extra can be taken: its available inventory, never below 0; the contract's limit when it is unlimited
 * (`available` null, product.md 3) or no inventory is kept.
 */
export const maxQuantity = (inventory: ServiceInventory | undefined): number =>
  Math.min(quantityLimit, Math.max(0, inventory?.available ?? quantityLimit));

/** Whether an extra can still be chosen: unlimited, or at least one left. */
export const isSelectableExtra = (inventory: ServiceInventory | undefined): boolean =>
  maxQuantity(inventory) > 0;
