import { calendarPt } from 'shared/availability-calendar';
import { pt } from './pt.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarPt, ...pt };
