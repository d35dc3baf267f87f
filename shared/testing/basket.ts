import type { ReservationItem } from '../runtime/index.ts';
import { aParty, aRate, aRoomType } from './rooms.ts';

/** Room 1: a double for two adults at the flexible rate, lead guest named, nothing left to see. Costs in minor units. */
export function aBasketItem(overrides: Partial<ReservationItem> = {}): ReservationItem {
  const {
    rates: [ratePlan = aRate()],
    ...roomType
  } = aRoomType();
  return {
    ...aParty(),
    roomId: 'room-1',
    roomNumber: 1,
    dateFrom: '2026/12/01',
    dateTo: '2026/12/04',
    leadGuest: { firstName: 'Ada', lastName: 'Byron' },
    ratePlan,
    ratePlanId: ratePlan.ratePlanId,
    roomType,
    roomTypeId: roomType.roomTypeId,
    roomConfiguration: null,
    availableUpgrades: [],
    totalRoomCost: 36_000,
    totalServiceCost: 0,
    services: [],
    haveSeenUpgrades: true,
    haveSeenServices: true,
    hasUpgrades: false,
    upgradesLoaded: true,
    hasSelectableServices: false,
    servicesLoaded: true,
    ...overrides,
  };
}
