import { sql } from 'kysely';
import type { BookConfig } from 'shared/contracts';
import type { OccupancyLimits } from 'shared/domain';
import type { HouseNotifications, HouseSettings, PropertyContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { anyOf } from '../../db/any-of.ts';
import { json } from '../../db/column-types.ts';
import { inGuestTexts } from '../../language/index.ts';
import type { CardTaker } from './card-payments.ts';

const occupancyLimits = [
  'maximumOccupancy',
  'minimumOccupancy',
  'adultMaximumOccupancy',
  'childMaximumOccupancy',
] as const satisfies readonly (keyof OccupancyLimits)[];

type PlanLimits = OccupancyLimits & { readonly useOccupancyForRatePlan: boolean };

/** A property with what nearly every rule needs of it beside its description. */
export interface StoredProperty {
  readonly propertyId: string;
  readonly code: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Its account under the site's own at Stripe; null for none. */
  readonly stripeAccountId: string | null;
  readonly content: PropertyContent;
}

/** By PropertyId or, in any case, by PropertyCode (decisions 1); null when it does not exist. An id wins over a code. */
export async function findProperty(db: Db, idOrCode: string): Promise<StoredProperty | null> {
  const row = await db
    .selectFrom('property')
    .select(['property_id', 'code', 'currency', 'time_zone', 'stripe_account_id', 'content'])
    .where((eb) =>
      eb.or([eb('property_id', '=', idOrCode), eb(sql`upper(code)`, '=', idOrCode.toUpperCase())]),
    )
    .orderBy(({ eb }) => eb('property_id', '=', idOrCode), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { property_id: propertyId, code, currency, time_zone: timeZone } = row;
  const content = inGuestTexts(row.content);
  return { propertyId, code, currency, timeZone, stripeAccountId: row.stripe_account_id, content };
}

/** Of these ids, the properties that exist, with their settings. */
export async function listPropertiesWithConfig(
  db: Db,
  propertyIds: readonly string[],
): Promise<{ readonly property: StoredProperty; readonly config: BookConfig }[]> {
  const rows = await db
    .selectFrom('property')
    .innerJoin('book_config', 'book_config.property_id', 'property.property_id')
    .select([
      'property.property_id as propertyId',
      'code',
      'currency',
      'time_zone as timeZone',
      'stripe_account_id as stripeAccountId',
      'property.content as content',
      'book_config.content as config',
    ])
    .where('property.property_id', '=', anyOf(propertyIds))
    .execute();
  return rows.map(({ config, ...property }) => ({
    property,
    config: { ...config, propertyId: property.propertyId },
  }));
}

/** What the cards of a property depend on; null when there is no such property. */
export async function findCardTaker(db: Db, propertyId: string): Promise<CardTaker | null> {
  const row = await db
    .selectFrom('property')
    .select(['code', 'stripe_account_id as stripeAccountId'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row ?? null;
}

/** Who gets the mails of a hotel; null when it wants none. */
export async function findNotifications(db: Db, propertyId: string): Promise<HouseNotifications | null> {
  const row = await db
    .selectFrom('property')
    .select('house_settings')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row?.house_settings.notifications ?? null;
}

/** What the hotel says of itself, with where it is; null when there is no such property. */
export async function findAbout(
  db: Db,
  idOrCode: string,
): Promise<{
  readonly address: PropertyContent['address'];
  readonly about: NonNullable<HouseSettings['about']> | null;
} | null> {
  const row = await db
    .selectFrom('property')
    .select(['content', 'house_settings'])
    .where((eb) =>
      eb.or([eb('property_id', '=', idOrCode), eb(sql`upper(code)`, '=', idOrCode.toUpperCase())]),
    )
    .orderBy(({ eb }) => eb('property_id', '=', idOrCode), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { about } = row.house_settings;
  return { address: row.content.address, about: about ? inGuestTexts(about) : null };
}

/** Where a hotel has set nothing. */
const usualLinkDays = 30;

/** How many days after the departure the links of a booking end. */
export async function findLinkDays(db: Db, propertyId: string): Promise<number> {
  const row = await db
    .selectFrom('property')
    .select('house_settings')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row?.house_settings.retention?.linkDays ?? usualLinkDays;
}

/** The accounts under the site's own at Stripe, each once. */
export async function listStripeAccountIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('property')
    .select('stripe_account_id as id')
    .distinct()
    .where('stripe_account_id', 'is not', null)
    .orderBy('stripe_account_id')
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** The id of a property by the same names as `findProperty`. */
export async function findPropertyId(db: Db, idOrCode: string): Promise<string | null> {
  return (await findProperty(db, idOrCode))?.propertyId ?? null;
}

/** Null when the property has none, which an import never leaves. */
export async function findBookConfig(db: Db, propertyId: string): Promise<BookConfig | null> {
  const row = await db
    .selectFrom('book_config')
    .select('content')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row ? { ...inGuestTexts(row.content), propertyId } : null;
}

/** The occupancy limits of the room types that are sold at public rates, and of those rates; each combination once. */
export async function listSoldLimits(
  db: Db,
  propertyId: string,
): Promise<readonly { readonly roomType: OccupancyLimits; readonly ratePlan: PlanLimits }[]> {
  const limitsOf = (table: 'room_type' | 'rate_plan') => {
    const content = sql.ref(`${table}.content`);
    return sql`jsonb_build_object(${sql.join(
      occupancyLimits.flatMap((name) => [sql.lit(name), sql`${content}->${sql.lit(name)}`]),
    )})`;
  };
  const { rows } = await sql<{ room_type: OccupancyLimits; rate_plan: PlanLimits }>`
    select distinct ${limitsOf('room_type')} as room_type,
      ${limitsOf('rate_plan')} || jsonb_build_object(
        'useOccupancyForRatePlan', rate_plan.content->'useOccupancyForRatePlan') as rate_plan
    from room_rate
    join room_type using (property_id, room_type_id)
    join rate_plan using (property_id, rate_plan_id)
    where property_id = ${propertyId} and room_type.active and rate_plan.active
      and jsonb_array_length(rate_plan.content->'promoCodes') = 0`.execute(db);
  return rows.map((row) => ({ roomType: row.room_type, ratePlan: row.rate_plan }));
}

/** Codes of all properties, in alphabetical order. */
export async function listPropertyCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('property').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
}

export interface PropertyVersions {
  /** Counts every change, of stock too; 0 before the first. */
  readonly version: number;
  /** Counts the changes of prices, rules and content. */
  readonly contentVersion: number;
}

export async function readPropertyVersions(db: Db, propertyId: string): Promise<PropertyVersions> {
  const row = await db
    .selectFrom('property_version')
    .select(['version', 'content_version'])
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return { version: row?.version ?? 0, contentVersion: row?.content_version ?? 0 };
}

/** The versions of many properties by their ids; one that has never changed is missing. */
export async function listPropertyVersions(
  db: Db,
  propertyIds: readonly string[],
): Promise<Map<string, PropertyVersions>> {
  const { rows } = await sql<{ property_id: string; version: number; content_version: number }>`
    select property_id, version, content_version from property_version
    where property_id in (select jsonb_array_elements_text(${json(propertyIds)}::jsonb))`.execute(db);
  return new Map(
    rows.map((row) => [row.property_id, { version: row.version, contentVersion: row.content_version }]),
  );
}

/** Inside the transaction of every change of stock, as its last statement: the row is contended. Gives the version that it makes. */
export async function bumpPropertyVersion(db: Db, propertyId: string): Promise<number> {
  const row = await db
    .insertInto('property_version')
    .values({ property_id: propertyId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('property_id').doUpdateSet({ version: sql<number>`property_version.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/** The same for a change of prices, rules or content: processes that cache them have to read them anew. */
export async function bumpContentVersion(db: Db, propertyId: string): Promise<void> {
  await bumpPropertyVersion(db, propertyId);
  await db
    .updateTable('property_version')
    .set({ content_version: sql<number>`content_version + 1` })
    .where('property_id', '=', propertyId)
    .execute();
}
