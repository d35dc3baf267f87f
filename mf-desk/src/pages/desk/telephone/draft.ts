import type { EndpointInput, Party, SearchResponse } from 'shared/contracts';
import type { bookAtDesk, quoteDeskBooking } from 'shared/contracts/desk';
import { bandOf, type ChildBands, countedParty, type HotelPricing } from 'shared/domain';
import { type ForWhom, type Offer, offersOf } from '../offers.ts';

export type Wanted = EndpointInput<typeof quoteDeskBooking>['body'];
export type Booked = EndpointInput<typeof bookAtDesk>['body'];

/** A room as the clerk types it. */
export interface DraftRoom {
  readonly key: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** Of the children, with commas, where the hotel asks for them. */
  readonly ages: string;
  /** Room type and rate; null until they are chosen. */
  readonly choice: Pick<Offer, 'roomTypeId' | 'ratePlanId'> | null;
  /** How many of each extra, by its id. */
  readonly extras: Readonly<Record<string, number>>;
}

/** The guests of it. */
export type DraftParty = Pick<DraftRoom, 'adults' | 'children' | 'infants' | 'ages'>;

export const aDraftRoom = (key: number): DraftRoom => ({
  key,
  adults: 2,
  children: 0,
  infants: 0,
  ages: '',
  choice: null,
  extras: {},
});

/** The ages of a text such as "4, 9"; null where the hotel has no band for a word of it. */
export function agesOf(text: string, bands: ChildBands): readonly number[] | null {
  const words = text.split(/[\s,;،]+/).filter((word) => word !== '');
  const ages = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : Number.NaN));
  return ages.every((age) => !Number.isNaN(age) && bandOf(age, bands) !== null) ? ages : null;
}

export const hasBands = (bands: ChildBands): boolean => (bands ?? []).length > 0;

/** Who stays in a room; null while an age is wrong. */
export function partyOf(room: DraftParty, bands: ChildBands): Party | null {
  if (!hasBands(bands))
    return {
      numberOfAdults: room.adults,
      numberOfChildren: room.children,
      numberOfInfants: room.infants,
    };
  const ages = agesOf(room.ages, bands);
  if (ages === null) return null;
  return { ...countedParty(room.adults, ages, bands), ...(ages.length > 0 ? { ages: [...ages] } : {}) };
}

export interface Choice extends Offer {
  /** How many rooms of the type are left beside those of the other rooms of the draft. */
  readonly left: number;
}

/** The rooms and rates that are free for a party, cheapest first; those that other rooms of the draft have taken are not free for it. */
export function choicesOf(
  found: SearchResponse,
  whom: ForWhom,
  taken: readonly string[],
  hotel: HotelPricing,
): readonly Choice[] {
  const leftOf = (id: string) =>
    (found.numberOfRoomsPerRoomTypeId[id] ?? 0) - taken.filter((other) => other === id).length;
  return offersOf(found, whom, (id) => leftOf(id) > 0, hotel)
    .map((offer) => ({ ...offer, left: leftOf(offer.roomTypeId) }))
    .toSorted((a, b) => a.price - b.price);
}

export interface DraftStay {
  readonly propertyId: string;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly promoCode: string;
}

/** What is asked of the server; null until every room is chosen. */
export function wantedOf(stay: DraftStay, rooms: readonly DraftRoom[], bands: ChildBands): Wanted | null {
  const chosen = rooms.flatMap((room) => {
    const party = partyOf(room, bands);
    if (room.choice === null || party === null) return [];
    const services = Object.entries(room.extras)
      .filter(([, quantity]) => quantity > 0)
      .map(([serviceId, quantity]) => ({ serviceId, quantity }));
    return [{ ...room.choice, ...party, ...(services.length > 0 ? { services } : {}) }];
  });
  if (chosen.length < rooms.length) return null;
  const promoCode = stay.promoCode.trim();
  return { ...stay, promoCode: promoCode === '' ? null : promoCode, rooms: chosen };
}
