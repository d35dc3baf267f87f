import type { Db } from '../../db/database.ts';
import type { RoomConfiguration } from './content.ts';

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
