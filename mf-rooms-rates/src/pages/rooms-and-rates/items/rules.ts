import type { GetServicesResponse, SearchResponse, StayDate } from 'shared/contracts';
import {
  extraCost,
  includedExtras,
  fitsOccupancy,
  combineLimits,
  isSelectableExtra,
  nightCount,
  roomPrice,
  stockLeft,
  stayRateOf,
  upgradeOffers,
  type ChildBands,
  type HotelPricing,
  type RoomRequest,
} from 'shared/domain';
import type { ItemChoices, ItemOffers } from 'shared/runtime';

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
export function upgradeOf(item: ItemChoices, roomTypeId: string): RoomChoice {
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
  readonly previous: ItemChoices | undefined;
  readonly currency: string;
  /** The hotel's bands of ages. */
  readonly bands?: ChildBands | undefined;
}

/** What is chosen with a rate; null when the search has no such room or rate for that party. */
export function makeItem(choice: RoomChoice, context: ChoiceContext): ItemChoices | null {
  const { response, rooms, stay, previous, currency, bands } = context;
  const room = rooms.find(({ roomNumber }) => roomNumber === choice.roomNumber);
  const found = response.roomTypes.find(({ roomTypeId }) => roomTypeId === choice.roomTypeId);
  const ratePlan = found?.rates.find(({ ratePlanId }) => ratePlanId === choice.ratePlanId);
  if (!room || !found || !ratePlan || !fitsOccupancy(room, combineLimits(found, ratePlan))) return null;
  const { rates: _, ...roomType } = found;
  const nights = nightCount(stay);
  const services = response.includedServices ?? [];
  const included = includedExtras(ratePlan, services, { nights, party: room }, currency);
  // What the rate includes is not bought beside it.
  const kept = (previous?.services ?? []).filter(
    ({ service }) =>
      service.chargeType === 'PerQuantity' ||
      !included.some((each) => each.service.serviceId === service.serviceId),
  );
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
    roomConfigurationLanguages: sameType?.roomConfigurationLanguages,
    originalRoomTypeId: choice.originalRoomTypeId ?? null,
    totalRoomCost: roomPrice(stayRateOf(ratePlan, currency), room, bands),
    totalServiceCost: kept.reduce((sum, { cost }) => sum + cost, 0),
    services: kept,
    ...(included.length > 0 ? { included } : {}),
    haveSeenUpgrades: false,
    haveSeenServices: false,
  };
}

/** The upgrades and extras of each room of the basket, by its number (product.md 4), as far as they are loaded. */
export function itemOffers(
  items: readonly ItemChoices[],
  response: SearchResponse,
  services: ServicesByKey,
  hotel: HotelPricing,
): Readonly<Record<number, ItemOffers>> {
  const stock = stockLeft(response.numberOfRoomsPerRoomTypeId, items);
  const offersOf = (item: ItemChoices): ItemOffers => {
    const upgrades = upgradeOffers(item, response, stock, hotel);
    const state = services[serviceKey(item)];
    const extras = state?.kind === 'loaded' ? state.response : null;
    return {
      availableUpgrades: upgrades.map(({ roomType: { roomTypeId }, difference }) => ({
        roomTypeId,
        difference,
      })),
      hasUpgrades: upgrades.length > 0 || typeof item.originalRoomTypeId === 'string',
      upgradesLoaded: true,
      hasSelectableServices:
        extras?.services.some(({ serviceId }) =>
          isSelectableExtra(extras.inventoryPerServiceId[serviceId]),
        ) ?? false,
      servicesLoaded: extras !== null,
    };
  };
  return Object.fromEntries(items.map((item) => [item.roomNumber, offersOf(item)]));
}

function repriceItem(item: ItemChoices, services: ServicesByKey, currency: string): ItemChoices {
  const state = services[serviceKey(item)];
  if (state?.kind !== 'loaded') return item;
  const nights = nightCount({ from: item.dateFrom, to: item.dateTo });
  const remaining = item.services.flatMap(({ service: { serviceId }, quantity }) => {
    const service = state.response.services.find((each) => each.serviceId === serviceId);
    return service === undefined
      ? []
      : [{ service, quantity, cost: extraCost(service, { nights, quantity, party: item }, currency) }];
  });
  return JSON.stringify(remaining) === JSON.stringify(item.services)
    ? item
    : { ...item, services: remaining, totalServiceCost: remaining.reduce((sum, { cost }) => sum + cost, 0) };
}

/** The chosen extras as they are offered now, without those that no longer are; the very same array when nothing changes. */
export function repriceExtras(
  items: readonly ItemChoices[],
  services: ServicesByKey,
  currency: string,
): readonly ItemChoices[] {
  const repriced = items.map((item) => repriceItem(item, services, currency));
  return repriced.every((item, index) => item === items[index]) ? items : repriced;
}

export interface Reconciled {
  readonly items: readonly ItemChoices[];
  /** Rooms that can no longer be had as they were chosen. */
  readonly lostRoomNumbers: readonly number[];
  readonly isRepriced: boolean;
}

/** A basket from before a reload against a fresh answer: prices are taken anew, and what is gone is left out. */
export function reconcileItems(
  items: readonly ItemChoices[],
  response: SearchResponse,
  rooms: readonly RoomRequest[],
  currency: string,
  bands?: ChildBands,
): Reconciled {
  const remaining: ItemChoices[] = [];
  for (const { included: _, ...item } of items) {
    const stay = { from: item.dateFrom, to: item.dateTo };
    const fresh = makeItem(item, { response, rooms, stay, previous: item, currency, bands });
    const left = stockLeft(response.numberOfRoomsPerRoomTypeId, remaining)[item.roomTypeId] ?? 0;
    if (fresh !== null && left >= 1)
      remaining.push({
        ...item,
        ratePlan: fresh.ratePlan,
        roomType: fresh.roomType,
        totalRoomCost: fresh.totalRoomCost,
        ...(fresh.included === undefined ? {} : { included: fresh.included }),
      });
  }
  const costOf = new Map(items.map((item) => [item.roomNumber, item.totalRoomCost]));
  return {
    items: remaining,
    lostRoomNumbers: items
      .filter((item) => !remaining.some(({ roomNumber }) => roomNumber === item.roomNumber))
      .map(({ roomNumber }) => roomNumber),
    isRepriced: remaining.some((item) => costOf.get(item.roomNumber) !== item.totalRoomCost),
  };
}
