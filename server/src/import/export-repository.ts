import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../db/database.ts';
import { unlimitedTotal } from './expand-stock.ts';

/** The same on every database, whatever its collation. */
const inOrder = (column: 'code' | 'name') => sql`${sql.ref(column)} collate "C"`;

/** Everything that an import wrote for a property, active parts only; null when there is no property of this code or id. */
export async function loadStored(db: Db, code: string) {
  const property = await db
    .selectFrom('property')
    .selectAll()
    .where((eb) => eb.or([eb('property_id', '=', code), eb(sql`upper(code)`, '=', code.toUpperCase())]))
    .executeTakeFirst();
  if (!property) return null;
  const id = property.property_id;
  const bookConfig = await db
    .selectFrom('book_config')
    .select('content')
    .where('property_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    property,
    bookConfig: bookConfig.content,
    roomTypes: await db
      .selectFrom('room_type')
      .select(['room_type_id', 'content'])
      .where('property_id', '=', id)
      .where('active', '=', true)
      .orderBy('position')
      .execute(),
    ratePlans: await db
      .selectFrom('rate_plan')
      .select(['rate_plan_id', 'content'])
      .where('property_id', '=', id)
      .where('active', '=', true)
      .orderBy('position')
      .execute(),
    upgrades: await db
      .selectFrom('upgrade')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy('position')
      .execute(),
    configurations: await db
      .selectFrom('room_type_configuration')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy('position')
      .execute(),
    services: await db
      .selectFrom('service')
      .select(['service_id', 'content'])
      .select((eb) =>
        eb
          .selectFrom('service_inventory as stock')
          .select(sql<number | null>`nullif(max(stock.total), ${unlimitedTotal}::int)`.as('total'))
          .whereRef('stock.property_id', '=', 'service.property_id')
          .whereRef('stock.service_id', '=', 'service.service_id')
          .as('daily_inventory'),
      )
      .where('property_id', '=', id)
      .where('active', '=', true)
      .orderBy('position')
      .execute(),
    promoCodes: await db
      .selectFrom('promo_code')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy(inOrder('code'))
      .execute(),
    vouchers: await db
      .selectFrom('voucher')
      .selectAll()
      .where('property_id', '=', id)
      .where('active', '=', true)
      .orderBy(inOrder('code'))
      .execute(),
    companies: await db
      .selectFrom('company')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy(inOrder('name'))
      .orderBy('account_id')
      .execute(),
    restaurants: await db
      .selectFrom('restaurant')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy('position')
      .execute(),
    sittings: await db
      .selectFrom('restaurant_sitting')
      .selectAll()
      .where('property_id', '=', id)
      .orderBy('weekday')
      .orderBy('time')
      .execute(),
  };
}
export type StoredFile = NonNullable<Awaited<ReturnType<typeof loadStored>>>;

export interface Horizon {
  readonly code: string;
  readonly timeZone: string;
  /** How many months its nights are to reach; null where its file says nothing. */
  readonly horizonMonths: number | null;
  readonly lastNight: StayDate | null;
}

/** How far the nights of each property reach, in one statement. Of the rules, which are many, it reads the one that says how far they are to. */
export async function listHorizons(db: Db): Promise<Horizon[]> {
  return db
    .selectFrom('property')
    .select(['code', 'time_zone as timeZone'])
    .select(sql<number | null>`(rules->>'HorizonMonths')::int`.as('horizonMonths'))
    .select((eb) =>
      eb
        .selectFrom('rate_night')
        .select((inner) => inner.fn.max('night').as('night'))
        .whereRef('rate_night.property_id', '=', 'property.property_id')
        .as('lastNight'),
    )
    .orderBy('code')
    .execute();
}

/** Until the end of the transaction no import or other change of prices and stock totals of this property runs. */
export async function lockProperty(tx: DbTransaction, propertyId: string): Promise<void> {
  await tx
    .selectFrom('property')
    .select('property_id')
    .where('property_id', '=', propertyId)
    .forUpdate()
    .execute();
}
