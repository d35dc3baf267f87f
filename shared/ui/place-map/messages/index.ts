// Without components, so that catalogues load where none can be drawn.
export { placeMapAr } from './ar.ts';
export { placeMapDa } from './da.ts';
export { placeMapDe } from './de.ts';
export { placeMapEnGb } from './en-GB.ts';
export { placeMapEs } from './es.ts';
export { placeMapFr } from './fr.ts';
export { placeMapIt } from './it.ts';
export { placeMapJa } from './ja.ts';
export { placeMapNb } from './nb.ts';
export { placeMapNl } from './nl.ts';
export { placeMapPl } from './pl.ts';
export { placeMapPt } from './pt.ts';
export { placeMapSv } from './sv.ts';
