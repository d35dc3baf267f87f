import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import { json } from '../../db/column-types.ts';
import type { InvoiceSeries, StoredInvoice, Tables } from '../../db/schema.ts';
import type { ReservationName } from '../booking/index.ts';

export type InvoiceRow = Selectable<Tables['invoice']>;

export async function findLatestInvoice(db: Db, name: ReservationName): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The next number of a series. Its row stays locked until the transaction ends, and a number that is not used is given back: no gaps. */
export async function takeNumber(
  tx: DbTransaction,
  series: { readonly propertyId: string; readonly year: number; readonly series: InvoiceSeries },
): Promise<number> {
  const row = await tx
    .insertInto('invoice_series')
    .values({ property_id: series.propertyId, year: series.year, series: series.series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['property_id', 'year', 'series'])
        .doUpdateSet({ last_number: sql<number>`invoice_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

export async function insertInvoice(
  tx: DbTransaction,
  { content, ...row }: Omit<Insertable<Tables['invoice']>, 'content'> & { readonly content: StoredInvoice },
): Promise<InvoiceRow> {
  return tx
    .insertInto('invoice')
    .values({ ...row, content: json(content) })
    .returningAll()
    .executeTakeFirstOrThrow();
}
