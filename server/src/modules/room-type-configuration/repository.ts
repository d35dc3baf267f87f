import type { RoomTypeConfiguration } from 'shared/contracts';
import type { Db } from '../../db/database.ts';

/** The choices of the room configuration question, in the hotelier's order. */
export async function listRoomTypeConfigurations(
  db: Db,
  propertyId: string,
): Promise<RoomTypeConfiguration[]> {
  return db
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
    ])
    .where('configuration.property_id', '=', propertyId)
    .where('room_type.active', '=', true)
    .orderBy('room_type.position')
    .orderBy('configuration.position')
    .execute();
}
