import type { GetServicesResponse, Stay } from 'shared/contracts';
import {
  extraCost,
  maxQuantity,
  nightCount,
  inLanguage,
  textLanguage,
  type Minor,
  type TextLanguage,
} from 'shared/domain';
import { roomsLeft, type StayRoom } from '../rules.ts';
import type { Draft, DraftRoom } from './rules.ts';

/** Extras that go with a room, by room, rate and dates. */
export const extrasKey = (
  { dateFrom, dateTo }: Pick<Draft, 'dateFrom' | 'dateTo'>,
  { roomTypeId, ratePlanId }: Pick<DraftRoom, 'roomTypeId' | 'ratePlanId'>,
): string => JSON.stringify([roomTypeId, ratePlanId, dateFrom, dateTo]);

/** An extra as a room may have it. */
export interface ExtraOffer {
  readonly serviceId: string;
  readonly name: string;
  /** Of a name in another language than the page; nothing is known of that of an extra that is no longer sold. */
  readonly language: TextLanguage;
  readonly isCounted: boolean;
  readonly quantity: number;
  /** The most that there is for this room, with what it has. */
  readonly max: number;
  /** Of the stay, or of one where they are counted; null where it is no longer sold with the room. */
  readonly cost: Minor | null;
}

const quantityIn = (
  extras: readonly { readonly serviceId: string; readonly quantity: number }[],
  id: string,
): number => extras.find(({ serviceId }) => serviceId === id)?.quantity ?? 0;

/** The extras of a room: those that are sold with it, then those that it has and that are no longer sold with it. */
export function extraOffers(
  stay: Stay,
  draft: Draft,
  room: DraftRoom,
  found: GetServicesResponse | null,
): readonly ExtraOffer[] {
  if (found === null) return [];
  const booked: StayRoom | undefined = stay.rooms.find(
    ({ reservationItemId: id }) => id === room.reservationItemId,
  );
  const sold = found.services.map((service) => {
    const { serviceId } = service;
    const isCounted = service.chargeType === 'PerQuantity';
    const quantity = quantityIn(room.services, serviceId);
    // What the booking has counts as taken in the hotel's stock.
    const own = roomsLeft(stay).reduce((sum, { services = [] }) => sum + quantityIn(services, serviceId), 0);
    const others = draft.rooms
      .filter((other) => other.reservationItemId !== room.reservationItemId)
      .reduce((sum, other) => sum + quantityIn(other.services, serviceId), 0);
    const left = Math.max(0, maxQuantity(found.inventoryPerServiceId[serviceId]) + own - others);
    const use = {
      nights: nightCount({ from: draft.dateFrom, to: draft.dateTo }),
      quantity: 1,
      party: room,
    };
    return {
      serviceId,
      name: service.serviceName,
      language: textLanguage(service, 'ServiceName'),
      isCounted,
      quantity,
      max: Math.max(quantity, Math.min(isCounted ? 99 : 1, left)),
      cost: extraCost(service, use, stay.currency),
    };
  });
  const gone = (booked?.services ?? [])
    .filter(({ serviceId }) => sold.every((offer) => offer.serviceId !== serviceId))
    .map(({ serviceId, serviceName, quantity: max }) => ({
      serviceId,
      name: serviceName,
      language: inLanguage(booked?.textLanguage),
      isCounted: false,
      quantity: quantityIn(room.services, serviceId),
      max,
      cost: null,
    }));
  return [...sold, ...gone];
}

/** The room with another number of an extra. */
export const withExtra = (room: DraftRoom, serviceId: string, quantity: number): DraftRoom => ({
  ...room,
  services: [
    ...room.services.filter((extra) => extra.serviceId !== serviceId),
    ...(quantity > 0 ? [{ serviceId, quantity }] : []),
  ],
});
