import type { GetServicesResponse } from 'shared/contracts';
import { nightCount } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import { requireProperty } from '../property/service.ts';
import {
  findReservationItem,
  listLimitedServiceIds,
  listServices,
  listServiceStock,
  type StoredItemStay,
} from './repository.ts';
import { inventoryOf, isOffered, toService } from './rules.ts';

/** The extras that go with a room and rate, with what is left of each during the stay. */
export async function servicesFor(
  db: Db,
  idOrCode: string,
  item: StoredItemStay,
): Promise<GetServicesResponse> {
  const { propertyId, currency } = await requireProperty(db, idOrCode);
  if (nightCount(item) < 1)
    throw invalid({ dateOfDeparture: ['The day of departure must be after the day of arrival.'] });
  const services = (await listServices(db, propertyId)).filter((service) =>
    isOffered(service, item.roomTypeId, item.ratePlanId),
  );
  const limited = await listLimitedServiceIds(db, propertyId);
  const stock = await listServiceStock(db, propertyId, item.from, item.to);
  return {
    services: services.map((service) => toService(service, currency)),
    inventoryPerServiceId: Object.fromEntries(
      services.map((service) => [
        service.serviceId,
        inventoryOf(service, limited.has(service.serviceId), stock, item),
      ]),
    ),
  };
}

/** The extras that can still be added to a booked room. */
export async function servicesForReservationItem(
  db: Db,
  idOrCode: string,
  itemId: string,
): Promise<GetServicesResponse> {
  const { propertyId } = await requireProperty(db, idOrCode);
  const item = await findReservationItem(db, propertyId, itemId);
  if (!item) throw notFound();
  return servicesFor(db, propertyId, item);
}
