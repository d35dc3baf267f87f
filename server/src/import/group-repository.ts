import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../db/database.ts';
import { json } from '../db/column-types.ts';
import type { LocalTexts } from '../db/content.ts';
import type { ExchangeRateFile, GroupFile } from './property-file.ts';

/** Property codes in upper case → property id, for those of the given codes that exist. */
export async function findPropertyIds(tx: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('property')
    .select(['property_id', 'code'])
    .where(
      sql<string>`upper(code)`,
      'in',
      codes.map((code) => code.toUpperCase()),
    )
    .execute();
  return new Map(rows.map((row) => [row.code.toUpperCase(), row.property_id]));
}

/** The id of another group that has this code already; null when the code is free. */
export async function findOtherGroup(db: Db, groupId: string, code: string): Promise<string | null> {
  const row = await db
    .selectFrom('property_group')
    .select('property_group_id')
    .where(sql`upper(code)`, '=', code.toUpperCase())
    .where('property_group_id', '<>', groupId)
    .executeTakeFirst();
  return row?.property_group_id ?? null;
}

/** A group's file in its first language, with its texts in all of them. */
interface WrittenGroup extends Omit<GroupFile, 'languages'> {
  readonly languages: readonly string[];
  readonly texts: LocalTexts | undefined;
}

export async function writeGroup(
  tx: DbTransaction,
  groupId: string,
  file: WrittenGroup,
  propertyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const columns = {
    code: file.propertyGroupCode,
    content: json({
      name: file.name,
      logoFileUrl: file.logoFileUrl,
      theme: file.theme,
      ...(file.languages.length > 0 ? { languages: [...file.languages] } : {}),
      ...(file.texts === undefined ? {} : { texts: file.texts }),
    }),
  };
  await tx
    .insertInto('property_group')
    .values({ property_group_id: groupId, ...columns })
    .onConflict((conflict) => conflict.column('property_group_id').doUpdateSet(columns))
    .execute();
  await tx.deleteFrom('property_group_member').where('property_group_id', '=', groupId).execute();
  await tx.deleteFrom('property_group_area').where('property_group_id', '=', groupId).execute();
  const areas = file.areas.map(({ areaId, name }, position) => ({
    property_group_id: groupId,
    area_id: areaId,
    name,
    position,
  }));
  if (areas.length > 0) await tx.insertInto('property_group_area').values(areas).execute();
  const members = file.properties.flatMap(({ propertyCode, areaId }, position) => {
    const propertyId = propertyIds.get(propertyCode.toUpperCase());
    return propertyId === undefined
      ? []
      : [{ property_group_id: groupId, property_id: propertyId, area_id: areaId, position }];
  });
  if (members.length > 0) await tx.insertInto('property_group_member').values(members).execute();
}

/** There is one table of rates: a new one replaces the old one. */
export async function writeExchangeRates(
  tx: DbTransaction,
  file: ExchangeRateFile,
  quotedOn: StayDate,
): Promise<void> {
  const rows = Object.entries(file.exchangeRates).map(([currency, rate]) => ({
    base_currency: file.baseCurrency,
    currency,
    rate,
    quoted_on: quotedOn,
  }));
  if (rows.length > 0) {
    await tx
      .insertInto('exchange_rate')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['base_currency', 'currency']).doUpdateSet((eb) => ({
          rate: eb.ref('excluded.rate'),
          quoted_on: eb.ref('excluded.quoted_on'),
        })),
      )
      .execute();
  }
  const currencies = Object.keys(file.exchangeRates);
  await tx
    .deleteFrom('exchange_rate')
    .where((eb) =>
      eb.or([
        eb('base_currency', '<>', file.baseCurrency),
        // A file without rates leaves none.
        currencies.length > 0
          ? eb('currency', 'not in', currencies)
          : eb('base_currency', '=', file.baseCurrency),
      ]),
    )
    .execute();
}
