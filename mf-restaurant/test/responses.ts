import type { RestaurantSetup, RestaurantSlot } from 'shared/contracts';
import { aConfirmation } from 'shared/testing';

export const paths = {
  restaurants: '/api/RestaurantBooking/Restaurants',
  setup: '/api/RestaurantBooking/RestaurantSetup',
  times: '/api/RestaurantBooking/Availability',
  create: '/api/RestaurantBooking/Create',
  confirmation: '/api/Reservation/Confirmation',
} as const;

export const aSetup = (overrides: Partial<RestaurantSetup> = {}): RestaurantSetup => ({
  currencySymbol: '£',
  minOnlinePartySize: 1,
  maxOnlinePartySize: 8,
  noAvailabilityText: 'The Lock Keeper is full at this hour. The bar keeps ten seats without booking.',
  ...overrides,
});

export const aSlot = (time: string, overrides: Partial<RestaurantSlot> = {}): RestaurantSlot => ({
  time,
  promotions: [],
  isLeaveTimeRequired: false,
  leaveTime: null,
  ...overrides,
});

export const earlyTable = {
  id: 'early-table',
  name: 'Early table',
  description: 'Two courses for £26 if you sit down before 18:30.',
} as const;

/** A hotel with two restaurants, three times and a table for each request. */
export const usualResponses = {
  [paths.restaurants]: [
    { id: 'lock-keeper', name: 'The Lock Keeper' },
    { id: 'clock-room', name: 'The Clock Room (afternoon tea)' },
  ],
  [paths.setup]: aSetup(),
  [paths.times]: [
    aSlot('17:30', { promotions: [earlyTable] }),
    aSlot('19:00'),
    aSlot('20:30', { isLeaveTimeRequired: true, leaveTime: '22:00' }),
  ],
  [paths.create]: {
    success: true,
    bookingReference: 'T-4821',
    infoMessage: null,
    manageUrl: '/Book/HARBOUR/Restaurant/T-4821/code',
  },
  [paths.confirmation]: aConfirmation(),
} as const;
