import { combine } from 'effector';
import { formatSearchQuery } from 'shared/domain';
import { $property, $search, paths } from 'shared/runtime';

/** The search page with this very search, to change it there; null without a property. */
export const $searchAddress = combine($property, $search, (property, search) =>
  property === null ? null : paths.search(property.propertyCode, formatSearchQuery(search)),
);
