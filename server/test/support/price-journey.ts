import fc from 'fast-check';
import {
  type BookedRoom,
  checkVoucherCode,
  getServices,
  type Party,
  type Rate,
  searchAvailability,
  type SearchResponse,
  type Service,
} from 'shared/contracts';
import {
  addDays,
  bandOf,
  type ChildBands,
  combineLimits,
  countedParty,
  extraCost,
  fitsOccupancy,
  type HotelPricing,
  knownAges,
  roomPrice,
  type Stay,
  stayRateOf,
  isParty,
} from 'shared/domain';
import { aBookedRoom } from 'shared/testing';
import * as z from 'zod/mini';
import type { TestApp } from './app.ts';
import { aBooking, get, wireOf } from './bookings.ts';

interface WantedRoom extends Party {
  /** Which of the rates that suit the party. */
  readonly rate: number;
  /** How many of each extra; 0 for none. */
  readonly extras: readonly number[];
  /** What the children say where the hotel asks for their age; null says nothing. */
  readonly agesSaid: readonly number[] | null;
}

/** What a guest looks for and chooses. */
export interface Wish {
  readonly arrival: number;
  readonly nights: number;
  readonly promoCode: string | null;
  readonly voucher: string | null;
  readonly rooms: readonly WantedRoom[];
}

export const wishes: fc.Arbitrary<Wish> = fc.record({
  arrival: fc.integer({ min: 1, max: 12 }),
  nights: fc.integer({ min: 1, max: 9 }),
  promoCode: fc.constantFrom(null, 'late'),
  voucher: fc.constantFrom(null, null, 'small', ' Large '),
  rooms: fc.array(
    fc
      .record({
        numberOfAdults: fc.integer({ min: 0, max: 4 }),
        numberOfChildren: fc.integer({ min: 0, max: 2 }),
        numberOfInfants: fc.integer({ min: 0, max: 2 }),
        rate: fc.nat(3),
        extras: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
        agesSaid: fc.option(fc.array(fc.nat(17), { maxLength: 3 })),
      })
      // Search rejects an empty room.
      .filter(isParty),
    { minLength: 1, maxLength: 3 },
  ),
});

/** The wish at a hotel: where it has bands, and the children say their ages, the counts are their sums. */
export const atHotel = (wish: Wish, bands: ChildBands): Wish => ({
  ...wish,
  rooms: wish.rooms.map((room) => {
    const ages = room.agesSaid?.filter((age) => bandOf(age, bands) !== null) ?? [];
    const adults = Math.max(1, room.numberOfAdults);
    return ages.length === 0 ? room : { ...room, ...countedParty(adults, ages, bands), ages };
  }),
});

export function stayOf({ arrival, nights }: Wish): Stay {
  const from = addDays('2026/11/22', arrival);
  return { from, to: addDays(from, nights) };
}

/** A body as the contract reads it; an answer that leaves its contract is an error. */
export const read = <S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> =>
  z.decode(schema, body as z.input<S>);

async function post<S extends z.ZodMiniType>(
  server: TestApp,
  url: string,
  schema: S,
  payload: object,
): Promise<z.output<S>> {
  const response = await server.app.inject({ method: 'POST', url, payload });
  return read(schema, response.json());
}

export function search(server: TestApp, propertyId: string, wish: Wish): Promise<SearchResponse> {
  const { from, to } = stayOf(wish);
  return post(server, searchAvailability.path, searchAvailability.responses[200], {
    PropertyId: propertyId,
    DateFrom: from,
    DateTo: to,
    PromoCode: wish.promoCode,
    Rooms: wish.rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants, ages }) => ({
      NumberOfAdults: numberOfAdults,
      NumberOfChildren: numberOfChildren,
      NumberOfInfants: numberOfInfants,
      Ages: ages,
    })),
  });
}

