import * as z from 'zod/mini';
import { savedCardSchema } from './account.ts';
import { partyShape } from './availability.ts';
import { defineEndpoint } from './endpoint.ts';
import { amountSchema, idSchema, stayDateSchema, textSchema } from './primitives.ts';
import { propertyIdParams } from './property.ts';
import { bookerSchema, chosenServiceSchema, guestSchema } from './reservation.ts';
import { orNull, wireObject } from './wire.ts';

export const preCheckInConfigSchema = wireObject({
  PropertyId: idSchema,
  ShowRoomConfigurationQuestion: z.boolean(),
  FirstNameRequired: z.boolean(),
  LastNameRequired: z.boolean(),
  EmailRequired: z.boolean(),
  PhoneRequired: z.boolean(),
  CountryRequired: z.boolean(),
  StreetRequired: z.boolean(),
  PostCodeRequired: z.boolean(),
});
export type PreCheckInConfig = z.output<typeof preCheckInConfigSchema>;

export const getPreCheckInConfig = defineEndpoint({
  method: 'GET',
  path: '/api/PreCheckIn/Config/:id',
  params: propertyIdParams,
  responses: { 200: preCheckInConfigSchema },
});

const itemSchema = wireObject({
  ReservationItemId: idSchema,
  DateOfArrival: stayDateSchema,
  DateOfDeparture: stayDateSchema,
  RoomTypeId: idSchema,
  RoomType: z.string(),
  RatePlanId: idSchema,
  RatePlan: z.string(),
  Policy: z.string(),
  RoomConfiguration: z.nullable(idSchema),
  Guests: z.array(guestSchema),
  Services: z.array(chosenServiceSchema),
});

export const preCheckInReservationSchema = wireObject({
  PropertyId: idSchema,
  ReferenceNumber: z.string(),
  IsReservation: z.boolean(),
  EntityId: idSchema,
  SpecialRequests: z.nullable(textSchema),
  TotalAccommodationPrice: amountSchema,
  TotalServicesPrice: amountSchema,
  ...partyShape,
  CreditCards: z.array(savedCardSchema),
  Booker: z.nullable(bookerSchema),
  Company: z.nullable(wireObject({ Name: z.string() })),
  ReservationItems: z.array(itemSchema),
});
export type PreCheckInReservation = z.output<typeof preCheckInReservationSchema>;

/** What a link answers that opens no reservation; `success` true when pre check-in is already complete. */
export const preCheckInNoticeSchema = wireObject({
  Title: z.string(),
  Message: z.string(),
  Success: z.boolean(),
});

export const getPreCheckIn = defineEndpoint({
  method: 'GET',
  path: '/api/PreCheckIn/Get',
  query: z.object({ propertyId: idSchema, referenceNumber: z.string(), hash: z.string() }),
  responses: { 200: z.union([preCheckInReservationSchema, preCheckInNoticeSchema]) },
});

export const savePreCheckIn = defineEndpoint({
  method: 'POST',
  path: '/api/PreCheckIn/Save',
  body: wireObject({
    PropertyId: idSchema,
    ReferenceNumber: z.string(),
    IsReservation: z.boolean(),
    EntityId: idSchema,
    Code: z.string(),
    SpecialRequests: orNull(textSchema),
    Booker: orNull(bookerSchema),
    ReservationItems: z.array(itemSchema),
  }),
  responses: { 200: wireObject({ Success: z.boolean(), Message: z.string() }) },
});
