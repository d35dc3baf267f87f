import type { ChargeType, Service, ServiceInventory, StayDate } from 'shared/contracts';
import type { RatePlanContent } from '../../db/content.ts';
import { nightsOf, toDecimal, type Stay } from 'shared/domain';
import { priceOn } from './day-prices.ts';
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

/** What one of an extra costs on each day of a stay that counts: every night when it is charged per day, else the arrival. */
function pricesOf({ content }: StoredService, usual: number, stay: Stay): number[] {
  const { dayPrices = [] } = content;
  if (dayPrices.length === 0) return [usual];
  return serviceNights(content.chargeType, stay).map((day) => priceOn(dayPrices, day, usual));
}

/**
 * An extra as the wire has it, at the prices of a stay; its price is the sum of its articles' prices. At another price than usual it has
 * one article, at the price of the arrival, and where its price differs by day also the price of each.
 */
export function toService(stored: StoredService, currency: string, stay: Stay): Service {
  const { serviceId, content } = stored;
  const {
    articles,
    roomTypeIds: _roomTypeIds,
    ratePlanIds: _ratePlanIds,
    prices: _prices,
    dayPrices: _dayPrices,
    ...description
  } = content;
  const usual = articles.reduce((sum, article) => sum + article.priceMinor, 0);
  const prices = pricesOf(stored, usual, stay);
  const [first = usual] = prices;
  const priced =
    first === usual
      ? articles
      : articles.slice(0, 1).map((article) => ({
          ...article,
          name: content.serviceName,
          priceMinor: first,
        }));
  const days = prices.every((price) => price === first) ? [] : nightsOf(stay);
  return {
    ...description,
    serviceId,
    price: toDecimal(first, currency),
    articles: priced.map(({ articleId, name, priceMinor }) => ({
      articleId,
      name,
      price: toDecimal(priceMinor, currency),
    })),
    ...(days.length === 0
      ? {}
      : {
          dayPrices: days.map((date, index) => ({
            date,
            price: toDecimal(prices[index] ?? first, currency),
          })),
        }),
  };
}
