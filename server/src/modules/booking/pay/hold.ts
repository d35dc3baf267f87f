import type { DbTransaction } from '../../../db/database.ts';
import {
  demandOf,
  exceedingIndexes,
  lockStock,
  moveStock,
  type StockKind,
  type StockMove,
  type Use,
} from '../../stock/index.ts';

/** What a booking wanted and did not get; nothing of it was taken. */
export type Shortage =
  | { readonly kind: 'rooms-gone'; readonly indexes: readonly number[] }
  | { readonly kind: 'extras-gone' }
  | { readonly kind: 'voucher-gone' };

/**
 * Locks, looks, takes: either every night of every use, or nothing and the indexes of the uses that do not fit. For what is taken outside
 * Create, where the database function `book` does it.
 */
export async function takeStock(
  tx: DbTransaction,
  kind: StockKind,
  propertyId: string,
  take: { readonly uses: readonly Use[]; readonly move: StockMove },
): Promise<readonly number[]> {
  const demand = demandOf(take.uses);
  const exceeding = exceedingIndexes(take.uses, await lockStock(tx, kind, propertyId, demand));
  if (exceeding.length === 0) await moveStock(tx, kind, propertyId, demand, take.move);
  return exceeding;
}
