import { fromStatements } from './statements.ts';

/** The confirmation shows the tables of its stay. */
export const tablesOfAStay = fromStatements([
  `create index table_booking_by_stay on table_booking (property_id, reservation_id) where reservation_id is not null`,
]);
