import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  countSchema,
  idSchema,
  shortTextSchema,
  stayDateSchema,
  textSchema,
  timeOfDaySchema,
} from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });

export const getRestaurants = defineEndpoint({
  method: 'GET',
  path: '/api/RestaurantBooking/Restaurants',
  query: z.object({ propertyId: idSchema }),
  responses: { 200: z.array(wireObject({ Id: idSchema, Name: z.string() })) },
});

export const getRestaurantSetup = defineEndpoint({
  method: 'GET',
  path: '/api/RestaurantBooking/RestaurantSetup',
  query: z.object({
    propertyId: idSchema,
    restaurantId: idSchema,
    date: stayDateSchema,
    isReservation: flag,
    identifier: z.string(),
  }),
  responses: {
    200: wireObject({
      CurrencySymbol: z.string(),
      MinOnlinePartySize: countSchema,
      MaxOnlinePartySize: countSchema,
      NoAvailabilityText: z.string(),
    }),
  },
});

export const restaurantSlotSchema = wireObject({
  Time: timeOfDaySchema,
  Promotions: z.array(wireObject({ Id: idSchema, Name: z.string(), Description: z.string() })),
  IsLeaveTimeRequired: z.boolean(),
  LeaveTime: z.nullable(timeOfDaySchema),
});

export const getRestaurantAvailability = defineEndpoint({
  method: 'GET',
  path: '/api/RestaurantBooking/Availability',
  query: z.object({
    propertyId: idSchema,
    restaurantId: idSchema,
    date: stayDateSchema,
    partySize: z.coerce.number(),
    currencySymbol: z.string(),
  }),
  responses: { 200: z.array(restaurantSlotSchema) },
});

export const createRestaurantBooking = defineEndpoint({
  method: 'POST',
  path: '/api/RestaurantBooking/Create',
  body: wireObject({
    PropertyId: idSchema,
    RestaurantId: idSchema,
    RestaurantName: shortTextSchema,
    VisitTime: timeOfDaySchema,
    VisitDate: stayDateSchema,
    PartySize: countSchema,
    SpecialRequests: orNull(textSchema),
    IsReservation: z.boolean(),
    Identifier: shortTextSchema,
    PromotionId: orNull(idSchema),
    Email: shortTextSchema,
    ContactNumber: shortTextSchema,
    IsLeaveTimeRequired: z.boolean(),
  }),
  responses: {
    200: wireObject({
      Success: z.boolean(),
      BookingReference: z.nullable(z.string()),
      InfoMessage: z.nullable(z.string()),
    }),
  },
});
