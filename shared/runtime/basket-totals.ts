import { bookingTotal, type Minor } from '../domain/index.ts';
import type { Basket } from './basket.ts';

export interface BasketTotals {
  readonly rooms: Minor;
  readonly extras: Minor;
  readonly giftDiscount: Minor;
  readonly total: Minor;
}

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

/** product.md 9: booking total = rooms + extras − gift voucher discount; all in minor units. */
export function basketTotals(basket: Basket): BasketTotals {
  return {
    rooms: sum(basket.items.map((item) => item.totalRoomCost)),
    extras: sum(basket.items.map((item) => item.totalServiceCost)),
    giftDiscount: basket.hopGiftDiscountAmount,
    total: bookingTotal(basket.items, basket.hopGiftDiscountAmount),
  };
}
