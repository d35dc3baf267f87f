import fc from 'fast-check';
import { combineLimits, fitsOccupancy } from 'shared/domain';
import { expect, it } from 'vitest';
import { roomLimitsOf } from './room-limits.ts';

const limit = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null });
const limits = fc.record({
  maximumOccupancy: limit,
  minimumOccupancy: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  adultMaximumOccupancy: limit,
  childMaximumOccupancy: limit,
});
const sold = fc.array(
  fc.record({
    roomType: limits,
    ratePlan: fc
      .tuple(limits, fc.boolean())
      .map(([ofPlan, useOccupancyForRatePlan]) => ({ ...ofPlan, useOccupancyForRatePlan })),
  }),
  { maxLength: 8 },
);
const guests = fc.integer({ min: 0, max: 7 });

it('the limits of a hotel take exactly the parties that one of its rooms takes', () => {
  fc.assert(
    fc.property(
      sold,
      fc.record({ numberOfAdults: guests, numberOfChildren: guests, numberOfInfants: guests }),
      (rooms, party) => {
        const taken = rooms.some(({ roomType, ratePlan }) =>
          fitsOccupancy(party, combineLimits(roomType, ratePlan)),
        );
        expect(roomLimitsOf(rooms).some((each) => fitsOccupancy(party, each))).toBe(taken);
      },
    ),
  );
});

it('and say nothing twice', () => {
  const none = { minimumOccupancy: null, adultMaximumOccupancy: null, childMaximumOccupancy: null };
  const plan = { ...none, maximumOccupancy: null, useOccupancyForRatePlan: false };
  const rooms = [2, 5, 3].map((maximumOccupancy) => ({
    roomType: { ...none, maximumOccupancy },
    ratePlan: plan,
  }));
  expect(roomLimitsOf(rooms)).toEqual([{ ...none, maximumOccupancy: 5 }]);
});
