import type { Service } from 'shared/contracts';
import { addDays, type Stay } from 'shared/domain';
import { toService } from '../service/index.ts';
import { extraStockId, type StoredRatePlan } from './repository.ts';
import type { PropertySnapshot } from './snapshot/index.ts';

type Source = Pick<PropertySnapshot, 'ratePlans' | 'services' | 'limitedServiceIds' | 'stock'>;

/** Whether a room can have everything that its rate includes: as many are left as it takes, on each day of which it takes some. */
function areLeft({ content }: StoredRatePlan, snapshot: Source, stay: Stay): boolean {
  return (content.inclusions ?? []).every(({ serviceId, quantity }) => {
    if (!snapshot.limitedServiceIds.has(serviceId)) return true;
    const service = snapshot.services.find((each) => each.serviceId === serviceId);
    const days =
      service?.content.chargeType === 'PerDay' ? stay : { from: stay.from, to: addDays(stay.from, 1) };
    return snapshot.stock.free(extraStockId(serviceId), days) >= quantity;
  });
}

/** The plans that are not sold for a stay, because something that they include is sold out. */
export const soldOutPlans = (snapshot: Source, stay: Stay): ReadonlySet<string> =>
  new Set(
    snapshot.ratePlans
      .filter((plan) => plan.content.inclusions !== undefined && !areLeft(plan, snapshot, stay))
      .map(({ ratePlanId }) => ratePlanId),
  );

/** The extras that these plans include, at the prices of a stay. */
export function servicesInside(
  plans: readonly StoredRatePlan[],
  { services, property }: Pick<PropertySnapshot, 'services' | 'property'>,
  stay: Stay,
): Service[] {
  const ids = new Set(
    plans.flatMap(({ content }) => (content.inclusions ?? []).map(({ serviceId }) => serviceId)),
  );
  if (ids.size === 0) return [];
  return services
    .filter(({ serviceId }) => ids.has(serviceId))
    .map((service) => toService(service, property.currency, stay));
}
