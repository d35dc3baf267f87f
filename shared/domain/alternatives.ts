import type { StayDate } from '../contracts/index.ts';
import { maximumNights } from './links/index.ts';
import type { Minor } from './money.ts';
import { addDays, daysBetween, nightCount, type Stay } from './stay.ts';

/** product.md 9: at most so many alternative stays. */
export const mostAlternatives = 10;

/** Days by which an alternative may begin earlier or later. */
const furthestShift = 14;

export interface AlternativesQuestion {
  readonly stay: Stay;
  /** A length that the hotel takes where it does not take this one; null without one. */
  readonly otherNights?: number | null;
  /** The property's. */
  readonly today: StayDate;
  /** An offer's shortest stay in nights; 1 without one. */
  readonly minimumNights: number;
  readonly isBookable: (stay: Stay) => boolean;
  /** What tells the cheaper of two that are equally near; null when that is not known. */
  readonly price: (stay: Stay) => Minor | null;
}

// Nearest first, the earlier of two before the later: 0, -1, 1, -2, 2 …
const shifts = [0, ...Array.from({ length: furthestShift }, (_, index) => [-1 - index, index + 1]).flat()];

/**
 * Stays that can be booked instead (decisions 2): of the same length first, shifted by up to 14 days, then one night shorter
 * or longer, or as long as the hotel takes them; nearest first, then cheapest. All of them: who shows them takes the first ten that suit the party.
 */
export function alternativeStays(question: AlternativesQuestion): readonly Stay[] {
  const { stay, otherNights = null, today, minimumNights, isBookable, price } = question;
  const isOther = ({ from, to }: Stay): boolean => from !== stay.from || to !== stay.to;
  const ofLengths = (lengths: readonly number[]): readonly Stay[] =>
    shifts
      .flatMap((shift) => {
        const from = addDays(stay.from, shift);
        return lengths.map((nights) => ({ from, to: addDays(from, nights) }));
      })
      .filter((other) => other.from >= today && isOther(other) && isBookable(other))
      .map((other) => ({ other, away: Math.abs(daysBetween(stay.from, other.from)), price: price(other) }))
      .sort((a, b) => a.away - b.away || (a.price ?? 0) - (b.price ?? 0))
      .map(({ other }) => other);
  const nights = Math.max(nightCount(stay), minimumNights);
  const near = [nights - 1, nights + 1, ...(otherNights === null ? [] : [otherNights])].filter(
    (n) => n !== nights && n >= Math.max(1, minimumNights) && n <= maximumNights,
  );
  return [...ofLengths([nights]), ...ofLengths([...new Set(near)])];
}
