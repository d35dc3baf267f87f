import { sql } from 'kysely';
import type { BookConfig } from 'shared/contracts';
import type { PropertyContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';

/** A property with what nearly every rule needs of it beside its description. */
export interface StoredProperty {
  readonly propertyId: string;
  readonly code: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly content: PropertyContent;
}

/** By PropertyId or, in any case, by PropertyCode (decisions 1); null when there is none. An id wins over a code. */
export async function findProperty(db: Db, idOrCode: string): Promise<StoredProperty | null> {
  const row = await db
    .selectFrom('property')
    .select(['property_id', 'code', 'currency', 'time_zone', 'content'])
    .where((eb) =>
      eb.or([eb('property_id', '=', idOrCode), eb(sql`upper(code)`, '=', idOrCode.toUpperCase())]),
    )
    .orderBy(({ eb }) => eb('property_id', '=', idOrCode), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { property_id: propertyId, code, currency, time_zone: timeZone, content } = row;
  return { propertyId, code, currency, timeZone, content };
}

/** Null when the property has none, which an import never leaves. */
export async function findBookConfig(db: Db, propertyId: string): Promise<BookConfig | null> {
  const row = await db
    .selectFrom('book_config')
    .select('content')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row ? { ...row.content, propertyId } : null;
}

/** Codes of all properties, in alphabetical order. */
export async function listPropertyCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('property').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
}

/** Counts the changes of prices and stock; 0 before the first. */
export async function readPropertyVersion(db: Db, propertyId: string): Promise<number> {
  const row = await db
    .selectFrom('property_version')
    .select('version')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Inside the transaction of every change of prices or stock, as its last statement: the row is contended. */
export async function bumpPropertyVersion(db: Db, propertyId: string): Promise<void> {
  await db
    .insertInto('property_version')
    .values({ property_id: propertyId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet({ version: sql<number>`property_version.version + 1` }),
    )
    .execute();
}
