// Without components, so that catalogues load where none can be drawn.
export { calendarAr } from './ar.ts';
export { calendarDa } from './da.ts';
export { calendarEnGb } from './en-GB.ts';
export { calendarWords } from './words.ts';
