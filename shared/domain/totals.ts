import type { Minor } from './money.ts';

/** The two costs of a reservation item (product.md 3), whole stay. */
export interface ItemCosts {
  readonly totalRoomCost: Minor;
  readonly totalServiceCost: Minor;
}

/** product.md 9: total cost of an item = room cost + service cost. */
export const itemTotal = (item: ItemCosts): Minor => item.totalRoomCost + item.totalServiceCost;

/** What a voucher takes off: the smaller of its value and the total, never negative (decisions 1, Voucher). */
export const voucherDiscount = (value: Minor, total: Minor): Minor => Math.max(0, Math.min(value, total));

/**
 * product.md 9: rooms + extras − gift voucher discount, and the taxes and fees that are added to them; the discount
 * never takes it below zero.
 */
export function bookingTotal(items: readonly ItemCosts[], giftDiscount: Minor, taxes: Minor = 0): Minor {
  const total = items.reduce((sum, item) => sum + itemTotal(item), taxes);
  return total - voucherDiscount(giftDiscount, total);
}
