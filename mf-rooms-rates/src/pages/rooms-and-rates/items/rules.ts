import type { GetServicesResponse, SearchResponse, StayDate } from 'shared/contracts';
import {
  extraCost,
  fitsOccupancy,
  combineLimits,
  isSelectableExtra,
  nightCount,
  roomPrice,
  stayRateOf,
  upgradeOffers,
  type RoomRequest,
} from 'shared/domain';
import type { ReservationItem } from 'shared/runtime';

export type ServicesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly response: GetServicesResponse };

/** By `serviceKey`; what is missing has not been asked for. */
export type ServicesByKey = Readonly<Record<string, ServicesState>>;

export const serviceKey = (item: { readonly roomTypeId: string; readonly ratePlanId: string }): string =>
  `${item.roomTypeId} ${item.ratePlanId}`;

export interface RoomChoice {
  readonly roomNumber: number;
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  /** The room type that this one is an upgrade of. */
  readonly originalRoomTypeId?: string | null;
}

/** The choice that moves a room to another type at its rate plan, or back to the one chosen first. */
export function upgradeOf(item: ReservationItem, roomTypeId: string): RoomChoice {
  const { roomNumber, ratePlanId } = item;
  const original = item.originalRoomTypeId ?? item.roomTypeId;
  return {
    roomNumber,
    roomTypeId,
    ratePlanId,
    originalRoomTypeId: original === roomTypeId ? null : original,
  };
}

interface ChoiceContext {
  readonly response: SearchResponse;
  readonly rooms: readonly RoomRequest[];
  readonly stay: { readonly from: StayDate; readonly to: StayDate };
  /** What the room held before: its lead guest and extras are kept. */
  readonly previous: ReservationItem | undefined;
  readonly currency: string;
}

/** A reservation item for a choice; null when the search has no such room or rate for that party. */
export function makeItem(choice: RoomChoice, context: ChoiceContext): ReservationItem | null {
  const { response, rooms, stay, previous, currency } = context;
  const room = rooms.find(({ roomNumber }) => roomNumber === choice.roomNumber);
  const found = response.roomTypes.find(({ roomTypeId }) => roomTypeId === choice.roomTypeId);
  const ratePlan = found?.rates.find(({ ratePlanId }) => ratePlanId === choice.ratePlanId);
  if (!room || !found || !ratePlan || !fitsOccupancy(room, combineLimits(found, ratePlan))) return null;
  const { rates: _, ...roomType } = found;
  const sameType = previous?.roomTypeId === roomType.roomTypeId ? previous : null;
  return {
    ...room,
    dateFrom: stay.from,
    dateTo: stay.to,
    leadGuest: previous?.leadGuest ?? { firstName: '', lastName: '' },
    ratePlan,
    ratePlanId: ratePlan.ratePlanId,
    roomType,
    roomTypeId: roomType.roomTypeId,
    roomConfiguration: sameType?.roomConfiguration ?? null,
    roomConfigurationText: sameType?.roomConfigurationText ?? null,
    originalRoomTypeId: choice.originalRoomTypeId ?? null,
    availableUpgrades: [],
    totalRoomCost: roomPrice(stayRateOf(ratePlan, currency), room),
    totalServiceCost: previous?.totalServiceCost ?? 0,
    services: previous?.services ?? [],
    haveSeenUpgrades: false,
    haveSeenServices: false,
    hasUpgrades: false,
    upgradesLoaded: false,
    hasSelectableServices: false,
    servicesLoaded: false,
  };
}

/** Rooms free once those of the basket are taken off (product.md 4). */
export const stockWithout = (
  found: Readonly<Record<string, number>>,
  items: readonly ReservationItem[],
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(found).map(([id, free]) => [
      id,
      free - items.filter((item) => item.roomTypeId === id).length,
    ]),
  );

interface SettleContext {
  readonly response: SearchResponse;
  readonly services: ServicesByKey;
  readonly currency: string;
}

type Settled = Partial<ReservationItem>;

function settledUpgrades(
  item: ReservationItem,
  items: readonly ReservationItem[],
  context: SettleContext,
): Settled {
  const stock = stockWithout(context.response.numberOfRoomsPerRoomTypeId, items);
  const offers = upgradeOffers(item, context.response, stock, context.currency);
  const hasUpgrades = offers.length > 0 || typeof item.originalRoomTypeId === 'string';
  return {
    availableUpgrades: offers.map(({ roomType, difference }) => ({
      roomTypeId: roomType.roomTypeId,
      difference,
    })),
    hasUpgrades,
    upgradesLoaded: true,
    // product.md 4: a seen-upgrades flag is set when none exist.
    haveSeenUpgrades: item.haveSeenUpgrades || !hasUpgrades,
  };
}

function settledServices(item: ReservationItem, { services, currency }: SettleContext): Settled {
  const state = services[serviceKey(item)];
  if (state?.kind !== 'loaded') return { servicesLoaded: false };
  const { response } = state;
  const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
  const kept = item.services.flatMap(({ service: { serviceId }, quantity }) => {
    const service = response.services.find((each) => each.serviceId === serviceId);
    return service === undefined
      ? []
      : [{ service, quantity, cost: extraCost(service, { nights, quantity, party: item }, currency) }];
  });
  return {
    servicesLoaded: true,
    hasSelectableServices: response.services.some(({ serviceId }) =>
      isSelectableExtra(response.inventoryPerServiceId[serviceId]),
    ),
    services: kept,
    totalServiceCost: kept.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/**
 * Brings each item's upgrades and extras in line with what is known (product.md 4): offers, flags, costs. Doing it
 * twice changes nothing more; the very same array comes back when nothing changes.
 */
export function settleItems(
  items: readonly ReservationItem[],
  context: SettleContext,
): readonly ReservationItem[] {
  const settled = items.map((item) => {
    const changes = { ...settledUpgrades(item, items, context), ...settledServices(item, context) };
    const isSame = (Object.keys(changes) as (keyof Settled)[]).every(
      (key) => JSON.stringify(changes[key]) === JSON.stringify(item[key]),
    );
    return isSame ? item : { ...item, ...changes };
  });
  return settled.every((item, index) => item === items[index]) ? items : settled;
}

export interface Reconciled {
  readonly items: readonly ReservationItem[];
  /** Rooms that can no longer be had as they were chosen. */
  readonly lostRoomNumbers: readonly number[];
  readonly isRepriced: boolean;
}

/** A basket from before a reload against a fresh answer: prices are taken anew, and what is gone is left out. */
export function reconcileItems(
  items: readonly ReservationItem[],
  response: SearchResponse,
  rooms: readonly RoomRequest[],
  currency: string,
): Reconciled {
  const kept: ReservationItem[] = [];
  for (const item of items) {
    const stay = { from: item.dateFrom, to: item.dateTo };
    const fresh = makeItem(item, { response, rooms, stay, previous: item, currency });
    const left = stockWithout(response.numberOfRoomsPerRoomTypeId, kept)[item.roomTypeId] ?? 0;
    if (fresh !== null && left >= 1)
      kept.push({
        ...item,
        ratePlan: fresh.ratePlan,
        roomType: fresh.roomType,
        totalRoomCost: fresh.totalRoomCost,
      });
  }
  const costOf = new Map(items.map((item) => [item.roomNumber, item.totalRoomCost]));
  return {
    items: kept,
    lostRoomNumbers: items
      .filter((item) => !kept.some(({ roomNumber }) => roomNumber === item.roomNumber))
      .map(({ roomNumber }) => roomNumber),
    isRepriced: kept.some((item) => costOf.get(item.roomNumber) !== item.totalRoomCost),
  };
}
