import { calendarPl } from 'shared/availability-calendar';
import { pl } from './pl.ts';

/** Beside the words of this remote those of the calendar, which the declaration does without. */
export const words = { ...calendarPl, ...pl };
