import type { RoomTypeConfiguration } from 'shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inGuestTexts, textsAt } from '../../language/index.ts';
import type { LocalTexts } from '../../db/content.ts';

/** One choice of how a room is set up. */
export interface RoomConfiguration {
  readonly id: string;
  readonly roomTypeId: string;
  readonly text: string;
}

/** The texts of the room type whose set-up it is; they have those of its set-ups too. */
const textsOfRoomType = sql<LocalTexts | null>`(
  select room_type.content->'texts' from room_type
  where room_type.property_id = configuration.property_id
    and room_type.room_type_id = configuration.room_type_id)`.as('texts');

interface WithPlace {
  readonly position: number;
  readonly texts: LocalTexts | null;
}

/** In the language of the call; by its place among the set-ups of its room type. */
const inWords = <T extends object>({ position, texts, ...configuration }: T & WithPlace) =>
  inGuestTexts({ ...configuration, ...textsAt(texts, `configurations.${String(position)}.text`, 'text') });

/** The choices of the room configuration question, in the hotelier's order. */
export async function listRoomTypeConfigurations(
  db: Db,
  propertyId: string,
): Promise<RoomTypeConfiguration[]> {
  const rows = await db
    .selectFrom('room_type_configuration as configuration')
    .innerJoin('room_type', (join) =>
      join
        .onRef('room_type.property_id', '=', 'configuration.property_id')
        .onRef('room_type.room_type_id', '=', 'configuration.room_type_id'),
    )
    .select([
      'configuration.configuration_id as id',
      'configuration.room_type_id as roomTypeId',
      'configuration.text',
      'configuration.is_default as isDefault',
      'configuration.sleeps',
      'configuration.position',
    ])
    .select(textsOfRoomType)
    .where('configuration.property_id', '=', propertyId)
    .where('room_type.active', '=', true)
    .orderBy('room_type.position')
    .orderBy('configuration.position')
    .execute();
  return rows.map(({ isDefault, sleeps, ...configuration }) => ({
    ...inWords(configuration),
    ...(isDefault ? { isDefault } : {}),
    ...(sleeps === null ? {} : { sleeps }),
  }));
}

/** The choices of these room types. */
export async function listConfigurations(
  db: Db,
  propertyId: string,
  roomTypeIds: readonly string[],
): Promise<RoomConfiguration[]> {
  const rows = await db
    .selectFrom('room_type_configuration as configuration')
    .select(['configuration_id as id', 'room_type_id as roomTypeId', 'text', 'position'])
    .select(textsOfRoomType)
    .where('property_id', '=', propertyId)
    .where('room_type_id', 'in', [...roomTypeIds])
    .execute();
  return rows.map(inWords);
}

/** How a room can be set up, in the hotelier's order. */
export async function listRoomConfigurations(db: Db, propertyId: string): Promise<RoomConfiguration[]> {
  const rows = await db
    .selectFrom('room_type_configuration as configuration')
    .select(['configuration_id as id', 'room_type_id as roomTypeId', 'text', 'position'])
    .select(textsOfRoomType)
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
  return rows.map(inWords);
}
