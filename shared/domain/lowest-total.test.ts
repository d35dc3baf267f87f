import { expect, it } from 'vitest';
import { aParty, aRate, aRoomType } from '../testing/index.ts';
import { lowestTotal } from './lowest-total.ts';

const couple = aParty();
const family = aParty({ numberOfChildren: 2 });
const costs = { costPerAdult: 0, costPerChild: 0, costPerInfant: 0, costPerRoom: 0 };
const small = aRoomType({
  roomTypeId: 'small',
  maximumOccupancy: 2,
  rates: [aRate({ ...costs, baseRate: 200 })],
});
const large = aRoomType({
  roomTypeId: 'large',
  maximumOccupancy: 4,
  rates: [aRate({ ...costs, baseRate: 150 }), aRate({ ...costs, ratePlanId: 'saver', baseRate: 120 })],
});
const total = (parties: (typeof couple)[], free: Record<string, number>) =>
  lowestTotal({ roomTypes: [small, large], numberOfRoomsPerRoomTypeId: free }, parties, { currency: 'GBP' });

it.each([
  ['the cheapest rate that suits', [couple], { small: 1, large: 1 }, 12_000],
  ['no room twice', [couple, couple], { small: 1, large: 1 }, 32_000],
  ['the large room left to those who need it', [couple, family], { small: 1, large: 1 }, 32_000],
  ['nothing where the rooms are too few', [family, family], { small: 3, large: 1 }, null],
  ['nothing where no room suits', [aParty({ numberOfAdults: 5 })], { small: 3, large: 3 }, null],
])('%s', (_, parties, free, lowest) => {
  expect(total(parties, free)).toBe(lowest);
});
