import { isPartySize } from 'shared/domain';
import type { RestaurantContent } from '../../db/content.ts';
import type { AppDeps } from '../../deps.ts';
import type { Db } from '../../db/database.ts';
import { invalid, missing } from '../../http/errors.ts';
import { requireBookConfig, type StoredProperty } from '../property/index.ts';
import { requireReservation, type ReservationRow } from '../booking/index.ts';
import { listRestaurants, type StoredRestaurant } from './repository.ts';
import { translate } from './messages/index.ts';

/** The restaurants whose tables can be booked: none while the hotel's restaurant service is not active (product.md 7). */
export async function bookableRestaurants(db: Db, propertyId: string): Promise<StoredRestaurant[]> {
  const config = await requireBookConfig(db, propertyId);
  return config.restaurantBookingServiceActive ? listRestaurants(db, propertyId) : [];
}

/** Throws 404 when no restaurant of this id has tables that can be booked. */
export async function requireRestaurant(
  db: Db,
  propertyId: string,
  restaurantId: string,
): Promise<StoredRestaurant> {
  const restaurants = await bookableRestaurants(db, propertyId);
  const restaurant = restaurants.find((candidate) => candidate.restaurantId === restaurantId);
  if (!restaurant) throw missing('restaurant');
  return restaurant;
}

/** The field's name differs between the calls. */
export function requirePartySize(content: RestaurantContent, size: number, field: string): void {
  if (isPartySize(size, content)) return;
  const limits = { from: String(content.minOnlinePartySize), to: String(content.maxOnlinePartySize) };
  throw invalid({ [field]: [translate.say('table.party-size', limits)] });
}

export interface Identity {
  readonly isReservation: boolean;
  readonly identifier: string;
  /** The identifier's name in the call. */
  readonly field: string;
}

/**
 * Whose table it is (decisions 1): the confirmed booking of a confirmation token (404 without one), or null for a guest who has only
 * the token that the page made, which has to be there.
 */
export async function requireIdentity(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  property: StoredProperty,
  { isReservation, identifier, field }: Identity,
): Promise<ReservationRow | null> {
  if (identifier.trim() === '') throw invalid({ [field]: [translate.say('validation.identifier')] });
  if (!isReservation) return null;
  const row = await requireReservation(deps, property, identifier);
  if (row.status !== 'Confirmed') throw missing('booking');
  return row;
}
