// Without components, so that catalogues load where none can be drawn.
export { placeMapAr } from './ar.ts';
export { placeMapDa } from './da.ts';
export { placeMapEnGb } from './en-GB.ts';
