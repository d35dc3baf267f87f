import type { Party, StayDate } from 'shared/contracts';
import {
  addedTaxes,
  allocateRooms,
  combineLimits,
  fitsOccupancy,
  leadPriceOf,
  type Minor,
  nightTaxes,
  type RoomOption,
  roomTaxes,
} from 'shared/domain';
import { publicRates, type CalendarRange, type CalendarSource } from './calendar.ts';
import { dayTermsOf } from './day-terms.ts';
import type { RateCalendar } from './snapshot/rate-calendar.ts';

/**
 * What a night of the calendar costs, by how many days it is after the first one and after today, and by the rooms free of each type; null
 * while nothing is sold that takes the guests.
 */
export type LeadPrices = (day: number, daysBefore: number, free: readonly number[]) => Minor | null;

const oneAdult: Party = { numberOfAdults: 1, numberOfChildren: 0, numberOfInfants: 0 };

/** What every night adds to the price of a room; the cheapest rate stays the cheapest. */
function fullPrice({ property: { currency, content } }: CalendarSource, party: Party, isFirst: boolean) {
  const taxesAndFees = [...nightTaxes(content.taxesAndFees ?? [])];
  if (taxesAndFees.length === 0) return (roomCost: Minor): Minor => roomCost;
  const hotel = { currency, taxesAndFees, childBands: content.childBands };
  return (roomCost: Minor): Minor =>
    roomCost + addedTaxes(roomTaxes(hotel, { nights: 1, party, isFirst, roomCost }));
}

interface PricedRate {
  readonly nightAt: ReturnType<RateCalendar['nightsFrom']>;
  readonly priceAt: (day: number) => Minor;
}

/** The rates of each room type that take a party, with what it pays; of one adult all rates, as it may come with others. */
function ratesFor(source: CalendarSource, from: StayDate, party: Party | null): readonly PricedRate[][] {
  const rates = publicRates(source);
  const plans = new Map(source.ratePlans.map(({ ratePlanId, content }) => [ratePlanId, content]));
  const { childBands } = source.property.content;
  return source.roomTypes.map(({ roomTypeId, content }) =>
    (rates.get(roomTypeId) ?? []).flatMap((rate) => {
      const plan = plans.get(rate.ratePlanId);
      const takes = party === null || (plan && fitsOccupancy(party, combineLimits(content, plan)));
      if (takes !== true) return [];
      return {
        nightAt: rate.nightsFrom(from),
        priceAt: rate.pricesFrom(from, party ?? oneAdult, childBands),
      };
    }),
  );
}

/** The lowest price of a night over some rates, by the calendar's rule. */
function lowest(rates: readonly PricedRate[], day: number, daysBefore: number): Minor | null {
  const nights: Parameters<typeof leadPriceOf>[0][number][] = [];
  // In a loop, for this looks at every rate on every day.
  for (const { nightAt, priceAt } of rates) {
    const night = nightAt(day);
    if (night === null) continue;
    const { minimumNights, window, isClosedToArrival } = dayTermsOf(night, daysBefore);
    nights.push({ lead: priceAt(day), minimumNights, window, isClosedToArrival });
  }
  return leadPriceOf(nights);
}

function oneRoomPrices(source: CalendarSource, from: StayDate, party: Party | null): LeadPrices {
  const rates = ratesFor(source, from, party);
  const withTaxes = fullPrice(source, party ?? oneAdult, true);
  return (day, daysBefore, free) => {
    const open = rates.flatMap((ofType, type) => ((free[type] ?? 0) > 0 ? ofType : []));
    const price = lowest(open, day, daysBefore);
    return price === null ? null : withTaxes(price);
  };
}

/** Rooms together: each in a type that takes its guests, and no more of a type than are free. */
function severalRoomsPrices(source: CalendarSource, from: StayDate, rooms: readonly Party[]): LeadPrices {
  const priced = rooms.map((party, index) => ({
    rates: ratesFor(source, from, party),
    withTaxes: fullPrice(source, party, index === 0),
  }));
  const types = source.roomTypes.map(({ roomTypeId }) => roomTypeId);
  return (day, daysBefore, free) => {
    const options = priced.map(({ rates, withTaxes }) =>
      types.flatMap((roomTypeId, type): RoomOption[] => {
        const price = (free[type] ?? 0) > 0 ? lowest(rates[type] ?? [], day, daysBefore) : null;
        return price === null ? [] : [{ roomTypeId, price: withTaxes(price) }];
      }),
    );
    return allocateRooms(options, new Map(types.map((roomTypeId, type) => [roomTypeId, free[type] ?? 0])));
  };
}

/** The lead prices of a calendar for the guests that it is asked for. */
export function leadPrices(source: CalendarSource, { from, rooms }: CalendarRange): LeadPrices {
  if (rooms === null || rooms.length === 0) return oneRoomPrices(source, from, null);
  const [first] = rooms;
  return first !== undefined && rooms.length === 1
    ? oneRoomPrices(source, from, first)
    : severalRoomsPrices(source, from, rooms);
}
