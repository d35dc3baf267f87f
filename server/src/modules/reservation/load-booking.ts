import type { BookedRoom, CreateRequest } from 'shared/contracts';
import { todayIn } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import type { PricedRate } from '../availability/stay-rate-rules.ts';
import { loadStayRates, type StayRates } from '../availability/stay-rates.ts';
import type { StoredProperty } from '../property/repository.ts';
import { requireBookConfig } from '../property/service.ts';
import { listLimitedServiceIds, listServices } from '../service/repository.ts';
import { isKnownCompany, listConfigurations } from './content-repository.ts';
import type { BookableService, BookingContent } from './content.ts';

export interface LoadedBooking {
  readonly content: BookingContent;
  readonly rates: StayRates;
}

type Wanted = Pick<CreateRequest, 'dateFrom' | 'dateTo' | 'promoCode' | 'rooms' | 'accountId'>;

/** The extras that the hotel sells now; none are read for a booking without. */
async function loadServices(
  db: Db,
  propertyId: string,
  wanted: Wanted,
): Promise<Map<string, BookableService>> {
  if (wanted.rooms.every(({ services }) => services.length === 0)) return new Map();
  const limited = await listLimitedServiceIds(db, propertyId);
  const services = await listServices(db, propertyId);
  return new Map(
    services.map((stored) => [stored.serviceId, { stored, isLimited: limited.has(stored.serviceId) }]),
  );
}

/** Everything that the database says about what a request names: the rows that it is checked against and priced from. */
export async function loadBooking(
  db: Db,
  property: StoredProperty,
  wanted: Wanted,
  now: Date,
): Promise<LoadedBooking> {
  const { propertyId } = property;
  const stay = { from: wanted.dateFrom, to: wanted.dateTo };
  const today = todayIn(property.timeZone, now);
  const rates = await loadStayRates(db, property, { stay, promoCode: wanted.promoCode, today });
  const roomTypeIds = wanted.rooms.map(({ roomTypeId }) => roomTypeId);
  const content: BookingContent = {
    property,
    config: await requireBookConfig(db, propertyId),
    roomTypes: new Map(rates.roomTypes.map((row) => [row.roomTypeId, row.content])),
    ratePlans: new Map(rates.ratePlans.map((row) => [row.ratePlanId, row.content])),
    configurations: await listConfigurations(db, propertyId, roomTypeIds),
    services: await loadServices(db, propertyId, wanted),
    isCompanyKnown: wanted.accountId !== null && (await isKnownCompany(db, propertyId, wanted.accountId)),
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
