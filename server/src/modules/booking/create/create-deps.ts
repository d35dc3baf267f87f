import { conflictPauseMs } from '../../../db/transaction.ts';
import { createSigner } from '../../../signer.ts';
import { createQuotes, extraStockId, type StockDelta, type ServingDeps } from '../../availability/index.ts';
import type { Gateways } from '../../payment/index.ts';
import { bookSeveral, type Booked } from './book-repository.ts';
import type { BookingRows } from './booking-rows.ts';
import { createBookingWriter } from './booking-writer.ts';
import type { CreateDeps } from './create.ts';

/** More than a busy hotel sells in ten milliseconds, and still a short transaction. */
const batchSize = 64;
/** One is written while the next is on its way. More at once would each be of fewer bookings. */
const commitsAtOnce = 2;
/** Takes one property some tenths of a second to write. */
const longestQueue = 1000;

/** What of the rooms and extras of a property the bookings have taken that were made. */
export const takenStock = (bookings: readonly BookingRows[], outcomes: readonly Booked[]): StockDelta[] =>
  bookings.flatMap(({ takes }, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind !== 'taken') return [];
    const extras = takes.extras.map((taken) => ({ ...taken, id: extraStockId(taken.id) }));
    return [...(outcome.rooms ?? takes.rooms), ...extras].map(({ id, night, count }) => ({
      roomTypeId: id,
      night,
      count: -count,
    }));
  });

/** The further dependencies of Create; made once per process, because its queues are the process's. */
export function createCreateDeps(deps: ServingDeps & Gateways): CreateDeps {
  return {
    ...deps,
    quotes: createQuotes(deps.secretKey),
    bodyHashKey: createSigner(deps.secretKey, 'idempotency'),
    writer: createBookingWriter({
      commit: async (hotels, waits) => {
        const booked = await bookSeveral(deps.db, hotels, waits);
        return booked.map(({ version, outcomes }, index) => {
          const { propertyId, bookings } = hotels[index] ?? { propertyId: '', bookings: [] };
          if (version !== null) deps.snapshots.changed(propertyId, version, takenStock(bookings, outcomes));
          return outcomes;
        });
      },
      batchSize,
      commitsAtOnce,
      longestQueue,
      pauseMs: conflictPauseMs,
    }),
  };
}
