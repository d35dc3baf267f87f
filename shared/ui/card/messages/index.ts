// Without components, so that catalogues load where none can be drawn.
export { cardFormAr } from './ar.ts';
export { cardFormDa } from './da.ts';
export { cardFormDe } from './de.ts';
export { cardFormEs } from './es.ts';
export { cardFormFr } from './fr.ts';
export { cardFormIt } from './it.ts';
export { cardFormJa } from './ja.ts';
export { cardFormNb } from './nb.ts';
export { cardFormNl } from './nl.ts';
export { cardFormPl } from './pl.ts';
export { cardFormPt } from './pt.ts';
export { cardFormSv } from './sv.ts';
export { cardFormEnGb } from './en-GB.ts';
