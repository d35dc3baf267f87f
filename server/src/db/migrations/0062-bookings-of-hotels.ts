import { bookSeveral } from './0062-bookings-of-hotels/book-several.ts';
import { chooseRooms } from './0062-bookings-of-hotels/choose-rooms.ts';
import { demandOfHotels, unfitOfHotels } from './0062-bookings-of-hotels/demand.ts';
import { fromStatements } from './statements.ts';

/** Bookings that arrive together for several hotels are written in one statement. */
export const bookingsOfHotels = fromStatements([demandOfHotels, unfitOfHotels, chooseRooms, bookSeveral]);
