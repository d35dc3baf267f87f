import type { RoomTypeConfiguration } from 'shared/contracts';
import type { Db } from '../../db/database.ts';

/** One choice of how a room is set up. */
export interface RoomConfiguration {
  readonly id: string;
  readonly roomTypeId: string;
  readonly text: string;
}

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
    ])
    .where('configuration.property_id', '=', propertyId)
    .where('room_type.active', '=', true)
    .orderBy('room_type.position')
    .orderBy('configuration.position')
    .execute();
  return rows.map(({ isDefault, sleeps, ...configuration }) => ({
    ...configuration,
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
    .selectFrom('room_type_configuration')
    .select(['configuration_id', 'room_type_id', 'text'])
    .where('property_id', '=', propertyId)
    .where('room_type_id', 'in', [...roomTypeIds])
    .execute();
  return rows.map((row) => ({ id: row.configuration_id, roomTypeId: row.room_type_id, text: row.text }));
}

/** How a room can be set up, in the hotelier's order. */
export async function listRoomConfigurations(db: Db, propertyId: string): Promise<RoomConfiguration[]> {
  const rows = await db
    .selectFrom('room_type_configuration')
    .select(['configuration_id', 'room_type_id', 'text'])
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ id: row.configuration_id, roomTypeId: row.room_type_id, text: row.text }));
}
