import { book } from './0010-book/book.ts';
import { bookingDemand, keepBookings } from './0010-book/demand.ts';
import { unfitBookings } from './0010-book/unfit.ts';
import { fromStatements } from './statements.ts';

/** One booking, one statement; and those that queued up meanwhile in the same one. */
export const bookFunction = fromStatements([keepBookings, bookingDemand, unfitBookings, book]);
