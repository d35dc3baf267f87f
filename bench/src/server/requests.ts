import {
  createRequestSchema,
  searchRequestSchema,
  type CreateRequest,
  type Party,
  type SearchRequest,
} from 'shared/contracts';
import { addDays, cardDetailsOf, todayIn, type Stay } from 'shared/domain';
import { aBookedRoom, aCard, aCreateRequest, aParty, aSearchRequest } from 'shared/testing';
import * as z from 'zod/mini';
import { newGuest } from './guest.ts';

export const searchPath = '/api/Availability/Search';
export const createPath = '/api/Reservation/Create';
export const json = { 'content-type': 'application/json' };

/** A stay that begins so many days from the hotel's today. */
export function stayIn(days: number, nights: number): Stay {
  const from = addDays(todayIn('Europe/London', new Date()), days);
  return { from, to: addDays(from, nights) };
}

export const searchBody = (
  propertyId: string,
  stay: Stay,
  rooms: readonly Party[] = [aParty(), aParty()],
  changes: Partial<SearchRequest> = {},
): string =>
  JSON.stringify(
    z.encode(
      searchRequestSchema,
      aSearchRequest({ propertyId, dateFrom: stay.from, dateTo: stay.to, rooms: [...rooms], ...changes }),
    ),
  );

/** Up to 14,400 different searches of one hotel: a hundred days of arrival, then two rooms for other parties. */
export const variedSearches = (
  propertyId: string,
  count: number,
  nights: number,
  changes: Partial<SearchRequest> = {},
): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const party = Math.floor(index / 100);
    const rooms = [
      aParty({ numberOfAdults: 1 + (party % 4), numberOfChildren: Math.floor(party / 16) % 3 }),
      aParty({
        numberOfAdults: 1 + (Math.floor(party / 4) % 4),
        numberOfChildren: Math.floor(party / 48) % 3,
      }),
    ];
    return searchBody(propertyId, stayIn(3 + (index % 100), nights), rooms, changes);
  });

export interface RoomChoice {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

/** Paid by the card that is approved, unless the changes say otherwise. */
export const bookingBody = (
  propertyId: string,
  stay: Stay,
  rooms: readonly (RoomChoice & Partial<Party>)[],
  changes: Partial<CreateRequest> = {},
): string =>
  JSON.stringify(
    z.encode(
      createRequestSchema,
      aCreateRequest({
        propertyId,
        dateFrom: stay.from,
        dateTo: stay.to,
        rooms: rooms.map((room) => aBookedRoom(room)),
        cardDetails: cardDetailsOf(aCard({ cardType: 'visa' })),
        ...changes,
      }),
    ),
  );

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function post(address: string, path: string, body: string, headers = {}): Promise<Reply> {
  const response = await fetch(address + path, { method: 'POST', headers: { ...json, ...headers }, body });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text) as Reply['body'] };
}

export const book = (address: string, body: string): Promise<Reply> =>
  post(address, createPath, body, newGuest());
