import { boardBases, type BoardBasis, type RoomType } from 'shared/contracts';
import {
  explainCancellation,
  textLanguage,
  type TextLanguage,
  toMinor,
  type CancellationContext,
} from 'shared/domain';
import { placeOf, type RateOffer, type RoomList, type RoomOffer } from '../selection/rules.ts';
import type { ListFilters, Sorting } from './list-filters.ts';

export interface HeldRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}

export interface FilterContext {
  readonly currency: string;
  /** When a rate would be cancelled; null before the stay is known. */
  readonly when: CancellationContext | null;
}

export const isFreeNow = ({ rate }: RateOffer, { when }: FilterContext): boolean => {
  const cancellation = when === null ? null : explainCancellation(rate.cancellationPolicy, when);
  return cancellation?.kind === 'free' || cancellation?.kind === 'free-until';
};

export const hasBoard = ({ rate: { boardBasis } }: RateOffer, wanted: BoardBasis): boolean =>
  typeof boardBasis === 'string' && boardBases.indexOf(boardBasis) >= boardBases.indexOf(wanted);

/** Without a bed or a view that no room type has: the words of a link are never shown as the hotel's. */
export function knownFilters(
  filters: ListFilters,
  roomTypes: readonly Pick<RoomType, 'bedTypes' | 'view'>[],
): ListFilters {
  const { bed, view } = filters;
  return {
    ...filters,
    bed: roomTypes.some(({ bedTypes }) => bed !== null && bedTypes.includes(bed)) ? bed : null,
    view: roomTypes.some((roomType) => roomType.view === view) ? view : null,
  };
}

/** `lang` and `dir` of one of the hotel's words for beds or a view. */
export function wordLanguage(offers: readonly Pick<RoomOffer, 'roomType'>[], word: string): TextLanguage {
  for (const { roomType } of offers) {
    const bed = roomType.bedTypes.indexOf(word);
    if (bed >= 0) return textLanguage(roomType, 'BedTypes', bed);
    if (roomType.view === word) return textLanguage(roomType, 'View');
  }
  return {};
}

const isWantedRoom = ({ roomType }: RoomOffer, { bed, view, isAccessible }: ListFilters): boolean =>
  (bed === null || roomType.bedTypes.includes(bed)) &&
  (view === null || roomType.view === view) &&
  (!isAccessible || (roomType.accessibility ?? []).length > 0);

const isWantedRate = (
  offer: RateOffer,
  { board, isFree, upTo }: ListFilters,
  context: FilterContext,
): boolean =>
  (board === null || hasBoard(offer, board)) &&
  (upTo === null || placeOf(offer) <= toMinor(upTo, context.currency)) &&
  (!isFree || isFreeNow(offer, context));

export const sizeOf = ({ roomType }: RoomOffer): number => roomType.sizeSquareMetres ?? 0;

const placeOfRoom = ({ rates }: RoomOffer): number => Math.min(...rates.map(placeOf));

function sorted(offers: readonly RoomOffer[], sorting: Sorting | null): readonly RoomOffer[] {
  switch (sorting) {
    case null:
      return offers;
    case 'price':
      return offers.toSorted((a, b) => placeOfRoom(a) - placeOfRoom(b));
    case 'size':
      return offers.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  }
}

/** The rooms and rates that the guest wants, in the order that was asked for; the rate that the room holds stays in any case. */
export function filterList(
  list: RoomList,
  filters: ListFilters,
  context: FilterContext,
  held: HeldRate | null = null,
): RoomList {
  const isHeld = (offer: RoomOffer, { rate }: RateOffer): boolean =>
    offer.roomType.roomTypeId === held?.roomTypeId && rate.ratePlanId === held.ratePlanId;
  const offers = list.offers.flatMap((offer) => {
    const isRoomWanted = isWantedRoom(offer, filters);
    const rates = offer.rates.filter(
      (each) => (isRoomWanted && isWantedRate(each, filters, context)) || isHeld(offer, each),
    );
    if (rates.length === 0) return [];
    if (rates.length === offer.rates.length) return [offer];
    return [{ ...offer, rates, from: Math.min(...rates.map(({ total }) => total)) }];
  });
  return { offers: sorted(offers, filters.sorting), unsuitable: list.unsuitable };
}
