import type { DbTransaction } from '../../db/database.ts';
import { insertMail } from '../mail/outbox-repository.ts';
import { insertPayment } from '../payment/repository.ts';
import { demandOf, exceedingIndexes, type Use } from '../stock/demand.ts';
import { lockStock, moveStock, readStock, type StockKind, type StockMove } from '../stock/repository.ts';
import { redeemVoucher } from '../voucher/repository.ts';
import type { BookingPlan } from './plan-booking.ts';
import { insertReservation, savepoint } from './repository.ts';

export type HoldResult =
  | { readonly kind: 'taken' }
  | { readonly kind: 'rooms-gone'; readonly indexes: readonly number[] }
  | { readonly kind: 'extras-gone' }
  | { readonly kind: 'voucher-gone' };

/** Locks, looks, takes: either every night of every use, or nothing and the indexes of the uses that do not fit. */
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

async function takeAll(tx: DbTransaction, plan: BookingPlan, move: StockMove): Promise<HoldResult> {
  const { propertyId } = plan;
  const indexes = await takeStock(tx, 'rooms', propertyId, { uses: plan.roomUses, move });
  if (indexes.length > 0) return { kind: 'rooms-gone', indexes };
  const extras = await takeStock(tx, 'extras', propertyId, { uses: plan.extraUses, move });
  if (extras.length > 0) return { kind: 'extras-gone' };
  if (plan.voucher && !(await redeemVoucher(tx, plan.voucher))) return { kind: 'voucher-gone' };
  return { kind: 'taken' };
}

/**
 * Writes the booking and takes its stock: what nobody else waits for first, the contended rows last and in one order (decisions 2).
 * Without a payment to wait for it is sold at once, with its mail. When something is gone, nothing of it is left.
 */
export async function holdBooking(tx: DbTransaction, plan: BookingPlan, now: Date): Promise<HoldResult> {
  const { propertyId, reservationId } = plan;
  // Most of those who come too late are told without writing anything, or waiting for those who were in time.
  const seen = await readStock(tx, 'rooms', propertyId, demandOf(plan.roomUses));
  const late = exceedingIndexes(plan.roomUses, seen);
  if (late.length > 0) return { kind: 'rooms-gone', indexes: late };
  const before = await savepoint(tx);
  await insertReservation(tx, plan);
  if (plan.payment) await insertPayment(tx, plan.payment);
  else await insertMail(tx, { propertyId, kind: 'booking-confirmation', payload: { reservationId }, now });
  const result = await takeAll(tx, plan, plan.payment ? 'hold' : 'sell');
  if (result.kind !== 'taken') await before.rollBack();
  return result;
}
