import { calendarFr } from 'shared/availability-calendar';
import { fr } from './fr.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarFr, ...fr };
