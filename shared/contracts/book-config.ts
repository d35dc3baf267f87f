import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countSchema, idSchema, shortTextSchema, textLanguagesSchema, textSchema } from './primitives.ts';
import { propertyIdParams } from './property.ts';
import { occupancyLimitsShape } from './room-type.ts';
import { orNull, wireObject } from './wire.ts';

export const locationSchema = wireObject({ LocationId: idSchema, Name: shortTextSchema });

/** An offer fills the search: its promo code, rate plan, shortest stay in nights, and how many days before arrival it is booked at least. */
export const offerShape = {
  OfferId: idSchema,
  Name: shortTextSchema,
  Description: textSchema,
  TextLanguages: textLanguagesSchema,
  ImageUrl: orNull(z.string()),
  /** What the picture shows. */
  ImageAlt: z.optional(z.nullable(shortTextSchema)),
  PromoCode: orNull(shortTextSchema),
  RatePlanCode: orNull(shortTextSchema),
  MinNights: orNull(countSchema),
  /** Not in what a release before this field has stored. */
  MinDaysBeforeArrival: z.optional(z.nullable(countSchema)),
} as const;
export const offerSchema = wireObject(offerShape);
export type Offer = z.output<typeof offerSchema>;

export const bookingIncentiveSchema = wireObject({ Title: shortTextSchema, Text: shortTextSchema });

const consentForms = ['Box', 'Sentence'] as const;

export const bookConfigShape = {
  HidePromoCodeOnLandingPage: z.boolean(),
  Locations: z.array(locationSchema),
  NoAvailabilityMessage: z.nullable(textSchema),
  TextLanguages: textLanguagesSchema,
  MaxNumberOfRoomsOnBooking: countSchema,
  ShowRoomConfigurationQuestion: z.boolean(),
  Offers: z.array(offerSchema),
  BookingIncentives: z.array(bookingIncentiveSchema),
  GiftServiceProviderConfig: wireObject({ Active: z.boolean(), Name: shortTextSchema }),
  EnableUserChoiceOfPaymentMethod: z.boolean(),
  EnablePayByCompanyInvoice: z.boolean(),
  HasCustomTermsAndConditions: z.boolean(),
  CustomTermsAndConditionsLabel: z.nullable(textSchema),
  CustomTermsAndConditionsText: z.nullable(textSchema),
  OnlyUseCustomTermsAndConditionsForPayByCompanyInvoice: z.boolean(),
  RestaurantBookingServiceActive: z.boolean(),
  RestaurantBookingDefaultRestaurant: z.nullable(idSchema),
  RestaurantBookingServiceType: z.nullable(shortTextSchema),
  ShowMinimumLengthOfStayNotification: z.boolean(),
  ShowRoomTypeOccupancy: z.boolean(),
  SameDayBookingRestrictionEnabled: z.boolean(),
  SameDayBookingRestrictionHour: z.int().check(z.minimum(0), z.maximum(23)),
  SameDayBookingRestrictionMinute: z.int().check(z.minimum(0), z.maximum(59)),
  SameDayBookingRestrictionMessage: z.nullable(textSchema),
  FirstNameRequired: z.boolean(),
  LastNameRequired: z.boolean(),
  EmailRequired: z.boolean(),
  PhoneRequired: z.boolean(),
  CountryRequired: z.boolean(),
  StreetRequired: z.boolean(),
  CityRequired: z.boolean(),
  StateOrCountyRequired: z.boolean(),
  PostCodeRequired: z.boolean(),
  /** How a guest agrees to the terms: by ticking a box, which is usual, or by a sentence above the button. */
  Consent: z.optional(z.enum(consentForms)),
} as const;

export const bookConfigSchema = wireObject({
  ...bookConfigShape,
  PropertyId: idSchema,
  /** Which guests the hotel's rooms take: a party that goes with one of these has a room type and a rate. */
  RoomLimits: z.optional(z.array(wireObject(occupancyLimitsShape))),
});
export type BookConfig = z.output<typeof bookConfigSchema>;

export const getBookConfig = defineEndpoint({
  method: 'GET',
  path: '/api/Book/Config/:id',
  params: propertyIdParams,
  responses: { 200: bookConfigSchema },
});
