import {
  availabilityDaySchema,
  propertySchema,
  searchRequestSchema,
  searchResponseSchema,
  type Party,
  type Property,
  type SearchResponse,
  type StayDate,
} from 'shared/contracts';
import { addDays, weekdayOf } from 'shared/domain';
import * as z from 'zod/mini';
import { choice } from '../steps/booking.ts';

export interface Stay {
  readonly from: StayDate;
  readonly to: StayDate;
}

/** Two adults, and one adult with two children. */
export const twoRooms = [
  { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 },
  { numberOfAdults: 1, numberOfChildren: 2, numberOfInfants: 0 },
] as const;

export type Stock = ReadonlyMap<StayDate, number>;

async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** The hotel's calendar and search, called as any client would. */
export class Hotel {
  readonly property: Property;
  readonly #url: string;
  readonly #wanted: readonly string[];

  private constructor(url: string, property: Property, wanted: readonly string[]) {
    this.#url = url;
    this.#wanted = wanted;
    this.property = property;
  }

  /** `wanted` are the room types that `stay` looks for. */
  static async open(url: string, code: string, wanted: readonly string[] = choice.rooms): Promise<Hotel> {
    const property = propertySchema.parse(await fetchJson(`${url}/api/Property/${code}`));
    return new Hotel(url, property, wanted);
  }

  /** Rooms free on each night of [from, to), over all room types. */
  async stock({ from, to }: Stay): Promise<Stock> {
    const query = new URLSearchParams({
      propertyId: this.property.propertyId,
      fromDate: from,
      toDate: addDays(to, -1),
    });
    const days = z
      .array(availabilityDaySchema)
      .parse(await fetchJson(`${this.#url}/api/Availability?${query.toString()}`));
    return new Map(days.map(({ dateOfStay, availableRooms }) => [dateOfStay, availableRooms]));
  }

  /** The property's today. */
  today(): StayDate {
    return new Intl.DateTimeFormat('en-CA', { timeZone: this.property.timeZone })
      .format(new Date())
      .replaceAll('-', '/');
  }

  /** The first night of the coming months on which nothing is free, with rooms on the night before. */
  async soldOutNight(): Promise<StayDate> {
    const nights = [...(await this.stock({ from: this.today(), to: addDays(this.today(), 200) }))];
    const index = nights.findIndex(([, rooms], at) => rooms === 0 && (nights[at - 1]?.[1] ?? 0) > 0);
    const [night] = nights[index] ?? [];
    if (night === undefined) throw new Error(`${this.property.propertyCode} has rooms on every night.`);
    return night;
  }

  /** What the API finds for these parties. */
  async search(
    { from, to }: Stay,
    rooms: readonly Party[],
    ratePlanCode: string | null = null,
  ): Promise<SearchResponse> {
    const body = z.encode(searchRequestSchema, {
      propertyId: this.property.propertyId,
      languageCode: 'en',
      promoCode: null,
      ratePlanCode,
      dateFrom: from,
      dateTo: to,
      locationId: null,
      rooms: [...rooms],
    });
    return searchResponseSchema.parse(
      await fetchJson(`${this.#url}/api/Availability/Search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  }

  /** What the pictures of a room type show, by the API. */
  async picturesOf(roomType: string, stay: Stay): Promise<readonly (string | null)[]> {
    const answer = await this.search(stay, twoRooms);
    return answer.roomTypes.find(({ name }) => name === roomType)?.imageAlts ?? [];
  }

  /** Room type name → rooms free on every night of the stay. */
  async freeRooms(stay: Stay): Promise<ReadonlyMap<string, number>> {
    const answer = await this.search(stay, twoRooms);
    return new Map(
      answer.roomTypes.map(({ roomTypeId, name }) => [
        name,
        answer.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0,
      ]),
    );
  }

  /**
   * Three nights from a Tuesday on which the wanted room types are free: `weeksAhead` weeks from now, or the
   * first week after it when the hotel is closed, sold out or asks for a longer stay then.
   */
  async stay(weeksAhead: number): Promise<Stay> {
    const today = this.today();
    const tuesday = addDays(today, (9 - weekdayOf(today)) % 7);
    for (let week = weeksAhead; week < weeksAhead + 20; week += 1) {
      const from = addDays(tuesday, week * 7);
      const stay = { from, to: addDays(from, 3) };
      const free = await this.freeRooms(stay);
      if (this.#wanted.every((roomType) => (free.get(roomType) ?? 0) >= 2)) return stay;
    }
    throw new Error(`${this.property.propertyCode} does not have these rooms from week ${weeksAhead} on.`);
  }
}
