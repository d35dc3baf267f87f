import type { DbTransaction } from '../../db/database.ts';
import { insertMail } from '../mail/outbox-repository.ts';
import { changePayment, type PaymentRow } from '../payment/repository.ts';
import { bumpPropertyVersion } from '../property/repository.ts';
import type { Demand } from '../stock/demand.ts';
import { lockStock, moveStock, type StockKind, type StockMove } from '../stock/repository.ts';
import { redeemVoucher, returnVoucher } from '../voucher/repository.ts';
import { takeStock } from './hold.ts';
import { changeStatus, type ReservationRow, savepoint } from './repository.ts';

const nameOf = (payment: PaymentRow) => ({
  propertyId: payment.property_id,
  reservationId: payment.reservation_id,
});

const voucherOf = (row: ReservationRow) =>
  row.voucher_code !== null && row.gift_discount_minor > 0
    ? { propertyId: row.property_id, code: row.voucher_code, amountMinor: row.gift_discount_minor }
    : null;

const mailOf = (row: ReservationRow, now: Date) =>
  ({
    propertyId: row.property_id,
    kind: 'booking-confirmation',
    payload: { reservationId: row.reservation_id },
    now,
  }) as const;

/** What a booking holds is its own: the lock is for the order only. */
async function moveHeld(tx: DbTransaction, row: ReservationRow, move: StockMove): Promise<void> {
  const moveRows = async (kind: StockKind, rows: readonly Demand[]) => {
    await lockStock(tx, kind, row.property_id, rows);
    await moveStock(tx, kind, row.property_id, rows, move);
  };
  await moveRows('rooms', row.stock.rooms);
  await moveRows('extras', row.stock.extras);
}

const usesOf = (rows: readonly Demand[]) =>
  rows.map(({ id, night, count }) => ({ id, nights: [night], count }));

/** Whether a booking that was released could take all of it again. */
async function retake(tx: DbTransaction, row: ReservationRow): Promise<boolean> {
  const take = async (kind: StockKind, rows: readonly Demand[]) =>
    (await takeStock(tx, kind, row.property_id, { uses: usesOf(rows), move: 'sell' })).length === 0;
  if (!(await take('rooms', row.stock.rooms)) || !(await take('extras', row.stock.extras))) return false;
  const voucher = voucherOf(row);
  return voucher === null || redeemVoucher(tx, voucher);
}

export type Confirmation = 'confirmed' | 'refund-due' | 'settled-before';

/** Decisions 2: money that arrives after the rooms were released takes them again, or is given back. */
async function confirmLate(tx: DbTransaction, payment: PaymentRow, now: Date): Promise<Confirmation> {
  const before = await savepoint(tx);
  const paidMinor = payment.amount_minor;
  const row = await changeStatus(tx, {
    ...nameOf(payment),
    from: ['Released'],
    to: 'Confirmed',
    now,
    paidMinor,
  });
  if (row) {
    await insertMail(tx, mailOf(row, now));
    if (await retake(tx, row)) {
      await bumpPropertyVersion(tx, row.property_id);
      return 'confirmed';
    }
  }
  await before.rollBack();
  await changePayment(tx, payment, { from: ['approved'], to: 'refund-due', now, leaseUntil: now });
  return 'refund-due';
}

/** The gateway has the money: what was held is sold. Each step on the condition that nobody did it before. */
export async function confirmPaid(tx: DbTransaction, payment: PaymentRow, now: Date): Promise<Confirmation> {
  const isOurs = await changePayment(tx, payment, {
    from: ['started', 'pending', 'declined', 'abandoned'],
    to: 'approved',
    now,
  });
  if (!isOurs) return 'settled-before';
  const row = await changeStatus(tx, {
    ...nameOf(payment),
    from: ['Held', 'PendingPayment'],
    to: 'Confirmed',
    now,
    paidMinor: payment.amount_minor,
  });
  if (!row) return confirmLate(tx, payment, now);
  await insertMail(tx, mailOf(row, now));
  await moveHeld(tx, row, 'sellHeld');
  await bumpPropertyVersion(tx, row.property_id);
  return 'confirmed';
}

/** Gives everything back that an unpaid booking holds; nothing happens when it holds nothing (any more). */
export async function releaseHold(tx: DbTransaction, payment: PaymentRow, now: Date): Promise<void> {
  const row = await changeStatus(tx, {
    ...nameOf(payment),
    from: ['Held', 'PendingPayment'],
    to: 'Released',
    now,
  });
  if (!row) return;
  await moveHeld(tx, row, 'releaseHeld');
  const voucher = voucherOf(row);
  if (voucher) await returnVoucher(tx, voucher);
  await bumpPropertyVersion(tx, row.property_id);
}

export async function releaseDeclined(
  tx: DbTransaction,
  payment: PaymentRow,
  reason: string,
  now: Date,
): Promise<void> {
  await changePayment(tx, payment, { from: ['started', 'pending'], to: 'declined', now, reason });
  await releaseHold(tx, payment, now);
}

/** After the gateway gave the money back. */
export async function markRefunded(tx: DbTransaction, payment: PaymentRow, now: Date): Promise<void> {
  await changePayment(tx, payment, { from: ['refund-due'], to: 'refunded', now });
  await changeStatus(tx, { ...nameOf(payment), from: ['Released'], to: 'Refunded', now });
}
