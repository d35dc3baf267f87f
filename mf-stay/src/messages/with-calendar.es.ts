import { calendarEs } from 'shared/availability-calendar';
import { es } from './es.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarEs, ...es };
