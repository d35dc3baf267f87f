import { sql } from 'kysely';
import type { PropertyGroup } from 'shared/contracts';
import type { LocalTexts, PropertyContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { inGuestTexts } from '../../language/index.ts';

type GroupProperty = PropertyGroup['properties'][number];

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

async function listMembers(db: Db, propertyGroupId: string): Promise<GroupProperty[]> {
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
  return rows.map(({ property_id: propertyId, code, content: stored, texts, area_id: areaId }) => {
    const content = inGuestTexts({ ...stored, texts });
    return {
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
    };
  });
}

/** By PropertyGroupId or, in any case, by PropertyGroupCode; null when it does not exist. */
export async function findPropertyGroup(db: Db, idOrCode: string): Promise<PropertyGroup | null> {
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
  return inGuestTexts({
    ...content,
    propertyGroupId,
    propertyGroupCode: code,
    areas,
    properties: await listMembers(db, propertyGroupId),
  });
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
