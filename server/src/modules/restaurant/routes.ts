import type { FastifyInstance } from 'fastify';
import {
  cancelRestaurantBooking,
  createRestaurantBooking,
  getRestaurantAvailability,
  getRestaurantBooking,
  getRestaurants,
  getRestaurantSetup,
  moveRestaurantBooking,
} from 'shared/contracts';
import type { AppDeps } from '../../deps.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import { createMailLimit } from '../mail/index.ts';
import { requireProperty } from '../property/index.ts';
import { availableSlots, setupOf } from './availability.ts';
import { bookTable } from './create.ts';
import { bookableRestaurants, requireIdentity, requireRestaurant } from './find.ts';
import { cancelTable, moveTable, readTable } from './manage.ts';

/** The four calls about tables (product.md 7), and what a table's link opens. */
export function registerRestaurantRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps;

  registerEndpoint(app, getRestaurants, async ({ query }) => {
    const { propertyId } = await requireProperty(db, query.propertyId);
    const restaurants = await bookableRestaurants(db, propertyId);
    return restaurants.map(({ restaurantId: id, content: { name } }) => ({ id, name }));
  });

  registerEndpoint(app, getRestaurantSetup, async ({ query }) => {
    const property = await requireProperty(db, query.propertyId);
    const restaurant = await requireRestaurant(db, property.propertyId, query.restaurantId);
    await requireIdentity(deps, property, { ...query, field: 'identifier' });
    return setupOf(property, restaurant);
  });

  registerEndpoint(app, getRestaurantAvailability, async ({ query }) => {
    const property = await requireProperty(db, query.propertyId);
    const restaurant = await requireRestaurant(db, property.propertyId, query.restaurantId);
    return availableSlots(deps, property, restaurant, query);
  });

  registerEndpoint(app, createRestaurantBooking, async ({ body }, { clientIp }) =>
    bookTable(deps, await requireProperty(db, body.propertyId), body, clientIp),
  );

  const manageDeps = { ...deps, mailLimit: createMailLimit(deps) };
  registerEndpoint(app, getRestaurantBooking, async ({ query }) =>
    readTable(deps, await requireProperty(db, query.propertyId), query),
  );
  registerEndpoint(app, moveRestaurantBooking, async ({ body }, { clientIp }) =>
    moveTable(manageDeps, await requireProperty(db, body.propertyId), body, clientIp),
  );
  registerEndpoint(app, cancelRestaurantBooking, async ({ body }, { clientIp }) =>
    cancelTable(manageDeps, await requireProperty(db, body.propertyId), body, clientIp),
  );
}
