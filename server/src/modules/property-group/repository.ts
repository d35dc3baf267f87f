import { sql } from 'kysely';
import type { PropertyGroup } from 'shared/contracts';
import type { LocalTexts, PropertyContent, WithTexts } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { inGuestTexts } from '../../language/index.ts';

type GroupProperty = PropertyGroup['properties'][number];

/** A group with its texts in all languages: it may be kept for readers of every one of them. */
export interface StoredGroup {
  readonly group: Omit<PropertyGroup, 'properties'> & WithTexts;
  readonly properties: readonly (GroupProperty & WithTexts)[];
}

const memberFields = [
  'propertyName',
  'propertyAddress',
  'propertyImageUrl',
  'hasRating',
  'hotelRating',
  'currency',
  'address',
] as const satisfies readonly (keyof PropertyContent)[];
type MemberContent = Pick<PropertyContent, (typeof memberFields)[number]>;

async function listMembers(db: Db, propertyGroupId: string): Promise<(GroupProperty & WithTexts)[]> {
  const rows = await db
    .selectFrom('property_group_member as member')
    .innerJoin('property', 'property.property_id', 'member.property_id')
    .select(['property.property_id', 'property.code', 'member.area_id'])
    // The hotel's texts and pictures are many times as long.
    .select(
      sql<MemberContent>`jsonb_build_object(${sql.join(
        memberFields.flatMap((field) => [sql.lit(field), sql`property.content->${sql.lit(field)}`]),
      )})`.as('content'),
    )
    .select(
      sql<LocalTexts | null>`(
        select jsonb_agg(jsonb_build_object('language', e->'language', 'texts', jsonb_strip_nulls(
          jsonb_build_object('propertyName', e->'texts'->'propertyName',
            'propertyAddress', e->'texts'->'propertyAddress'))) order by n)
        from jsonb_array_elements(property.content->'texts') with ordinality as t(e, n))`.as('texts'),
    )
    .where('member.property_group_id', '=', propertyGroupId)
    .orderBy('member.position')
    .execute();
  return rows.map(({ property_id: propertyId, code, content, texts, area_id: areaId }) => ({
    propertyId,
    propertyCode: code,
    propertyName: content.propertyName,
    propertyAddress: content.propertyAddress,
    propertyImageUrl: content.propertyImageUrl,
    hotelRating: content.hasRating ? content.hotelRating : null,
    areaId,
    currency: content.currency,
    latitude: content.address.latitude,
    longitude: content.address.longitude,
    ...(texts === null ? {} : { texts }),
  }));
}

/** As `findPropertyGroup`, for what keeps it. */
export async function findStoredGroup(db: Db, idOrCode: string): Promise<StoredGroup | null> {
  const group = await db
    .selectFrom('property_group')
    .selectAll()
    .where((eb) =>
      eb.or([eb('property_group_id', '=', idOrCode), eb(sql`upper(code)`, '=', idOrCode.toUpperCase())]),
    )
    .limit(1)
    .executeTakeFirst();
  if (!group) return null;
  const { property_group_id: propertyGroupId, code, content } = group;
  const areas = await db
    .selectFrom('property_group_area')
    .select(['area_id as areaId', 'name'])
    .where('property_group_id', '=', propertyGroupId)
    .orderBy('position')
    .execute();
  return {
    group: { ...content, propertyGroupId, propertyGroupCode: code, areas },
    properties: await listMembers(db, propertyGroupId),
  };
}

/** A stored group in the language of the call. */
export const groupInTexts = ({ group, properties }: StoredGroup): PropertyGroup => ({
  ...inGuestTexts(group),
  properties: properties.map((property) => inGuestTexts(property)),
});

/** By PropertyGroupId or, in any case, by PropertyGroupCode, in the language of the call; null when it does not exist. */
export async function findPropertyGroup(db: Db, idOrCode: string): Promise<PropertyGroup | null> {
  const stored = await findStoredGroup(db, idOrCode);
  return stored && groupInTexts(stored);
}

/** Codes of all groups, in alphabetical order. */
export async function listPropertyGroupCodes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('property_group').select('code').orderBy('code').execute();
  return rows.map((row) => row.code);
}

/** Ids of all properties that are in a group. */
export async function listGroupMembers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('property_group_member').select('property_id').distinct().execute();
  return rows.map((row) => row.property_id);
}
