import type { RawBuilder } from 'kysely';
import type { CreateRequest } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { UserName } from './user-repository.ts';

/** A booking as far as the account of its booker goes. */
export interface BookersBooking {
  readonly propertyId: string;
  readonly reservationId: string;
  readonly isConfirmed: boolean;
  readonly booker: CreateRequest['booker'];
  readonly languageCode: string;
}

/** What accounts need of bookings: a port. The booking module, which depends on accounts, implements it; `app.ts` connects the two. */
export interface BookingsOfUsers {
  readonly find: (
    db: Db,
    name: Pick<BookersBooking, 'propertyId' | 'reservationId'>,
  ) => Promise<BookersBooking | undefined>;
  readonly findByToken: (db: Db, propertyId: string, token: string) => Promise<BookersBooking | undefined>;
  /** For the `where` of a query: whether the booking that these columns name is confirmed. */
  readonly isConfirmed: (propertyColumn: string, reservationColumn: string) => RawBuilder<boolean>;
  /** A booking becomes the user's, unless it is somebody's already. */
  readonly give: (tx: DbTransaction, name: UserName, reservationId: string) => Promise<void>;
  /** Bookings that were made for other addresses than the user's belong to no user any more. */
  readonly dropOthers: (tx: DbTransaction, name: UserName, emailKey: string) => Promise<void>;
}
