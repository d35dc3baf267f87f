import type { Party } from '../contracts/index.ts';
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

/** product.md 9: adults, children, infants separated by commas, "2 adults, 1 child"; a count of zero is left out. */
export function partyText(party: Party, translate: Words): string {
  const counts = [
    ['count.adults', party.numberOfAdults],
    ['count.children', party.numberOfChildren],
    ['count.infants', party.numberOfInfants],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([key, count]) => translate(key, { count }))
    .join(translate('count.comma'));
}

/** Why a room does not suit a party, as a sentence with the limit (product.md 5). */
export const occupancyProblemText = (problem: OccupancyProblem, translate: Words): string =>
  translate(`validation.${problem.kind}`, { count: problem.limit });
