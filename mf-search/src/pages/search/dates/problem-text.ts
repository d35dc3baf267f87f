import { stayProblemText } from 'shared/availability-calendar';
import { type AdviceProblem, listText, type Translate } from 'shared/domain';
import type { DatesKey } from '../../../messages/dates.en-GB.ts';

/** Why a stay cannot be booked, as a sentence for the guest. */
export function problemText(problem: AdviceProblem, text: Translate<DatesKey>, locale: string): string {
  switch (problem.kind) {
    case 'party-not-suited':
      return text('search.unavailable.party-not-suited', {
        rooms: listText(
          problem.roomIndexes.map((index) => String(index + 1)),
          locale,
        ),
      });
    case 'no-rooms':
    case 'combination':
      return text(`search.unavailable.${problem.kind}`);
    default:
      return stayProblemText(problem, text);
  }
}
