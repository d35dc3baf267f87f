import {
  addedTaxes,
  bookingTotal,
  type ChildBands,
  type ItemCosts,
  itemTaxes,
  type Minor,
  type TaxLine,
} from '../domain/index.ts';
import type { Party, Property, StayDate } from '../contracts/index.ts';
import type { Basket } from './basket.ts';

export interface BasketTotals {
  readonly rooms: Minor;
  readonly extras: Minor;
  /** Of all rooms, one line for each tax or fee, included ones too. */
  readonly taxes: readonly TaxLine[];
  /** What they add to the total. */
  readonly addedTaxes: Minor;
  readonly giftDiscount: Minor;
  readonly total: Minor;
}

/** What of a basket makes its totals. */
export interface Costs extends Pick<Basket, 'currency' | 'hopGiftDiscountAmount'> {
  readonly items: readonly (Party & ItemCosts & { readonly dateFrom: StayDate; readonly dateTo: StayDate })[];
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** product.md 9: booking total = rooms + extras − gift voucher discount, and the taxes that are added; all in minor units. */
export function basketTotals(
  basket: Costs,
  hotel: Pick<Property, 'taxesAndFees'> | null,
  childBands?: ChildBands,
): BasketTotals {
  const { currency, items, hopGiftDiscountAmount: giftDiscount } = basket;
  const taxes = itemTaxes(items, {
    currency,
    taxesAndFees: hotel?.taxesAndFees,
    childBands,
  });
  const added = addedTaxes(taxes);
  return {
    rooms: sum(items.map((item) => item.totalRoomCost)),
    extras: sum(items.map((item) => item.totalServiceCost)),
    taxes,
    addedTaxes: added,
    giftDiscount,
    total: bookingTotal(items, giftDiscount, added),
  };
}
