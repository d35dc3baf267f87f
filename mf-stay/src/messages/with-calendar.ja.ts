import { calendarJa } from 'shared/availability-calendar';
import { ja } from './ja.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarJa, ...ja };
