import type { RestaurantSetup, StayDate } from '../contracts/index.ts';
import { isBlank, type Problem, problemsOf, problemWhen } from './validation/problem.ts';
import { isEmail, isPhone } from './validation/text-rules.ts';

type PartySizes = Pick<RestaurantSetup, 'minOnlinePartySize' | 'maxOnlinePartySize'>;

/** A table as a guest asks for it (product.md 3); null or empty where nothing was chosen. */
export interface TableWish {
  readonly restaurantId: string | null;
  readonly visitDate: StayDate | null;
  readonly visitTime: string | null;
  readonly partySize: number | null;
  readonly emailAddress: string;
  readonly contactNumber: string;
  /** The reservation's confirmation token, or the guest's own (decisions 1). */
  readonly identifier: string;
}

/** product.md 9: the party sizes that can be booked online, smallest first; empty when the restaurant takes none. */
export const partySizes = ({ minOnlinePartySize: from, maxOnlinePartySize: to }: PartySizes): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Whether a number of people can book online (product.md 9): whole, and within the restaurant's limits. */
export const isPartySize = (
  size: number | null,
  { minOnlinePartySize, maxOnlinePartySize }: PartySizes,
): boolean =>
  Number.isInteger(size) && size !== null && size >= minOnlinePartySize && size <= maxOnlinePartySize;

/**
 * product.md 5: a table needs a restaurant, party size, date, time, e-mail, contact number and identifier; in the order of the
 * form, empty when it can be booked. `sizes` is null while the restaurant's setup is not known: then no party size is right.
 */
export const tableProblems = (wish: TableWish, sizes: PartySizes | null): Problem<keyof TableWish>[] =>
  problemsOf<keyof TableWish>(
    problemWhen(isBlank(wish.restaurantId), 'restaurantId', 'validation.restaurant'),
    problemWhen(isBlank(wish.visitDate), 'visitDate', 'validation.visit-date'),
    problemWhen(sizes === null || !isPartySize(wish.partySize, sizes), 'partySize', 'validation.party-size'),
    problemWhen(isBlank(wish.visitTime), 'visitTime', 'validation.visit-time'),
    problemWhen(!isEmail(wish.emailAddress), 'emailAddress', 'validation.email'),
    problemWhen(!isPhone(wish.contactNumber), 'contactNumber', 'validation.phone'),
    problemWhen(isBlank(wish.identifier), 'identifier', 'validation.identifier'),
  );
