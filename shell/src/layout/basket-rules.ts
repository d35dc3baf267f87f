import { isLeadGuestValid, type Minor, type NameFlags, type StepState, type Translate } from 'shared/domain';
import type { Basket, BasketTotals } from 'shared/runtime';
import type { PriceLineItem } from 'shared/ui';

/** How far a booking is, as far as the basket shows: only the page of the rooms knows whether a room's set-up is required. */
export const stepsOf = ({ rooms, items }: Pick<Basket, 'rooms' | 'items'>, flags?: NameFlags): StepState => ({
  requestedRoomNumbers: rooms.map(({ roomNumber }) => roomNumber),
  items: items.map((item) => ({ ...item, isLeadGuestValid: isLeadGuestValid(item, false, flags) })),
});

type BasketText = Translate<'basket.room' | 'basket.extras' | 'basket.taxes' | 'basket.voucher'>;

/** One line per room, then extras, taxes and gift voucher where there are any; minor units. */
export function basketLines(
  basket: Basket,
  totals: BasketTotals,
  text: BasketText,
): readonly PriceLineItem[] {
  const line = (label: string, amount: Minor): PriceLineItem => ({ text: label, amount });
  return [
    ...basket.items.map((item) =>
      line(
        text('basket.room', { number: String(item.roomNumber), name: item.roomType.name }),
        item.totalRoomCost,
      ),
    ),
    ...(totals.extras === 0 ? [] : [line(text('basket.extras'), totals.extras)]),
    ...(totals.addedTaxes === 0 ? [] : [line(text('basket.taxes'), totals.addedTaxes)]),
    ...(totals.giftDiscount === 0
      ? []
      : [{ text: text('basket.voucher'), amount: -totals.giftDiscount, tone: 'positive' as const }]),
  ];
}
