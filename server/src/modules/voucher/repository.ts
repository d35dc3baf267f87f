import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { codeKey } from 'shared/domain';
import type { Db, DbTransaction } from '../../db/database.ts';

export interface Voucher {
  readonly code: string;
  readonly currency: string;
  /** The remaining value. */
  readonly balanceMinor: number;
  readonly isExperience: boolean;
  readonly validFrom: StayDate | null;
  readonly validTo: StayDate | null;
}

/** An active voucher; null when the hotel has none of this code. */
export async function findVoucher(db: Db, propertyId: string, code: string): Promise<Voucher | null> {
  const row = await db
    .selectFrom('voucher')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('code', '=', codeKey(code))
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) return null;
  return {
    code: row.code,
    currency: row.currency,
    balanceMinor: row.balance_minor,
    isExperience: row.is_experience,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  };
}

export interface VoucherAmount {
  readonly propertyId: string;
  readonly code: string;
  readonly amountMinor: number;
}

/** Takes the amount, and gives whether it was there: of two bookings at once, a voucher pays for one. */
export async function redeemVoucher(tx: DbTransaction, amount: VoucherAmount): Promise<boolean> {
  const result = await tx
    .updateTable('voucher')
    .set({ balance_minor: sql<number>`balance_minor - ${amount.amountMinor}` })
    .where('property_id', '=', amount.propertyId)
    .where('code', '=', amount.code)
    .where('active', '=', true)
    .where('balance_minor', '>=', amount.amountMinor)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Returns what a booking took that failed or expired. */
export async function returnVoucher(tx: DbTransaction, amount: VoucherAmount): Promise<void> {
  await tx
    .updateTable('voucher')
    .set({ balance_minor: sql<number>`balance_minor + ${amount.amountMinor}` })
    .where('property_id', '=', amount.propertyId)
    .where('code', '=', amount.code)
    .execute();
}
