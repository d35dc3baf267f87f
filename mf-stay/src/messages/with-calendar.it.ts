import { calendarIt } from 'shared/availability-calendar';
import { it } from './it.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarIt, ...it };
