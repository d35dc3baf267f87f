import { createEffect, createEvent, createStore, sample } from 'effector';
import { getServices } from 'shared/contracts';
import { $availability, $basket, $locale, $property, createCallFx } from 'shared/runtime';
import { searchStarted } from '../model.ts';
import { serviceKey, type ServicesByKey, type ServicesState } from './rules.ts';

/** The guest wants the extras that could not be loaded after all. */
export const servicesRetried = createEvent();

const loadServicesFx = createCallFx(getServices);
type ServicesCall = Parameters<typeof loadServicesFx>[0];

const loadAllFx = createEffect((calls: readonly ServicesCall[]) =>
  Promise.allSettled(calls.map((call) => loadServicesFx(call))),
);

const withState = (
  services: ServicesByKey,
  calls: readonly ServicesCall[],
  state: ServicesState,
): ServicesByKey => ({
  ...services,
  ...Object.fromEntries(calls.map(({ query }) => [serviceKey(query), state])),
});

/** product.md 4: the cache of extras; a search clears it. */
export const $services = createStore<ServicesByKey>({})
  .on(searchStarted, () => ({}))
  .on(servicesRetried, (services) =>
    Object.fromEntries(Object.entries(services).filter(([, state]) => state.kind !== 'failed')),
  )
  .on(loadServicesFx.done, (services, { params, result }) =>
    withState(services, [params], { kind: 'loaded', response: result }),
  )
  .on(loadServicesFx.fail, (services, { params }) => withState(services, [params], { kind: 'failed' }));

const servicesMissed = sample({
  clock: [$basket.updates, $availability.updates, servicesRetried],
  source: {
    basket: $basket,
    availability: $availability,
    services: $services,
    property: $property,
    locale: $locale,
  },
}).filterMap(({ basket, availability, services, property, locale }): readonly ServicesCall[] | undefined => {
  const missing = basket.items.filter((item) => services[serviceKey(item)] === undefined);
  if (availability === null || property === null || missing.length === 0) return undefined;
  // Rooms of one kind at one rate have the same extras.
  const byKey = new Map(missing.map((item) => [serviceKey(item), item]));
  return [...byKey.values()].map(({ roomTypeId, ratePlanId, dateFrom, dateTo }) => ({
    query: {
      propertyId: property.propertyId,
      roomTypeId,
      ratePlanId,
      dateOfArrival: dateFrom,
      dateOfDeparture: dateTo,
      languageCode: locale,
    },
  }));
});
$services.on(servicesMissed, (services, calls) => withState(services, calls, { kind: 'loading' }));
sample({ clock: servicesMissed, target: loadAllFx });
