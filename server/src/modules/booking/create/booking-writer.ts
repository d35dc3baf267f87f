import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { retryConflicts, sqlStateOf } from '../../../db/transaction.ts';
import { type HttpError, overloaded as overloadedFor } from '../../../http/errors.ts';
import { type Booked, type HotelBookings, StaleContentError } from './book-repository.ts';
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
  /**
   * One transaction for some hotels, each of them once: the result of each booking of each hotel, or an error that undoes all of them. A lock is
   * waited for as long as a hotel may be, or so shortly that others do not mind.
   */
  readonly commit: (
    hotels: readonly HotelBookings[],
    waits: 'long' | 'shortly',
  ) => Promise<readonly (readonly Booked[])[]>;
  /** At most so many bookings in one transaction. */
  readonly batchSize: number;
  /** At most so many transactions at the same time that wait shortly. */
  readonly commitsAtOnce: number;
  /** At most so many wait for one property. */
  readonly longestQueue: number;
  /** Between two tries after a deadlock; grows with the number of the try. */
  readonly pauseMs: (attempt: number) => number;
}

interface Waiting extends PricedRows {
  /** Of the booking's request: its work runs there, whichever request's turn it is. */
  readonly context: AsyncResource;
  readonly resolve: (booked: Booked) => void;
  readonly reject: (error: unknown) => void;
}

/** Bookings of one hotel, priced from the same content. */
type Batch = readonly [Waiting, ...Waiting[]];
/** Of different hotels. */
type Batches = readonly [Batch, ...Batch[]];

/** Lock and statement time-outs: the database has more to do than it can. */
const overloaded: ReadonlySet<unknown> = new Set(['55P03', '57014']);
/** Wrong data, broken constraint, raised by the function itself: one booking's own fault, and its neighbours' misfortune. */
const ofOneBooking = /^(22|23|P0)/;
/** Beside those, what one hotel is the reason of: conflicts with others who write for it, and locks that are not given up. */
const ofOneHotel = /^(22|23|P0|40|55P03|57014)/;

const busy = (): HttpError => overloadedFor(1);

const hotelOf = (batch: Batch): HotelBookings => {
  const [{ propertyId, contentVersion }] = batch;
  return { propertyId, contentVersion, bookings: batch.map(({ rows }) => rows) };
};

/**
 * While transactions are under way, bookings queue up and are then written together, those of several hotels in one transaction; of one hotel
 * never in two at once. That is for speed only: what is sold is decided by the database's locks and checks, so that several processes may
 * write for the same hotels.
 */
export function createBookingWriter(settings: WriterSettings): BookingWriter {
  const queues = new Map<string, Waiting[]>();
  /** Hotels with a queue and no transaction under way, in the order of their waiting. */
  const ready = new Set<string>();
  let underWay = 0;

  /** In the context of the first booking, so that a request that keeps the writer going is not traced with the statements of all that follow. */
  const commit = (batches: Batches, waits: 'long' | 'shortly') =>
    batches[0][0].context.runInAsyncScope(() =>
      retryConflicts(() => settings.commit(batches.map(hotelOf), waits), settings.pauseMs),
    );

  function settle(batch: Batch, booked: readonly Booked[] | undefined): void {
    for (const [index, one] of batch.entries()) {
      const outcome = booked?.[index];
      if (outcome) one.resolve(outcome);
      else one.reject(new Error('A booking was written without an outcome'));
    }
  }

  /** Settles each booking of these; after an error, those that did not cause it are written without the one that did. */
  async function writeAlone(batch: Batch): Promise<void> {
    try {
      const [booked] = await commit([batch], 'long');
      settle(batch, booked);
    } catch (error) {
      if (batch.length > 1 && ofOneBooking.test(sqlStateOf(error) ?? '')) {
        for (const one of batch) await writeAlone([one]);
        return;
      }
      const reason = overloaded.has(sqlStateOf(error)) ? busy() : error;
      for (const one of batch) one.reject(reason);
    }
  }

  /** The hotels of these may be written for again. */
  function release(batches: readonly Batch[]): void {
    for (const [{ propertyId }] of batches) {
      if (queues.get(propertyId)?.length === 0) queues.delete(propertyId);
      else ready.add(propertyId);
    }
  }

  /** After an error each hotel is written for by itself, and no other waits for it. */
  async function writeTogether(batches: Batches): Promise<void> {
    try {
      const booked = await commit(batches, 'shortly');
      for (const [index, batch] of batches.entries()) settle(batch, booked[index]);
      release(batches);
    } catch (error) {
      if (error instanceof StaleContentError || ofOneHotel.test(sqlStateOf(error) ?? '')) {
        for (const batch of batches) void writeAlone(batch).then(() => goOn(batch));
        return;
      }
      for (const one of batches.flat()) one.reject(error);
      release(batches);
    }
  }

  /** Takes the first that wait, no more than `most`, as many as were priced from the same content. */
  function takeBatch(propertyId: string, most: number): Batch | null {
    const queue = queues.get(propertyId) ?? [];
    const version = queue[0]?.contentVersion;
    const other = queue.findIndex((one) => one.contentVersion !== version);
    const [first, ...others] = queue.splice(0, Math.min(most, other === -1 ? queue.length : other));
    return first ? [first, ...others] : null;
  }

  function nextBatches(): Batches | null {
    const batches: Batch[] = [];
    let left = settings.batchSize;
    for (const propertyId of ready) {
      if (left === 0) break;
      ready.delete(propertyId);
      const batch = takeBatch(propertyId, left);
      if (batch) batches.push(batch);
      left -= batch?.length ?? 0;
    }
    const [first, ...others] = batches;
    return first ? [first, ...others] : null;
  }

  /** Those whose requests arrived together are written together. */
  async function start(): Promise<void> {
    underWay += 1;
    await nextTurn();
    for (let batches = nextBatches(); batches; batches = nextBatches()) await writeTogether(batches);
    underWay -= 1;
  }

  function startNext(): void {
    if (ready.size > 0 && underWay < settings.commitsAtOnce) void start();
  }

  function goOn(batch: Batch): void {
    release([batch]);
    startNext();
  }

  return {
    write: (booking) =>
      new Promise((resolve, reject) => {
        const waiting = { ...booking, context: new AsyncResource('Booking'), resolve, reject };
        const queue = queues.get(booking.propertyId);
        if (!queue) {
          queues.set(booking.propertyId, [waiting]);
          ready.add(booking.propertyId);
          startNext();
        } else if (queue.length < settings.longestQueue) {
          queue.push(waiting);
        } else {
          reject(busy());
        }
      }),
  };
}
