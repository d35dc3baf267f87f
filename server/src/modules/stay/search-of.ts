import type { EndpointInput, searchForStay, SearchRequest } from 'shared/contracts';
import type { ReservationRow } from '../booking/index.ts';
import type { StoredProperty } from '../property/index.ts';

type Wanted = Pick<EndpointInput<typeof searchForStay>['body'], 'dateFrom' | 'dateTo' | 'rooms'>;

/** What a booking may become: everything of the hotel, at the booking's own promo code. */
export const searchOf = (
  { propertyId }: StoredProperty,
  row: Pick<ReservationRow, 'promo_code'>,
  { dateFrom, dateTo, rooms }: Wanted,
): SearchRequest => ({
  propertyId,
  languageCode: null,
  promoCode: row.promo_code,
  ratePlanCode: null,
  locationId: null,
  dateFrom,
  dateTo,
  rooms,
});
