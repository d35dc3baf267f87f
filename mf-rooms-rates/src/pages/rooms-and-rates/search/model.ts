import { combine } from 'effector';
import { formatSearchQuery, lastKnownDay, todayIn } from 'shared/domain';
import { $availability, $clock, $property, $search, paths } from 'shared/runtime';

/** The search page with this very search, to change it there; null without a property. */
export const $searchAddress = combine($property, $search, (property, search) =>
  property === null ? null : paths.search(property.propertyCode, formatSearchQuery(search)),
);

/** The last day that can be booked yet, where the dates of the search are beyond it; null otherwise. */
export const $onSaleUntil = combine($property, $search, $clock, (property, { toDate }, clock) => {
  if (property === null || toDate === null) return null;
  const last = lastKnownDay(todayIn(property.timeZone, clock.now()));
  return toDate > last ? last : null;
});

/** No room is free on all the nights of the search; where some are, it is a rule that speaks against the stay. */
export const $isSoldOut = $availability.map((found) =>
  Object.values(found?.numberOfRoomsPerRoomTypeId ?? {}).every((rooms) => rooms <= 0),
);
