import { addedTaxes, bookingTotal, itemTaxes, type Minor, type TaxLine } from '../domain/index.ts';
import type { Property } from '../contracts/index.ts';
import type { Basket } from './basket.ts';

export interface BasketTotals {
  readonly rooms: Minor;
  readonly extras: Minor;
  /** Of all rooms, one line for each tax or fee, included ones too. */
  readonly taxes: readonly TaxLine[];
  readonly giftDiscount: Minor;
  readonly total: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** product.md 9: booking total = rooms + extras − gift voucher discount, and the taxes that are added; all in minor units. */
export function basketTotals(basket: Basket, hotel: Pick<Property, 'taxesAndFees'> | null): BasketTotals {
  const { currency } = basket;
  const taxes = itemTaxes(basket.items, { currency, taxesAndFees: hotel?.taxesAndFees });
  return {
    rooms: sum(basket.items.map((item) => item.totalRoomCost)),
    extras: sum(basket.items.map((item) => item.totalServiceCost)),
    taxes,
    giftDiscount: basket.hopGiftDiscountAmount,
    total: bookingTotal(basket.items, basket.hopGiftDiscountAmount, addedTaxes(taxes)),
  };
}
