import type { PartContext } from 'server/part';
import type { Tables } from './migrations.ts';

type Db = PartContext<Tables>['db'];

export async function countHellos(db: Db, propertyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('hello')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('property_id', '=', propertyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function saveHello(db: Db, hello: Tables['hello']): Promise<void> {
  await db.insertInto('hello').values(hello).execute();
}
