export { changeAsQuoted } from './apply.ts';
export { changeStayOf, quoteChangeOf } from './of-guest.ts';
export { type ChangeDeps, quoteChanging } from './quote.ts';
