import * as z from 'zod/mini';
import { savedCardSchema } from './account.ts';
import { partyShape } from './availability.ts';
import { boardSchema } from './board.ts';
import { paymentActionSchema, paymentTokenSchema } from './card-gateway.ts';
import { challengeTokenSchema } from './challenge.ts';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import {
  amountSchema,
  bookedLanguageSchema,
  countSchema,
  currencySchema,
  idSchema,
  stayDateSchema,
  textSchema,
} from './primitives.ts';
import { propertyIdParams } from './property.ts';
import { bookerSchema, cardDetailsSchema, chosenServiceSchema, guestSchema } from './reservation.ts';
import { cancellationRuleSchema } from './room-type.ts';
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

const itemShape = {
  ReservationItemId: idSchema,
  DateOfArrival: stayDateSchema,
  DateOfDeparture: stayDateSchema,
  RoomTypeId: idSchema,
  RoomType: z.string(),
  RatePlanId: idSchema,
  RatePlan: z.string(),
  Policy: z.string(),
  RoomConfiguration: z.nullable(idSchema),
  Guests: z.array(guestSchema).check(z.maxLength(50)),
  Services: z.array(chosenServiceSchema).check(z.maxLength(100)),
} as const;

/** An extra that the room has: `Service` is the extra as it is sold now, null when it no longer is. */
const bookedServiceSchema = wireObject({
  ReservationItemId: orNull(idSchema),
  ServiceId: idSchema,
  Quantity: countSchema,
  Service: orNull(z.unknown()),
  ServiceName: z.string(),
  Cost: amountSchema,
});

/** PaymentDetails is a step only with a `Reason` (decisions 1), which added extras may cause. */
const paymentDetailsSchema = wireObject({
  Reason: z.nullable(z.enum(['BalanceDue', 'GuaranteeCardMissing'])),
  PaymentType: z.literal([0, 1, 2, 3, 4]),
  HasGuaranteeCard: z.boolean(),
  /** What taxes and fees add to `Total`. */
  Taxes: z.optional(amountSchema),
  Total: amountSchema,
  Paid: amountSchema,
  Balance: amountSchema,
  Currency: currencySchema,
});

export const preCheckInReservationSchema = wireObject({
  PropertyId: idSchema,
  ReferenceNumber: z.string(),
  IsReservation: z.boolean(),
  EntityId: idSchema,
  /** The secret of the page on which the booking is changed or cancelled. */
  ConfirmationToken: z.optional(z.string()),
  SpecialRequests: z.nullable(textSchema),
  TotalAccommodationPrice: amountSchema,
  TotalServicesPrice: amountSchema,
  ...partyShape,
  CreditCards: z.array(savedCardSchema),
  Booker: z.nullable(bookerSchema),
  Company: z.nullable(wireObject({ Name: z.string() })),
  ReservationItems: z.array(
    wireObject({
      ...itemShape,
      ...partyShape,
      Board: z.optional(z.nullable(boardSchema)),
      TextLanguage: bookedLanguageSchema,
      Services: z.array(bookedServiceSchema),
      // As it was agreed when the room was booked.
      CancellationPolicy: z._default(z.array(cancellationRuleSchema), []),
    }),
  ),
  PaymentDetails: paymentDetailsSchema,
});
export type PreCheckInReservation = z.output<typeof preCheckInReservationSchema>;

/** The response to a link that opens no reservation; `success` is true when pre check-in is already complete. */
export const preCheckInNoticeSchema = wireObject({
  Title: z.string(),
  Message: z.string(),
  ...saidShape,
  Success: z.boolean(),
  /** Of a completed one, which is changed where the booking is managed. */
  ConfirmationToken: z.optional(z.string()),
});

export const getPreCheckIn = defineEndpoint({
  method: 'GET',
  path: '/api/PreCheckIn/Get',
  query: z.object({
    propertyId: idSchema,
    referenceNumber: z.string().check(z.maxLength(50)),
    hash: z.string().check(z.maxLength(200)),
  }),
  responses: { 200: z.union([preCheckInReservationSchema, preCheckInNoticeSchema]) },
});

/**
 * Everything that the guest may change, and the requested extras: the booking's own extras stay in any case. `TotalServicesPrice`
 * is the price that the page showed; when given, it has to be the server's.
 */
export const savePreCheckInRequestSchema = wireObject({
  PropertyId: idSchema,
  ReferenceNumber: z.string().check(z.maxLength(50)),
  IsReservation: z.boolean(),
  EntityId: idSchema,
  Code: z.string().check(z.maxLength(200)),
  SpecialRequests: orNull(textSchema),
  Booker: orNull(bookerSchema),
  ReservationItems: z.array(wireObject(itemShape)).check(z.maxLength(50)),
  TotalServicesPrice: orNull(amountSchema),
  /** A card as a guarantee for the amount due (decisions 1); goes to the payment service and is stored nowhere (decisions 4). */
  CardDetails: orNull(cardDetailsSchema),
  /** In place of the card's own fields, where the property has a `CardGateway`. */
  PaymentToken: z.optional(z.nullable(paymentTokenSchema)),
  /** Of a solved challenge; asked for by the refusal `payment.challenge`. */
  ChallengeToken: z.optional(z.nullable(challengeTokenSchema)),
});
export type SavePreCheckInRequest = z.output<typeof savePreCheckInRequestSchema>;

export const savePreCheckIn = defineEndpoint({
  method: 'POST',
  path: '/api/PreCheckIn/Save',
  body: savePreCheckInRequestSchema,
  responses: {
    200: wireObject({
      Success: z.boolean(),
      Message: z.string(),
      ...saidShape,
      /** Without success: the bank asks the guest, after which the same is sent once more. */
      PaymentAction: z.optional(z.nullable(paymentActionSchema)),
    }),
  },
});
