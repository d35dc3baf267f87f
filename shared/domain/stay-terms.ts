import { maximumNights } from './links/index.ts';

/** No day is further ahead (product.md 9: 36 months). */
export const mostDaysBefore = 1096;

/** What a rate asks of a stay's length and of the day of its booking; null asks nothing. */
export interface StayTerms {
  /** Nights that a stay arriving on this day must last at least, and may last at most. */
  readonly minimumNights: number | null;
  readonly maximumNights: number | null;
  /** Nights that every stay over this night must last, whenever it arrives. */
  readonly minimumThrough: number | null;
  /** Days before arrival by which, and from which on, a stay arriving on this day is booked. */
  readonly minimumDaysBefore: number | null;
  readonly maximumDaysBefore: number | null;
}

export type WindowProblem =
  /** Too late: so many days ahead it would have been in time. */
  | { readonly kind: 'book-ahead'; readonly days: number }
  /** Too early: it can be booked so many days before arrival. */
  | { readonly kind: 'book-later'; readonly days: number };

/** Why a stay cannot be booked so many days before its arrival, or null. */
export function windowProblem(
  terms: Pick<StayTerms, 'minimumDaysBefore' | 'maximumDaysBefore'>,
  daysBefore: number,
): WindowProblem | null {
  const { minimumDaysBefore, maximumDaysBefore } = terms;
  if (minimumDaysBefore !== null && daysBefore < minimumDaysBefore)
    return { kind: 'book-ahead', days: minimumDaysBefore };
  if (maximumDaysBefore !== null && daysBefore > maximumDaysBefore)
    return { kind: 'book-later', days: maximumDaysBefore };
  return null;
}

/** The nights that a stay may last, both included. */
export interface StayLength {
  readonly shortest: number;
  readonly longest: number;
}

/** How long a stay may be that arrives on a day with these terms and has slept no night yet. */
export const lengthOnArrival = (terms: Pick<StayTerms, 'minimumNights' | 'maximumNights'>): StayLength => ({
  shortest: terms.minimumNights ?? 1,
  longest: terms.maximumNights ?? maximumNights,
});

/** The same once it stays over a night that asks for `through` nights. */
export const lengthOver = (length: StayLength, through: number | null): StayLength =>
  through === null || through <= length.shortest ? length : { ...length, shortest: through };

export const isLengthOf = ({ shortest, longest }: StayLength, nights: number): boolean =>
  shortest <= nights && nights <= longest;
