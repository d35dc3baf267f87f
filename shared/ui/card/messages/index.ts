// Without components, so that catalogues load where none can be drawn.
export { cardFormAr } from './ar.ts';
export { cardFormDa } from './da.ts';
export { cardFormEnGb } from './en-GB.ts';
