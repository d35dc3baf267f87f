import { calendarDa } from 'shared/availability-calendar';
import { da } from './da.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarDa, ...da };
