import type { RestaurantSetup, RestaurantSlot, StayDate } from 'shared/contracts';
import { todayIn, weekdayOf } from 'shared/domain';
import type { AppDeps } from '../../deps.ts';
import type { StoredProperty } from '../property/index.ts';
import { requirePartySize } from './find.ts';
import { listSlots, type StoredRestaurant } from './repository.ts';
import { dayProblem, isClosed, isPast, toSlot } from './rules.ts';

/** `£`, `kr`, `₦`: how the hotel's guests know its currency. */
const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

export const setupOf = (property: StoredProperty, { content }: StoredRestaurant): RestaurantSetup => ({
  currencySymbol: currencySymbol(property.currency),
  minOnlinePartySize: content.minOnlinePartySize,
  maxOnlinePartySize: content.maxOnlinePartySize,
  noAvailabilityText: content.noAvailabilityText,
});

/** The times at which a party still finds a table, in order; empty on a closed day, or one that has passed (decisions 1: never an error). */
export async function availableSlots(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  property: StoredProperty,
  restaurant: StoredRestaurant,
  wish: { readonly date: StayDate; readonly partySize: number },
): Promise<RestaurantSlot[]> {
  const { content, restaurantId } = restaurant;
  const { propertyId, timeZone } = property;
  const { date, partySize } = wish;
  requirePartySize(content, partySize, 'partySize');
  const now = clock.now();
  if (dayProblem(date, todayIn(timeZone, now)) !== null || isClosed(content, date)) return [];
  const slots = await listSlots(db, { propertyId, restaurantId, date, weekday: weekdayOf(date) });
  return slots
    .filter(({ time, left }) => left >= partySize && !isPast(date, time, timeZone, now))
    .map(({ time }) => toSlot(content, date, time));
}
