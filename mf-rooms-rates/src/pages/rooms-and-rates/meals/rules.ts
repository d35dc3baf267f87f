import { boardBases, type BoardBasis } from 'shared/contracts';
import type { RoomList } from '../selection/rules.ts';

/** The meals that the rates of a room have, from none to everything. */
export function mealsOf({ offers }: RoomList): readonly BoardBasis[] {
  const found = new Set(offers.flatMap(({ rates }) => rates.map(({ rate }) => rate.boardBasis)));
  return boardBases.filter((basis) => found.has(basis));
}

/** What was stored, as far as it names meals. */
export const readMeals = (stored: unknown): BoardBasis | null =>
  boardBases.find((basis) => basis === stored) ?? null;

export interface HeldRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** The rates with these meals, and the one that the room holds; the whole list without a wish. */
export function withMeals(list: RoomList, meals: BoardBasis | null, held: HeldRate | null): RoomList {
  if (meals === null) return list;
  const offers = list.offers.flatMap((offer) => {
    const isHeldType = offer.roomType.roomTypeId === held?.roomTypeId;
    const rates = offer.rates.filter(
      ({ rate }) => rate.boardBasis === meals || (isHeldType && rate.ratePlanId === held.ratePlanId),
    );
    const from = Math.min(...rates.map(({ total }) => total));
    return rates.length === 0 ? [] : [{ ...offer, rates, from }];
  });
  const unsuitable = list.unsuitable.filter(({ rate }) => rate === null || rate.boardBasis === meals);
  return { offers, unsuitable };
}
