import { fromStatements } from './statements.ts';

/** The indexes of the desk's numbers were built here, with their tables locked; they are built while bookings are written (0063). */
export const numbers = fromStatements([]);
