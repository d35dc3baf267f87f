import type { AdviceProblem, Translate } from 'shared/domain';
import type { LaterKey } from '../../../messages/later.ts';

/** Why a stay cannot be booked, as a sentence for the guest. */
export function problemText(problem: AdviceProblem, text: Translate<LaterKey>): string {
  switch (problem.kind) {
    case 'minimum-stay':
    case 'minimum-not-free':
    case 'maximum-stay':
      return text(`search.unavailable.${problem.kind}`, { count: problem.nights });
    case 'too-few-rooms':
      return text('search.unavailable.too-few-rooms', { count: problem.rooms });
    case 'party-not-suited':
      return text('search.unavailable.party-not-suited', {
        rooms: problem.roomIndexes.map((index) => String(index + 1)).join(', '),
      });
    default:
      return text(`search.unavailable.${problem.kind}`);
  }
}
