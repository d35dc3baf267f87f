import type { ChargeType, Service, ServiceInventory, StayDate } from 'shared/contracts';
import type { RatePlanContent } from '../../db/content.ts';
import { nightsOf, toDecimal, type Stay } from 'shared/domain';
import type { StoredService, ServiceStockRow } from './repository.ts';

/** The nights whose stock an extra takes from: every one when it is charged per day, else that of the arrival. */
export const serviceNights = (chargeType: ChargeType, stay: Stay): StayDate[] =>
  chargeType === 'PerDay' ? nightsOf(stay) : [stay.from];

/** Whether an extra is inside a rate already, so that no more of it can be had. */
const isInside = (
  { serviceId, content }: StoredService,
  plan: Pick<RatePlanContent, 'inclusions'>,
): boolean =>
  content.chargeType !== 'PerQuantity' &&
  (plan.inclusions ?? []).some((included) => included.serviceId === serviceId);

/** Whether an extra goes with a room type and a rate plan, and is not inside the rate. */
export const isOffered = (
  service: StoredService,
  roomTypeId: string,
  ratePlanId: string,
  plan?: Pick<RatePlanContent, 'inclusions'>,
): boolean =>
  service.content.roomTypeIds?.includes(roomTypeId) !== false &&
  service.content.ratePlanIds?.includes(ratePlanId) !== false &&
  !(plan !== undefined && isInside(service, plan));

const unlimited: ServiceInventory = { startingInventory: null, used: 0, available: null };
/** The inventory of the scarcest night; a night of a limited extra that has no stock makes it unavailable. */
export function inventoryOf(
  service: StoredService,
  isLimited: boolean,
  stock: readonly ServiceStockRow[],
  stay: Stay,
): ServiceInventory {
  if (!isLimited) return unlimited;
  const nights = serviceNights(service.content.chargeType, stay);
  const rows = nights.map((night) =>
    stock.find((row) => row.serviceId === service.serviceId && row.night === night),
  );
  const left = rows.map((row) => ({ total: row?.total ?? 0, used: row?.used ?? 0 }));
  const scarcest = left.reduce((least, next) =>
    next.total - next.used < least.total - least.used ? next : least,
  );
  return {
    startingInventory: scarcest.total,
    used: scarcest.used,
    available: scarcest.total - scarcest.used,
  };
}

/** An extra as the wire has it; its price is the sum of its articles' prices. */
export function toService({ serviceId, content }: StoredService, currency: string): Service {
  const { articles, roomTypeIds: _roomTypeIds, ratePlanIds: _ratePlanIds, ...description } = content;
  return {
    ...description,
    serviceId,
    price: toDecimal(
      articles.reduce((sum, article) => sum + article.priceMinor, 0),
      currency,
    ),
    articles: articles.map(({ articleId, name, priceMinor }) => ({
      articleId,
      name,
      price: toDecimal(priceMinor, currency),
    })),
  };
}
