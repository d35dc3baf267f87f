import { combine, createEvent, createStore, sample } from 'effector';
import {
  type Country,
  getCountries,
  getPreCheckIn,
  getRoomTypeConfigurations,
  type RoomTypeConfiguration,
} from 'shared/contracts';
import { todayIn } from 'shared/domain';
import { $clock, $preCheckInConfig, $property, $route, createCallFx } from 'shared/runtime';
import { failedOf, type Opened, openedOf } from './rules.ts';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const openRetried = createEvent();
/** Stock, prices and choices are loaded again. */
export const offersDue = createEvent();

const openFx = createCallFx(getPreCheckIn);
const loadCountriesFx = createCallFx(getCountries);
const loadConfigurationsFx = createCallFx(getRoomTypeConfigurations);

/** Null while it is being opened. */
export const $opened = createStore<Opened | null>(null)
  .on(openFx.doneData, (_, response) => openedOf(response))
  .on(openFx.failData, (before, failure) => (failure.kind === 'aborted' ? before : failedOf(failure)))
  .reset(pageOpened, openRetried);

export const $reservation = $opened.map((opened) =>
  opened?.kind === 'reservation' ? opened.reservation : null,
);
export const reservationOpened = openFx.doneData.filterMap((response) =>
  'entityId' in response ? response : undefined,
);

export const $countries = createStore<readonly Country[]>([]).on(loadCountriesFx.doneData, (_, list) => list);
/** How rooms can be set up; empty while unknown and when the hotel offers no choice. */
export const $configurations = createStore<readonly RoomTypeConfiguration[]>([]).on(
  loadConfigurationsFx.doneData,
  (_, list) => list,
);
/** The secret of the link: part of every call, and never stored or logged. */
export const $code = $route.map(({ params }) => params['code'] ?? '');
export const $today = combine($property, $clock, (property, clock) =>
  property === null ? '' : todayIn(property.timeZone, clock.now()),
);

sample({
  clock: [pageOpened, openRetried],
  source: { property: $property, route: $route, code: $code },
  filter: ({ property }) => property !== null,
  fn: ({ property, route, code }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      referenceNumber: route.params['referenceNumber'] ?? '',
      hash: code,
    },
  }),
  target: openFx,
});
sample({
  clock: reservationOpened,
  source: $property,
  filter: (property, { booker }) => property !== null && booker !== null,
  fn: (property) => ({ params: { id: property?.propertyCode ?? '' } }),
  target: loadCountriesFx,
});
sample({ clock: reservationOpened, fn: () => undefined, target: offersDue });
sample({
  clock: offersDue,
  source: { property: $property, config: $preCheckInConfig },
  filter: ({ property, config }) => property !== null && config?.showRoomConfigurationQuestion === true,
  fn: ({ property }) => ({ query: { propertyId: property?.propertyId ?? '' } }),
  target: loadConfigurationsFx,
});
