import type { Party } from 'shared/contracts';
import {
  allocateRooms,
  areAgesOf,
  combineLimits,
  fitsOccupancy,
  fullRoomPrice,
  sameDayRestriction,
  todayIn,
  type HotelPricing,
  type RoomOption,
  type Stay,
} from 'shared/domain';
import {
  freeByType,
  ratesWithRooms,
  type StayHotel,
  type StayRates,
  stayRatesOf,
} from '../availability/index.ts';

export interface GroupStay {
  readonly stay: Stay;
  readonly promoCode: string | null;
  readonly rooms: readonly Party[];
}

/** The cheapest rate of each room type for a party; none where nothing suits it. */
function optionsOf(
  rates: StayRates<StayHotel['roomTypes'][number]>,
  free: ReadonlyMap<string, number>,
  hotel: HotelPricing,
): (party: Party, isFirst: boolean) => RoomOption[] {
  const roomTypes = new Map(rates.roomTypes.map((row) => [row.roomTypeId, row.content]));
  const plans = new Map(rates.ratePlans.map((row) => [row.ratePlanId, row.content]));
  return (party, isFirst) => {
    const cheapest = new Map<string, number>();
    for (const { roomTypeId, ratePlanId, stayRate } of rates.rates) {
      const roomType = roomTypes.get(roomTypeId);
      const plan = plans.get(ratePlanId);
      if (!roomType || !plan || !free.has(roomTypeId)) continue;
      if (!fitsOccupancy(party, combineLimits(roomType, plan))) continue;
      const price = fullRoomPrice(stayRate, party, hotel, isFirst);
      if (price < (cheapest.get(roomTypeId) ?? Number.POSITIVE_INFINITY)) cheapest.set(roomTypeId, price);
    }
    return [...cheapest].map(([roomTypeId, price]) => ({ roomTypeId, price }));
  };
}

/** Ages that say other counts by this hotel's bands than the search has are left out: its counts hold. */
const withOwnAges = ({ ages, ...party }: Party, { childBands }: HotelPricing): Party =>
  ages !== undefined && areAgesOf({ ...party, ages }, childBands) ? { ...party, ages } : party;

/** The lowest total of a hotel for all rooms of the stay, in its own minor units; null when it cannot take them. */
export function groupOffer(snapshot: StayHotel, wanted: GroupStay, now: Date): number | null {
  const { property, config } = snapshot;
  const { stay, promoCode, rooms } = wanted;
  const today = todayIn(property.timeZone, now);
  if (rooms.length > property.content.maxNumberOfRoomsOnBooking || stay.from < today) return null;
  if (sameDayRestriction(config, stay.from, property.timeZone, now).blocked) return null;
  const found = stayRatesOf(snapshot, { stay, promoCode, today });
  const counts = freeByType(snapshot, found.rates, { stay, today });
  const free = new Map([...counts].filter(([, count]) => count > 0));
  if (free.size === 0) return null;
  const rates = ratesWithRooms(snapshot, found.rates, { stay, today }, rooms.length);
  const options = optionsOf({ ...found, rates }, free, property.content);
  return allocateRooms(
    rooms.map((party, index) => options(withOwnAges(party, property.content), index === 0)),
    free,
  );
}
