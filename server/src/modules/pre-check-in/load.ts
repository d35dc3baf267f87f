import type { Db } from '../../db/database.ts';
import { requireBookConfig, type StoredProperty } from '../property/index.ts';
import { listConfigurations } from '../room-type-configuration/index.ts';
import { listActiveItems, listItemServices, type ReservationRow } from '../booking/index.ts';
import { listLimitedServiceIds, listServices } from '../service/index.ts';
import type { CheckInContent } from './content.ts';

/** Everything that the database says about a booking that is being checked in. */
export async function loadCheckIn(
  db: Db,
  property: StoredProperty,
  row: ReservationRow,
): Promise<CheckInContent> {
  const { propertyId } = property;
  const name = { propertyId, reservationId: row.reservation_id };
  const items = await listActiveItems(db, name);
  const limited = await listLimitedServiceIds(db, propertyId);
  const services = await listServices(db, propertyId);
  return {
    property,
    config: await requireBookConfig(db, propertyId),
    row,
    items,
    booked: await listItemServices(db, name),
    configurations: await listConfigurations(
      db,
      propertyId,
      items.map((item) => item.room_type_id),
    ),
    services: new Map(
      services.map((stored) => [stored.serviceId, { stored, isLimited: limited.has(stored.serviceId) }]),
    ),
  };
}
