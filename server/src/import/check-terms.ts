import { problemAt, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

/** Terms of one rule that no stay can meet. What rules say together is the hotelier's: a later one wins. */
export const checkTerms = ({ rates }: PropertyFile): Problem[] =>
  rates.flatMap((rule, index) => {
    const { minLengthOfStay, maxLengthOfStay, minStayThrough, minDaysBeforeArrival, maxDaysBeforeArrival } =
      rule;
    const isBelow = (most: number | null, least: number | null): boolean =>
      most !== null && least !== null && most < least;
    const problem = (isWrong: boolean, field: string, message: string): Problem[] =>
      isWrong ? [problemAt(['Rates', index, field], message)] : [];
    return [
      ...problem(
        isBelow(maxLengthOfStay, minLengthOfStay),
        'MaxLengthOfStay',
        'The longest stay is below the shortest',
      ),
      ...problem(
        isBelow(maxLengthOfStay, minStayThrough),
        'MinStayThrough',
        'A stay over these nights would have to be longer than the longest',
      ),
      ...problem(
        isBelow(maxDaysBeforeArrival, minDaysBeforeArrival),
        'MaxDaysBeforeArrival',
        'Bookings would end before they begin: it is below MinDaysBeforeArrival',
      ),
    ];
  });
