import { calendarAr } from 'shared/availability-calendar';
import { ar } from './ar.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarAr, ...ar };
