import { fromStatements } from './statements.ts';

const references = (table: string, columns: string, rest: string) => {
  const name = `${table}_${columns.replace(', ', '_')}_fkey`;
  return {
    drop: `alter table ${table} drop constraint ${name}`,
    add: `alter table ${table} add constraint ${name} foreign key (${columns}) references ${rest}`,
  };
};

const reservationId = 'property_id, reservation_id';
const itemId = 'property_id, reservation_item_id';
const userId = 'property_id, user_id';

const foreignKeys = [
  references('reservation_item', reservationId, 'reservation on delete cascade'),
  references('payment', reservationId, 'reservation'),
  references('guarantee_card', reservationId, 'reservation on delete cascade'),
  references('reservation_service', itemId, 'reservation_item on delete cascade'),
  references('account_session', userId, 'account_user on delete cascade'),
  references('account_link', userId, 'account_user on delete cascade'),
  references('saved_card', userId, 'account_user on delete cascade'),
];

const primaryKeys = [
  ['reservation', reservationId],
  ['reservation_item', itemId],
  ['account_user', userId],
] as const;

/**
 * Makes the primary keys of what others refer to anew, so that they are younger than the other indexes of their tables.
 *
 * PostgreSQL plans the check of a foreign key once for each connection, in a new database while the table is empty. Every index that begins
 * with `property_id` then costs the same, and the youngest is taken: the check looked through all bookings of a hotel for the one that was
 * just written, a fifth of a millisecond for each thousand of them, until the statistics were gathered.
 */
export const keysFoundFirst = fromStatements([
  ...foreignKeys.map(({ drop }) => drop),
  ...primaryKeys.flatMap(([table, columns]) => [
    `alter table ${table} drop constraint ${table}_pkey`,
    `alter table ${table} add constraint ${table}_pkey primary key (${columns})`,
  ]),
  ...foreignKeys.map(({ add }) => add),
]);
