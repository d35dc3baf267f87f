import { book } from './0010-book/book.ts';
import { bookingDemand, keepBookings } from './0010-book/demand.ts';
import { unfitBookings } from './0010-book/unfit.ts';
import { fromStatements } from './statements.ts';

/** A booking and those that queued up meanwhile are written in one statement. */
export const bookFunction = fromStatements([keepBookings, bookingDemand, unfitBookings, book]);
