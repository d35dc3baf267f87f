import { fromStatements } from './statements.ts';

/** How a room is set up unless the guest chooses, and for how many guests that has beds. */
export const beds = fromStatements([
  'alter table room_type_configuration add column is_default boolean not null default false',
  'alter table room_type_configuration add column sleeps int',
]);
