import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { json } from '../../../db/column-types.ts';
import { sqlStateOf } from '../../../db/transaction.ts';
import { shortageResponse } from '../pay/responses.ts';
import type { Shortage } from '../pay/hold.ts';
import type { Demand } from '../../stock/index.ts';
import type { BookingRows } from './booking-rows.ts';

/** The result of the database functions `book` and `book_allotted`. */
interface BookResult {
  readonly version: number | null;
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

export interface BookedAll {
  /** The property's version that came of it; null when nothing was taken. */
  readonly version: number | null;
  /** What became of each, in their order. */
  readonly outcomes: readonly Booked[];
}

/**
 * Writes bookings of one property in one statement, that is one transaction: each of them whole, or not at all. An error undoes all of them; throws a StaleContentError where `contentVersion` is not the property's any more.
 */
export async function bookAll(
  db: Db,
  propertyId: string,
  contentVersion: number,
  bookings: readonly BookingRows[],
): Promise<BookedAll> {
  try {
    const book = sql.ref(
      bookings.some(({ takes }) => takes.choices !== undefined) ? 'book_allotted' : 'book',
    );
    const { rows } = await sql<{ answer: BookResult }>`
      select ${book}(${propertyId}, ${contentVersion}, ${responses}::jsonb, ${json(bookings)}::jsonb) as answer`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw new Error('A function answered without a row');
    const outcomes = bookings.map((booking) => outcomeOf(row.answer, booking));
    return { version: row.answer.version, outcomes };
  } catch (error) {
    if (sqlStateOf(error) === staleContent) throw new StaleContentError(staleContent, { cause: error });
    throw error;
  }
}
