import type { StayProblem, Translate } from '../domain/index.ts';
import type { calendarEnGb } from './messages/en-GB.ts';

/** Why a stay cannot be booked, as a sentence for the guest. */
export function stayProblemText(problem: StayProblem, text: Translate<keyof typeof calendarEnGb>): string {
  switch (problem.kind) {
    case 'minimum-stay':
    case 'minimum-not-free':
    case 'maximum-stay':
    case 'minimum-through':
    case 'longest-stay':
      return text(`calendar.unavailable.${problem.kind}`, { count: problem.nights });
    case 'other-length':
      return text('calendar.unavailable.other-length', {
        longest: problem.longest,
        count: problem.nights,
      });
    case 'book-ahead':
    case 'book-later':
      return text(`calendar.unavailable.${problem.kind}`, { count: problem.days });
    case 'too-few-rooms':
      return text('calendar.unavailable.too-few-rooms', { count: problem.rooms });
    default:
      return text(`calendar.unavailable.${problem.kind}`);
  }
}
