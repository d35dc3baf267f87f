import { bookAllotted } from './0036-allotments/book-allotted.ts';
import { fromStatements } from './statements.ts';

/**
 * The rooms of an allotment are rows of stock of their own, beside those of their type, whose id they begin with. So every rule and lock of
 * stock is theirs too. A booking names the rows that it may take from, and `book_allotted` chooses among them.
 */
export const allotments = fromStatements([
  'alter table inventory drop constraint inventory_property_id_room_type_id_fkey',
  bookAllotted,
]);
