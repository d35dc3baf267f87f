import type { Party, StayDate } from '../contracts/index.ts';

/** One room of a search (product.md 3): its number counts from 1 in the order in which the guest asked. */
export interface RoomRequest extends Party {
  readonly roomId: string;
  readonly roomNumber: number;
  /** Until all ages are known: those that were given, in the order of the questions; null is one that is missing. */
  readonly agesGiven?: readonly (number | null)[];
}

/** What a guest searches for, as the address mirrors it (decisions 3); null where nothing was given. */
export interface SearchCriteria {
  readonly fromDate: StayDate | null;
  readonly toDate: StayDate | null;
  readonly rooms: readonly RoomRequest[];
  readonly promoCode: string | null;
  readonly ratePlanCode: string | null;
  /** A `LocationId` of the booking configuration. */
  readonly location: string | null;
  readonly languageCode: string | null;
  readonly currency: string | null;
  readonly voucher: string | null;
}

export const emptySearch: SearchCriteria = {
  fromDate: null,
  toDate: null,
  rooms: [],
  promoCode: null,
  ratePlanCode: null,
  location: null,
  languageCode: null,
  currency: null,
  voucher: null,
};

/** Parties as numbered room requests, in the order given. */
export const roomRequestsOf = (parties: readonly (Party & Pick<RoomRequest, 'agesGiven'>)[]): RoomRequest[] =>
  parties.map(({ numberOfAdults, numberOfChildren, numberOfInfants, ages, agesGiven }, index) => ({
    roomId: `room-${String(index + 1)}`,
    roomNumber: index + 1,
    numberOfAdults,
    numberOfChildren,
    numberOfInfants,
    ...(ages ? { ages } : {}),
    ...(agesGiven ? { agesGiven } : {}),
  }));
