import type { Party } from '../contracts/index.ts';
import { agesByKind } from './ages.ts';
import type { DomainMessageKey, Translate } from './messages/index.ts';
import type { OccupancyProblem } from './occupancy.ts';
import { guestCount } from './party.ts';

type Words = Translate<DomainMessageKey>;

/** product.md 9: "1 night", "3 nights". */
export const nightsText = (nights: number, translate: Words): string =>
  translate('count.nights', { count: nights });

/** product.md 9: "1 Guest", "3 Guests": adults, children and infants together. */
export const guestsText = (party: Party, translate: Words): string =>
  translate('count.guests', { count: guestCount(party) });

/**
 * product.md 9: adults, children, infants separated by commas, "2 adults, 1 child"; a count of zero is left out. Ages that are known stand beside
 * whose they are: "2 adults, 2 children (4, 9)".
 */
export function partyText(party: Party, translate: Words): string {
  const ages = agesByKind(party);
  const comma = translate('count.comma');
  const counts = [
    ['count.adults', party.numberOfAdults, ages.adults],
    ['count.children', party.numberOfChildren, ages.children],
    ['count.infants', party.numberOfInfants, ages.infants],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count, known]) => {
      const text = translate(key, { count });
      return known.length === 0 ? text : `${text} (${known.join(comma)})`;
    })
    .join(comma);
}

/** Why a room does not suit a party, as a sentence with the limit (product.md 5). */
export const occupancyProblemText = (problem: OccupancyProblem, translate: Words): string =>
  translate(`validation.${problem.kind}`, { count: problem.limit });
