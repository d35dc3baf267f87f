import { randomUUID } from 'node:crypto';
import {
  confirmationSchema,
  createRequestSchema,
  createResponseSchema,
  propertySchema,
  searchRequestSchema,
  searchResponseSchema,
  type BookedRoom,
  type Confirmation,
  type CreateResponse,
  type Party,
  type Property,
  type SearchResponse,
} from 'shared/contracts';
import { cardDetailsOf } from 'shared/domain';
import { aBookedRoom, aCard, aCreateRequest, aParty, aSearchRequest } from 'shared/testing';
import * as z from 'zod/mini';
import type { Stay } from './stay.ts';

type Choice = Pick<BookedRoom, 'roomTypeId' | 'ratePlanId'> & Partial<BookedRoom>;

/** Create has not booked. */
export class RefusedBooking extends Error {
  readonly status: number;

  constructor(status: number, answer: string) {
    super(`Create answered ${status}: ${answer}`);
    this.status = status;
  }
}

/** A hotel's API as any client of it uses it: what the journeys read their results from, and what other guests book by. */
export class BookingApi {
  readonly property: Property;
  readonly #url: string;

  private constructor(url: string, property: Property) {
    this.#url = url;
    this.property = property;
  }

  static async open(url: string, code: string): Promise<BookingApi> {
    const response = await fetch(`${url}/api/Property/${code}`);
    return new BookingApi(url, propertySchema.parse(await response.json()));
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async search({ from, to }: Stay, rooms: readonly Party[] = [aParty()]): Promise<SearchResponse> {
    const { propertyId } = this.property;
    const request = aSearchRequest({ propertyId, dateFrom: from, dateTo: to, rooms: [...rooms] });
    const response = await this.#post('/api/Availability/Search', z.encode(searchRequestSchema, request));
    return searchResponseSchema.parse(await response.json());
  }

  /** How many rooms of a type are free on every night. */
  async roomsLeft(stay: Stay, roomTypeId: string): Promise<number> {
    return (await this.search(stay)).numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0;
  }

  /** Another guest books a room, and pays by the card that is approved. */
  async book({ from, to }: Stay, choice: Choice): Promise<CreateResponse> {
    const { propertyId } = this.property;
    const request = aCreateRequest({
      propertyId,
      dateFrom: from,
      dateTo: to,
      rooms: [aBookedRoom(choice)],
      cardDetails: {
        ...cardDetailsOf(aCard()),
        creditCardTypeId: this.property.creditCards.find(({ code }) => code === 'visa')?.id ?? null,
      },
    });
    const response = await this.#post('/api/Reservation/Create', z.encode(createRequestSchema, request), {
      'idempotency-key': randomUUID(),
    });
    if (!response.ok) throw new RefusedBooking(response.status, await response.text());
    return createResponseSchema.parse(await response.json());
  }

  /** The booking whose confirmation stands at an address. */
  async confirmation(address: string): Promise<Confirmation> {
    const token = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
    const query = new URLSearchParams({
      propertyId: this.property.propertyId,
      confirmationToken: token,
    });
    const response = await fetch(`${this.#url}/api/Reservation/Confirmation?${query.toString()}`);
    return confirmationSchema.parse(await response.json());
  }
}
