import { fromStatements } from './statements.ts';

/** When guests expect to arrive, as `HH:mm` of the hotel; empty until they say it. */
export const arrivalTime = fromStatements(['alter table reservation add column arrival_time text']);
