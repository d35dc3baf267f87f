import { setImmediate as nextTurn } from 'node:timers/promises';
import { retryConflicts, sqlStateOf } from '../../../db/transaction.ts';
import { type HttpError, overloaded as overloadedFor } from '../../../http/errors.ts';
import type { Booked } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';

export interface BookingWriter {
  /**
   * Writes a booking as soon as those of its property that came before are written, together with those that came meanwhile. Throws the
   * database's error about this booking, or 503 with Retry-After when too many wait or the database is busy.
   */
  readonly write: (booking: PricedRows) => Promise<Booked>;
}

export interface PricedRows {
  readonly propertyId: string;
  /** Of the prices and rules that the rows were worked out from. */
  readonly contentVersion: number;
  readonly rows: BookingRows;
}

export interface WriterSettings {
  /** One transaction: the result of each booking, or an error that undoes all of them. */
  readonly commit: (
    propertyId: string,
    contentVersion: number,
    bookings: readonly BookingRows[],
  ) => Promise<readonly Booked[]>;
  /** At most so many in one transaction. */
  readonly batchSize: number;
  /** At most so many wait for one property. */
  readonly longestQueue: number;
  /** Between two tries after a deadlock; grows with the number of the try. */
  readonly pauseMs: (attempt: number) => number;
}

interface Waiting extends PricedRows {
  readonly resolve: (booked: Booked) => void;
  readonly reject: (error: unknown) => void;
}

/** Lock and statement time-outs: the database has more to do than it can. */
const overloaded: ReadonlySet<unknown> = new Set(['55P03', '57014']);
/** Wrong data, broken constraint, raised by `book` itself: one booking's own fault, and its neighbours' misfortune. */
const ofOneBooking = /^(22|23|P0)/;

const busy = (): HttpError => overloadedFor(1);

/**
 * One writer per property: while a transaction is under way, bookings queue up and are then written together. That is for speed only; what
 * is sold is decided by the database's locks and checks, so that several processes may do the same for one property.
 */
export function createBookingWriter(settings: WriterSettings): BookingWriter {
  const queues = new Map<string, Waiting[]>();

  async function commit(batch: readonly Waiting[]): Promise<readonly Booked[]> {
    const [first] = batch;
    if (!first) return [];
    const rows = batch.map((one) => one.rows);
    return retryConflicts(
      () => settings.commit(first.propertyId, first.contentVersion, rows),
      settings.pauseMs,
    );
  }

  /** Settles each of them; after an error, the bookings that did not cause it are written without the one that did. */
  async function writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const booked = await commit(batch);
      for (const [index, one] of booked.entries()) batch[index]?.resolve(one);
    } catch (error) {
      const state = sqlStateOf(error);
      if (batch.length > 1 && state !== undefined && ofOneBooking.test(state)) {
        for (const one of batch) await writeBatch([one]);
        return;
      }
      const reason = overloaded.has(state) ? busy() : error;
      for (const one of batch) one.reject(reason);
    }
  }

  /** Takes the first that wait, as many as were priced from the same content. */
  function nextBatch(queue: Waiting[]): Waiting[] {
    const version = queue[0]?.contentVersion;
    const other = queue.findIndex((one) => one.contentVersion !== version);
    return queue.splice(0, Math.min(settings.batchSize, other === -1 ? queue.length : other));
  }

  async function drain(propertyId: string, queue: Waiting[]): Promise<void> {
    // Those whose requests arrived together are written together.
    await nextTurn();
    while (queue.length > 0) await writeBatch(nextBatch(queue));
    queues.delete(propertyId);
  }

  return {
    write: (booking) =>
      new Promise((resolve, reject) => {
        const waiting = { ...booking, resolve, reject };
        const queue = queues.get(booking.propertyId);
        if (!queue) {
          const started = [waiting];
          queues.set(booking.propertyId, started);
          void drain(booking.propertyId, started);
        } else if (queue.length < settings.longestQueue) {
          queue.push(waiting);
        } else {
          reject(busy());
        }
      }),
  };
}
