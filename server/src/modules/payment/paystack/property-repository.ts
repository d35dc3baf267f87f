import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The codes of the properties that take their payments by Paystack, in their order. */
export async function listPaystackProperties(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('code')
    .where(sql<boolean>`content @> '{"payByPaystack": true}'`)
    .orderBy('code')
    .execute();
  return rows.map(({ code }) => code);
}
