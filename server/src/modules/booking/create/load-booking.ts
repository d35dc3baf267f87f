import type { BookedRoom, CreateRequest } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import {
  type PricedRate,
  type PropertySnapshot,
  type StayRates,
  stayRatesOf,
} from '../../availability/index.ts';
import type { BookingContent } from './content.ts';

export interface LoadedBooking {
  readonly content: BookingContent;
  /** Of the room types and plans that the rooms name. */
  readonly rates: StayRates;
}

type Wanted = Pick<CreateRequest, 'dateFrom' | 'dateTo' | 'promoCode' | 'rooms' | 'accountId'>;

/** The part of a property that these rooms need: other room types and rate plans are not priced. */
function narrowTo(snapshot: PropertySnapshot, rooms: readonly BookedRoom[]): PropertySnapshot {
  const isWanted = (roomTypeId: string, ratePlanId: string) =>
    rooms.some((room) => room.roomTypeId === roomTypeId && room.ratePlanId === ratePlanId);
  return {
    ...snapshot,
    roomTypes: snapshot.roomTypes.filter(({ roomTypeId }) =>
      rooms.some((room) => room.roomTypeId === roomTypeId),
    ),
    ratePlans: snapshot.ratePlans.filter(({ ratePlanId }) =>
      rooms.some((room) => room.ratePlanId === ratePlanId),
    ),
    rates: snapshot.rates.filter(({ roomTypeId, ratePlanId }) => isWanted(roomTypeId, ratePlanId)),
  };
}

/** Every rate of the stay, as a search gives them. */
export const ratesOfStay = (snapshot: PropertySnapshot, wanted: Wanted, now: Date): StayRates =>
  stayRatesOf(snapshot, {
    stay: { from: wanted.dateFrom, to: wanted.dateTo },
    promoCode: wanted.promoCode,
    today: todayIn(snapshot.property.timeZone, now),
  });

/** The hotel's content that a request is checked against and priced from. From memory only. */
export function loadBooking(snapshot: PropertySnapshot, wanted: Wanted, now: Date): LoadedBooking {
  const rates = ratesOfStay(narrowTo(snapshot, wanted.rooms), wanted, now);
  const hasServices =
    wanted.rooms.some(({ services }) => services.length > 0) ||
    rates.ratePlans.some(({ content }) => content.inclusions !== undefined);
  const services = hasServices ? snapshot.services : [];
  const content: BookingContent = {
    property: snapshot.property,
    config: snapshot.config,
    roomTypes: new Map(rates.roomTypes.map((row) => [row.roomTypeId, row.content])),
    ratePlans: new Map(rates.ratePlans.map((row) => [row.ratePlanId, row.content])),
    configurations: snapshot.configurations,
    services: new Map(
      services.map((stored) => [
        stored.serviceId,
        { stored, isLimited: snapshot.limitedServiceIds.has(stored.serviceId) },
      ]),
    ),
    company: wanted.accountId === null ? null : (snapshot.companies.get(wanted.accountId) ?? null),
  };
  return { content, rates };
}

export interface RatedRoom {
  readonly room: BookedRoom;
  readonly rate: PricedRate;
}

/** Each room with the rate that it is sold at for this stay, or the indexes of those that cannot be booked (any longer). */
export function rateRooms(
  rooms: readonly BookedRoom[],
  rates: StayRates,
): { readonly rated: readonly RatedRoom[]; readonly missing: readonly number[] } {
  const found = rooms.map((room) => ({ room, rate: rates.find(room.roomTypeId, room.ratePlanId) }));
  return {
    rated: found.flatMap(({ room, rate }) => (rate ? [{ room, rate }] : [])),
    missing: found.flatMap(({ rate }, index) => (rate ? [] : [index])),
  };
}