export async function listExtras(
  server: TestApp,
  propertyId: string,
  wish: Wish,
): Promise<readonly Service[]> {
  const { from, to } = stayOf(wish);
  const room = { roomTypeId: 'double', ratePlanId: 'flexible' };
  const query = new URLSearchParams({ propertyId, ...room, dateOfArrival: from, dateOfDeparture: to });
  const { body } = await get(server, `${getServices.path}?${String(query)}`);
  return read(getServices.responses[200], body).services;
}

/** What the voucher is said to take off these rooms, as a decimal; null when it is worth nothing. */
export async function checkVoucher(
  server: TestApp,
  propertyId: string,
  wish: Wish & { readonly voucher: string },
  rooms: readonly ChosenRoom[],
): Promise<number | null> {
  const { from, to } = stayOf(wish);
  const { Rooms } = wireOf(aBooking({ rooms: rooms.map(({ booked }) => booked) })) as { Rooms: unknown };
  const payload = { PropertyId: propertyId, VoucherCode: wish.voucher, DateFrom: from, DateTo: to, Rooms };
  const answer = await post(server, checkVoucherCode.path, checkVoucherCode.responses[200], payload);
  return answer.isValid ? answer.totalDiscount : null;
}

export interface ChosenRoom {
  readonly booked: BookedRoom;
  readonly rate: Rate;
  readonly services: readonly { readonly service: Service; readonly quantity: number }[];
}

function chooseRoom(
  wanted: WantedRoom,
  found: SearchResponse,
  extras: readonly Service[],
): ChosenRoom | null {
  const { rate: choice, extras: quantities, agesSaid: _said, ...party } = wanted;
  const suiting = found.roomTypes.flatMap((roomType) =>
    roomType.rates
      .filter((rate) => fitsOccupancy(party, combineLimits(roomType, rate)))
      .map((rate) => ({ rate, roomTypeId: roomType.roomTypeId })),
  );
  const chosen = suiting[choice % suiting.length];
  if (!chosen) return null;
  const services = extras.flatMap((service, index) => {
    const quantity = quantities[index] ?? 0;
    return quantity > 0 ? [{ service, quantity }] : [];
  });
  const booked = aBookedRoom({
    ...party,
    roomTypeId: chosen.roomTypeId,
    ratePlanId: chosen.rate.ratePlanId,
    services: services.map(({ service: { serviceId }, quantity }) => ({
      reservationItemId: null,
      serviceId,
      quantity,
      service: null,
    })),
  });
  return { booked, rate: chosen.rate, services };
}

/** What the page would put into the basket; null where a party finds no rate that suits it. */
export function chooseRooms(
  wish: Wish,
  found: SearchResponse,
  extras: readonly Service[],
): ChosenRoom[] | null {
  const rooms = wish.rooms.flatMap((room) => chooseRoom(room, found, extras) ?? []);
  return rooms.length === wish.rooms.length ? rooms : null;
}

/** The costs of each room by shared/domain, from what the search showed; minor units. */
export const costsOf = (
  rooms: readonly ChosenRoom[],
  nights: number,
  { currency, childBands }: HotelPricing,
) =>
  rooms.map(({ booked, rate, services }) => ({
    totalRoomCost: roomPrice(stayRateOf(rate, currency), booked, childBands),
    totalServiceCost: services.reduce(
      (sum, { service, quantity }) => sum + extraCost(service, { nights, quantity, party: booked }, currency),
      0,
    ),
  }));

/** The rooms with their costs, as taxes and fees see them. */
export const taxedRooms = (
  rooms: readonly ChosenRoom[],
  costs: ReturnType<typeof costsOf>,
  nights: number,
  bands: ChildBands,
) =>
  rooms.map(({ booked }, index) => ({
    nights,
    party: booked,
    ages: knownAges(booked, bands),
    roomCost: costs[index]?.totalRoomCost ?? 0,
    serviceCost: costs[index]?.totalServiceCost ?? 0,
  }));
