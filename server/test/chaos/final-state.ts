import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

export interface FinalBooking {
  readonly key: string | null;
  readonly bodyHash: string | null;
  readonly token: string;
  readonly status: string;
  readonly totalMinor: number;
  readonly voucherCode: string | null;
  readonly giftMinor: number;
  /** `room type|night` or `extra|night` → how many. */
  readonly takes: Readonly<Record<string, number>>;
  /** Charges of it that were captured and not given back. */
  readonly captured: number;
  readonly isPaidByCard: boolean;
}

export interface FinalStock {
  readonly row: string;
  readonly total: number;
  readonly sold: number;
  readonly held: number;
}

export interface FinalVoucher {
  readonly code: string;
  readonly valueMinor: number;
  readonly balanceMinor: number;
}

/** What is in the database when everything has come to rest. */
export interface FinalState {
  readonly bookings: readonly FinalBooking[];
  readonly stock: readonly FinalStock[];
  readonly vouchers: readonly FinalVoucher[];
  /** Captured charges that no booking knows of. */
  readonly strayCharges: readonly string[];
}

interface BookingRow {
  readonly key: string | null;
  readonly body_hash: string | null;
  readonly token: string;
  readonly status: string;
  readonly total_minor: number;
  readonly voucher_code: string | null;
  readonly gift_minor: number;
  readonly payment_type: number;
  readonly stock: Record<'rooms' | 'extras', readonly { id: string; night: string; count: number }[]>;
  readonly captured: number;
}

const readBookings = (db: Db) =>
  sql<BookingRow>`
  select i.key, i.body_hash, r.confirmation_token as token, r.status, r.total_minor, r.voucher_code,
    r.gift_discount_minor as gift_minor, r.payment_type, r.stock,
    (select count(*)::int from payment p join simulator_charge c
       on c.property_id = p.property_id and c.reference = p.gateway_reference and c.state = 'captured'
     where p.property_id = r.property_id and p.reservation_id = r.reservation_id) as captured
  from reservation r
  left join idempotency i on i.property_id = r.property_id and i.reservation_id = r.reservation_id`.execute(
    db,
  );

const readStock = (db: Db) =>
  sql<FinalStock>`
  select 'rooms|' || room_type_id || '|' || to_char(night, 'YYYY/MM/DD') as row, total, sold, held from inventory
  union all
  select 'extras|' || service_id || '|' || to_char(night, 'YYYY/MM/DD'), total, sold, held from service_inventory`.execute(
    db,
  );

const readStrayCharges = (db: Db) =>
  sql<{ reference: string }>`
  select c.reference from simulator_charge c
  where c.state = 'captured' and not exists (
    select 1 from payment p where p.property_id = c.property_id and p.gateway_reference = c.reference)`.execute(
    db,
  );

function takesOf({ stock }: BookingRow): Record<string, number> {
  const takes: Record<string, number> = {};
  for (const kind of ['rooms', 'extras'] as const) {
    for (const { id, night, count } of stock[kind]) {
      const row = `${kind}|${id}|${night}`;
      takes[row] = (takes[row] ?? 0) + count;
    }
  }
  return takes;
}

export async function readFinalState(db: Db): Promise<FinalState> {
  const bookings = (await readBookings(db)).rows.map((row) => ({
    key: row.key,
    bodyHash: row.body_hash,
    token: row.token,
    status: row.status,
    totalMinor: row.total_minor,
    voucherCode: row.voucher_code,
    giftMinor: row.gift_minor,
    takes: takesOf(row),
    captured: row.captured,
    isPaidByCard: row.payment_type === 0,
  }));
  const vouchers = await db.selectFrom('voucher').select(['code', 'value_minor', 'balance_minor']).execute();
  return {
    bookings,
    stock: (await readStock(db)).rows,
    vouchers: vouchers.map((row) => ({
      code: row.code,
      valueMinor: row.value_minor,
      balanceMinor: row.balance_minor,
    })),
    strayCharges: (await readStrayCharges(db)).rows.map(({ reference }) => reference),
  };
}
