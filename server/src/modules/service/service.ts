import type { GetServicesResponse } from 'shared/contracts';
import type { RatePlanContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { invalid, missing } from '../../http/errors.ts';
import { requireProperty, stayProblem } from '../property/index.ts';
import {
  findSold,
  listLimitedServiceIds,
  listServices,
  listServiceStock,
  type StoredItemStay,
} from './repository.ts';
import { inventoryOf, isOffered, toService } from './rules.ts';

/** A booked extra may no longer be sold; a request for a new room has to name sold ones. */
async function requireSold(db: Db, propertyId: string, item: StoredItemStay): Promise<RatePlanContent> {
  const { isRoomType, ratePlan } = await findSold(db, propertyId, item);
  if (!isRoomType) throw missing('room');
  if (!ratePlan) throw missing('rate');
  return ratePlan;
}

/** GET /api/Service/Get: for a room that may be booked. */
export async function servicesForNewRoom(
  db: Db,
  idOrCode: string,
  item: StoredItemStay,
): Promise<GetServicesResponse> {
  const { propertyId } = await requireProperty(db, idOrCode);
  const ratePlan = await requireSold(db, propertyId, item);
  return servicesFor(db, propertyId, item, ratePlan);
}

/** The extras that go with a room and rate, without those that are inside the rate when it is given, with what is left of each during the stay. */
export async function servicesFor(
  db: Db,
  idOrCode: string,
  item: StoredItemStay,
  ratePlan?: RatePlanContent,
): Promise<GetServicesResponse> {
  const { propertyId, currency } = await requireProperty(db, idOrCode);
  const problem = stayProblem(item);
  if (problem !== null) throw invalid({ dateOfDeparture: [problem] });
  const services = (await listServices(db, propertyId)).filter((service) =>
    isOffered(service, item.roomTypeId, item.ratePlanId, ratePlan),
  );
  const limited = await listLimitedServiceIds(db, propertyId);
  const stock = await listServiceStock(db, propertyId, item.from, item.to);
  return {
    services: services.map((service) => toService(service, currency, item)),
    inventoryPerServiceId: Object.fromEntries(
      services.map((service) => [
        service.serviceId,
        inventoryOf(service, limited.has(service.serviceId), stock, item),
      ]),
    ),
  };
}
