import { boardBases, type BoardBasis } from 'shared/contracts';
import { aParty, aRate, aRoomType } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { listRooms } from '../selection/rules.ts';
import { mealsOf, readMeals, withMeals } from './rules.ts';

const rateWith = (ratePlanId: string, baseRate: number, boardBasis?: BoardBasis) =>
  aRate({ ratePlanId, baseRate, ...(boardBasis === undefined ? {} : { boardBasis }) });

const list = listRooms(
  {
    roomTypes: [
      aRoomType({
        rates: [
          rateWith('half', 500, 'HalfBoard'),
          rateWith('room', 300, 'RoomOnly'),
          rateWith('unsaid', 200),
        ],
      }),
      aRoomType({ roomTypeId: 'suite', rates: [rateWith('room', 900, 'RoomOnly')] }),
    ],
  },
  {
    party: aParty(),
    stockLeft: { double: 1, suite: 1 },
    heldRoomTypeId: null,
    hotel: { currency: 'GBP' },
    isFirst: true,
  },
);
const shown = (meals: BoardBasis | null, held: { roomTypeId: string; ratePlanId: string } | null = null) =>
  withMeals(list, meals, held).offers.map(({ roomType, rates, from }) => [
    roomType.roomTypeId,
    rates.map(({ rate }) => rate.ratePlanId),
    from,
  ]);

describe('the meals of rates', () => {
  it('are listed from none to everything, without those that no rate has', () => {
    expect(mealsOf(list)).toEqual(['RoomOnly', 'HalfBoard']);
  });

  it('leave out other rates and the rooms that have none, with the lowest price of what stays', () => {
    expect(shown('HalfBoard')).toEqual([['double', ['half'], 50_000]]);
    expect(shown('RoomOnly')).toEqual([
      ['double', ['room'], 30_000],
      ['suite', ['room'], 90_000],
    ]);
    expect(shown('AllInclusive')).toEqual([]);
  });

  it('leave out nothing without a wish', () => {
    expect(withMeals(list, null, null)).toBe(list);
  });

  it('never hide the rate that the room holds', () => {
    expect(shown('HalfBoard', { roomTypeId: 'suite', ratePlanId: 'room' })).toEqual([
      ['double', ['half'], 50_000],
      ['suite', ['room'], 90_000],
    ]);
  });

  it.each([...boardBases, null])('are read from the tab: %s', (meals) => {
    expect(readMeals(meals)).toBe(meals);
  });

  it.each(['Breakfast', '', 1, {}])('are unknown when the tab holds something else: %s', (stored) => {
    expect(readMeals(stored)).toBeNull();
  });
});
