import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import {
  countSchema,
  idSchema,
  languageCodeSchema,
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

/** What a page needs to know before it asks for a table; the party sizes are both included. */
export const restaurantSetupSchema = wireObject({
  CurrencySymbol: z.string(),
  MinOnlinePartySize: countSchema,
  MaxOnlinePartySize: countSchema,
  NoAvailabilityText: z.string(),
});
export type RestaurantSetup = z.output<typeof restaurantSetupSchema>;

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
    200: restaurantSetupSchema,
  },
});

export const restaurantSlotSchema = wireObject({
  Time: timeOfDaySchema,
  Promotions: z.array(wireObject({ Id: idSchema, Name: z.string(), Description: z.string() })),
  IsLeaveTimeRequired: z.boolean(),
  LeaveTime: z.nullable(timeOfDaySchema),
});
export type RestaurantSlot = z.output<typeof restaurantSlotSchema>;

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

export const restaurantBookingRequestSchema = wireObject({
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
  IsLeaveTimeRequired: z._default(z.boolean(), false),
  LanguageCode: orNull(languageCodeSchema),
  /** In whose name the table is; of a stay without one, its booker's. */
  GuestName: orNull(shortTextSchema),
});
export type RestaurantBookingRequest = z.output<typeof restaurantBookingRequestSchema>;

/** The same guest, table and party again give the same reference: a double click books once. */
export const createRestaurantBooking = defineEndpoint({
  method: 'POST',
  path: '/api/RestaurantBooking/Create',
  body: restaurantBookingRequestSchema,
  responses: {
    200: wireObject({
      Success: z.boolean(),
      BookingReference: z.nullable(z.string()),
      InfoMessage: z.nullable(z.string()),
      /** Where the table is moved and cancelled. */
      ManageUrl: orNull(z.string()),
      ...saidShape,
    }),
  },
});
