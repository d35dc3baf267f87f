// Without components, so that catalogues load where none can be drawn.
export { calendarAr } from './ar.ts';
export { calendarDa } from './da.ts';
export { calendarDe } from './de.ts';
export { calendarEs } from './es.ts';
export { calendarFr } from './fr.ts';
export { calendarIt } from './it.ts';
export { calendarJa } from './ja.ts';
export { calendarNb } from './nb.ts';
export { calendarNl } from './nl.ts';
export { calendarPl } from './pl.ts';
export { calendarPt } from './pt.ts';
export { calendarSv } from './sv.ts';
export { calendarEnGb } from './en-GB.ts';
export { calendarWords } from './words.ts';
