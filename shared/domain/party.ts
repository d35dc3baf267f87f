import type { Party } from '../contracts/index.ts';

/** Everybody in a room: adults, children and infants (product.md 9). */
export const guestCount = (party: Party): number =>
  party.numberOfAdults + party.numberOfChildren + party.numberOfInfants;

/** No room takes so many; a search and a booking name no more guests of one either. */
export const largestParty = 50;

/** Somebody who can stay: infants come with an adult or a child. */
export const isParty = (party: Party): boolean => party.numberOfAdults + party.numberOfChildren > 0;

/** Whom an extra is charged for: adults and children; infants never count (product.md 9). */
export const extraGuests = (party: Party): number => party.numberOfAdults + party.numberOfChildren;
