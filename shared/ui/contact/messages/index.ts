// Without components, so that catalogues load where none can be drawn.
export { contactEnGb } from './en-GB.ts';
export { contactDe } from './de.ts';
export { contactEs } from './es.ts';
export { contactNl } from './nl.ts';
export { contactNb } from './nb.ts';
export { contactIt } from './it.ts';
export { contactPl } from './pl.ts';
export { contactSv } from './sv.ts';
export { contactJa } from './ja.ts';
export { contactFr } from './fr.ts';
export { contactAr } from './ar.ts';
export { contactDa } from './da.ts';
export { contactPt } from './pt.ts';
