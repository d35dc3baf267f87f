import type { StayDate } from 'shared/contracts';
import { nightTest } from './days.ts';
import type { NightStock } from '../modules/stock/index.ts';
import type { PropertyFile } from './property-file.ts';

type StockFile = Pick<PropertyFile, 'stock' | 'seasons' | 'roomTypes'>;

/** Rooms of each type and night that each allotment has, as the file says it. */
export function expandAllotments(
  file: StockFile & Pick<PropertyFile, 'allotments'>,
  nights: readonly StayDate[],
  today: StayDate,
): (NightStock & { readonly allotmentId: string })[] {
  return file.allotments.flatMap((rule) => {
    const speaksOf = nightTest(rule, file.seasons, today);
    const ids = file.roomTypes.map(({ roomTypeId }) => roomTypeId);
    return ids
      .filter((id) => rule.roomTypeIds?.includes(id) !== false)
      .flatMap((id) =>
        nights.filter(speaksOf).map((night) => ({ id, night, total: rule.rooms, allotmentId: rule.id })),
      );
  });
}

/**
 * Rooms of each type that are sold on each night of the horizon: its total, 0 where no rule speaks of it, and so many more as the last rule
 * that says so allows; sorted as stock is always locked: by id, then night. */
export function expandStock(file: StockFile, nights: readonly StayDate[], today: StayDate): NightStock[] {
  const rules = file.stock.map((rule) => ({ rule, speaksOf: nightTest(rule, file.seasons, today) }));
  const ids = file.roomTypes.map(({ roomTypeId }) => roomTypeId).sort();
  return ids.flatMap((id) =>
    nights.map((night) => {
      const mine = rules.filter(
        ({ rule, speaksOf }) => rule.roomTypeIds?.includes(id) !== false && speaksOf(night),
      );
      const total = mine.at(-1)?.rule.total ?? 0;
      const allowance = mine.findLast(({ rule }) => rule.overbookingAllowance !== null)?.rule;
      return { id, night, total: total === 0 ? 0 : total + (allowance?.overbookingAllowance ?? 0) };
    }),
  );
}

/** The stock of each night of an extra that is no longer limited: its rows stay, because bookings refer to them. */
export const unlimitedTotal = 1_000_000;

/** Limited extras on each night of the horizon; `formerlyLimited` are those that have rows already. */
export function expandServiceStock(
  services: PropertyFile['services'],
  nights: readonly StayDate[],
  formerlyLimited: ReadonlySet<string>,
): NightStock[] {
  return services
    .map(({ serviceId, dailyInventory }) => ({
      id: serviceId,
      total: dailyInventory ?? (formerlyLimited.has(serviceId) ? unlimitedTotal : null),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, total }) => (total === null ? [] : nights.map((night) => ({ id, night, total }))));
}
