import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import type { Demand, RoomChoice } from '../../stock/index.ts';

/** A row to be written, its `jsonb` columns as values: it travels inside one JSON text. Columns with a default may be absent. */
export type NewRow<Table extends keyof Tables> = {
  [Column in keyof Insertable<Tables[Table]>]: Column extends keyof Selectable<Tables[Table]>
    ? Selectable<Tables[Table]>[Column]
    : never;
};

/** An amount in minor units, taken from a voucher; it has no night. */
interface VoucherTake {
  readonly id: string;
  readonly night: null;
  readonly count: number;
}

/** Everything that one booking writes and takes, as the database function `book` reads it. */
export interface BookingRows {
  readonly attempt: NewRow<'idempotency'>;
  readonly reservation: NewRow<'reservation'>;
  readonly items: readonly NewRow<'reservation_item'>[];
  readonly services: readonly NewRow<'reservation_service'>[];
  /** Null when nothing has to be paid now: an invoice, or a voucher that covers everything. Then it is sold at once. */
  readonly payment: NewRow<'payment'> | null;
  /** Null while a payment is waited for. */
  readonly mail: NewRow<'outbox'> | null;
  /** Its stock is held although it has no payment yet. */
  readonly held?: true;
  readonly takes: {
    readonly rooms: readonly Demand[];
    /** Instead of rooms at a hotel with allotments: the rows that may be taken from. */
    readonly choices?: readonly RoomChoice[];
    readonly extras: readonly Demand[];
    readonly vouchers: readonly VoucherTake[];
  };
}
