import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { json } from '../../../db/column-types.ts';
import { sqlStateOf } from '../../../db/transaction.ts';
import { shortageResponse } from '../pay/responses.ts';
import type { Shortage } from '../pay/hold.ts';
import type { Demand } from '../../stock/index.ts';
import type { BookingRows } from './booking-rows.ts';

/** What the database functions `book`, `book_allotted` and `book_several` answer of bookings. */
interface BookResult {
  readonly taken: readonly string[];
  /** The rooms that were chosen for each booking, where it had choices. */
  readonly takes?: Readonly<Record<string, readonly Demand[]>>;
  readonly refused: Readonly<
    Record<string, { readonly outcome: Shortage['kind']; readonly exceedingRoomIndexes?: readonly number[] }>
  >;
}

export type Booked =
  /** Written, with everything that it takes; `rooms` are those that were chosen where it had choices. */
  | { readonly kind: 'taken'; readonly rooms?: readonly Demand[] }
  | Shortage
  /** Its key was used before; nothing was written. */
  | { readonly kind: 'repeated' };

/** Bodies of the responses that are stored with the key of a booking that found too little stock. */
const responses = json({
  'rooms-gone': shortageResponse({ kind: 'rooms-gone', indexes: [] }).body,
  'extras-gone': shortageResponse({ kind: 'extras-gone' }).body,
  'voucher-gone': shortageResponse({ kind: 'voucher-gone' }).body,
});

function outcomeOf(answer: BookResult, { attempt }: BookingRows): Booked {
  const id = attempt.reservation_id ?? '';
  const refused = answer.refused[id];
  if (refused?.outcome === 'rooms-gone')
    return { kind: 'rooms-gone', indexes: refused.exceedingRoomIndexes ?? [] };
  if (refused) return { kind: refused.outcome };
  if (!answer.taken.includes(id)) return { kind: 'repeated' };
  const rooms = answer.takes?.[id];
  return rooms === undefined ? { kind: 'taken' } : { kind: 'taken', rooms };
}

/** The hotel has changed its prices or rules since these bookings were worked out; nothing was written. */
export class StaleContentError extends Error {
  override readonly name = 'StaleContentError';
}
const staleContent = 'HB001';

export interface HotelBookings {
  readonly propertyId: string;
  /** Of the prices and rules that all of them were worked out from. */
  readonly contentVersion: number;
  readonly bookings: readonly BookingRows[];
}

export interface BookedAll {
  /** The property's version that came of it; null when nothing was taken. */
  readonly version: number | null;
  /** What became of each, in their order. */
  readonly outcomes: readonly Booked[];
}

/** For a lock, where the bookings of other hotels would wait too. Longer than any booking takes, shorter than an import. */
const shortWait = '200ms';

/** How long a lock is waited for: as long as the session says, or so shortly that other hotels do not mind. */
export type LockWait = 'long' | 'shortly';

/** Its own function, which has no hotel to compare in each join (docs/decisions/0094). */
async function bookAtOne(
  db: Db,
  { propertyId, contentVersion, bookings }: HotelBookings,
  waits: LockWait,
): Promise<BookedAll> {
  const book = sql.ref(bookings.some(({ takes }) => takes.choices !== undefined) ? 'book_allotted' : 'book');
  const wait = waits === 'long' ? sql`` : sql`set_config('lock_timeout', ${shortWait}, true),`;
  const { rows } = await sql<{ answer: BookResult & { readonly version: number | null } }>`
    select ${wait} ${book}(${propertyId}, ${contentVersion}, ${responses}::jsonb, ${json(bookings)}::jsonb) as answer`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A function answered without a row');
  const { answer } = row;
  return { version: answer.version, outcomes: bookings.map((booking) => outcomeOf(answer, booking)) };
}

async function bookAtSeveral(
  db: Db,
  hotels: readonly HotelBookings[],
  waits: LockWait,
): Promise<BookedAll[]> {
  const contentVersions = Object.fromEntries(
    hotels.map(({ propertyId, contentVersion }) => [propertyId, contentVersion]),
  );
  const all = hotels.flatMap(({ bookings }) => bookings);
  const { rows } = await sql<{
    answer: BookResult & { readonly versions: Readonly<Record<string, number>> };
  }>`
    select book_several(${json(contentVersions)}::jsonb, ${responses}::jsonb, ${json(all)}::jsonb,
      ${waits === 'long' ? null : shortWait}) as answer`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A function answered without a row');
  const { answer } = row;
  return hotels.map(({ propertyId, bookings }) => ({
    version: answer.versions[propertyId] ?? null,
    outcomes: bookings.map((booking) => outcomeOf(answer, booking)),
  }));
}

/**
 * Writes bookings of some hotels, each hotel once, in one statement, that is one transaction: each booking whole, or not at all. An error undoes
 * all of them; throws a StaleContentError where a `contentVersion` is not its property's any more.
 */
export async function bookSeveral(
  db: Db,
  hotels: readonly HotelBookings[],
  waits: LockWait,
): Promise<BookedAll[]> {
  const [first, ...others] = hotels;
  if (first === undefined) return [];
  try {
    return others.length === 0 ? [await bookAtOne(db, first, waits)] : await bookAtSeveral(db, hotels, waits);
  } catch (error) {
    if (sqlStateOf(error) === staleContent) throw new StaleContentError(staleContent, { cause: error });
    throw error;
  }
}

/** The same at one hotel. */
export async function bookAll(db: Db, hotel: HotelBookings): Promise<BookedAll> {
  const [booked] = await bookSeveral(db, [hotel], 'long');
  if (!booked) throw new Error('A hotel is without an answer');
  return booked;
}
