import type { GetServicesResponse, PreCheckInReservation, Service } from 'shared/contracts';
import { checkInExtraCost, isSelectableExtra, maxQuantity, type Minor, toMinor } from 'shared/domain';
import type { Draft, DraftItem } from '../draft/rules.ts';

export type Item = PreCheckInReservation['reservationItems'][number];

/** An extra as one room can have it. Amounts are in minor units. */
export interface ExtraOffer {
  readonly service: Service;
  /** How many the booking has, and what they cost: that stays, whatever is chosen (decisions 1). */
  readonly booked: number;
  readonly bookedCost: Minor;
  /** How many are requested, with those that are booked. */
  readonly requested: number;
  readonly max: number;
  /** What the requested ones add; the cost of one more when nothing is added. */
  readonly cost: Minor;
  readonly isAdded: boolean;
}

/** How many more are requested than the booking has. Only an extra that is charged by quantity can be added more than once. */
function addedQuantity(service: Service, item: Item, draft: DraftItem): number {
  const booked = bookedIn(item, service.serviceId)?.quantity ?? 0;
  const requested = draft.extras[service.serviceId] ?? 0;
  if (service.chargeType !== 'PerQuantity') return booked === 0 && requested > 0 ? 1 : 0;
  return Math.max(0, requested - booked);
}

const bookedIn = (item: Item, serviceId: string): Item['services'][number] | undefined =>
  item.services.find((each) => each.serviceId === serviceId);

const costOf = (service: Service, item: Item, quantity: number, currency: string): Minor => {
  const stay = { from: item.dateOfArrival, to: item.dateOfDeparture };
  return checkInExtraCost(service, { stay, party: item, quantity }, currency);
};

interface Room {
  readonly item: Item;
  readonly draft: DraftItem;
}

/** The rooms with their drafts, in the reservation's order. */
export const roomsOf = (reservation: PreCheckInReservation, draft: Draft): Room[] =>
  reservation.reservationItems.flatMap((item, index) => {
    const its = draft.items[index];
    return its === undefined ? [] : [{ item, draft: its }];
  });

/** The extras for one room, in the hotel's order, within what the other rooms leave. */
export function extraOffers(
  rooms: readonly Room[],
  index: number,
  { services, inventoryPerServiceId }: GetServicesResponse,
  currency: string,
): ExtraOffer[] {
  const room = rooms[index];
  if (room === undefined) return [];
  return services.map((service) => {
    const { serviceId } = service;
    const byOthers = rooms
      .filter((other) => other !== room)
      .reduce((sum, { item, draft }) => sum + addedQuantity(service, item, draft), 0);
    const left = Math.max(0, maxQuantity(inventoryPerServiceId[serviceId]) - byOthers);
    const had = bookedIn(room.item, serviceId);
    const booked = had?.quantity ?? 0;
    const added = addedQuantity(service, room.item, room.draft);
    return {
      service,
      booked,
      bookedCost: had === undefined ? 0 : toMinor(had.cost, currency),
      requested: booked + added,
      max: service.chargeType === 'PerQuantity' ? booked + left : Math.max(booked, Math.min(1, left)),
      cost: costOf(service, room.item, Math.max(1, added), currency),
      isAdded: added > 0,
    };
  });
}

/** Whether there is something to choose in a room: an extra that can be had and is not there already (product.md 4). */
export const hasSelectable = (
  item: Item,
  { services, inventoryPerServiceId }: GetServicesResponse,
): boolean =>
  services.some(
    (service) =>
      isSelectableExtra(inventoryPerServiceId[service.serviceId]) &&
      (service.chargeType === 'PerQuantity' || bookedIn(item, service.serviceId) === undefined),
  );

export interface AddedExtra {
  readonly service: Service;
  readonly quantity: number;
  readonly cost: Minor;
  /** More were requested than are left now. */
  readonly isUnavailable: boolean;
}

/** The extras that are added to one room. */
export const addedExtras = (offers: readonly ExtraOffer[]): AddedExtra[] =>
  offers
    .filter(({ isAdded }) => isAdded)
    .map(({ service, requested, booked, cost, max }) => ({
      service,
      quantity: requested - booked,
      cost,
      isUnavailable: requested > max,
    }));
