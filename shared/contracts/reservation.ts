import * as z from 'zod/mini';
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
  instantSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
  textSchema,
  timeOfDaySchema,
} from './primitives.ts';
import { paymentPlanSchema } from './payment-plan.ts';
import { chargedTaxSchema, taxOrFeeSchema } from './taxes.ts';
import { orNull, wireObject } from './wire.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** product.md 3: City and StateOrCounty are always sent as null. */
export const bookerSchema = wireObject({
  FirstName: shortTextSchema,
  LastName: shortTextSchema,
  Email: shortTextSchema,
  Phone: orNull(shortTextSchema),
  Street: orNull(shortTextSchema),
  City: z._default(z.null(), null),
  CountryId: orNull(idSchema),
  StateOrCounty: z._default(z.null(), null),
  OptInToReceiveUpdates: z._default(z.boolean(), false),
  ZipCode: orNull(shortTextSchema),
});
export type BookerDetails = z.output<typeof bookerSchema>;

/** Sent only when paying by card; the number and security code are never stored (decisions 4). */
export const cardDetailsSchema = wireObject({
  CreditCardId: orNull(idSchema),
  SaveCreditCardToIndividual: z._default(z.boolean(), false),
  CardNumber: orNull(z.string().check(z.maxLength(30))),
  NameOnCard: orNull(shortTextSchema),
  EmailAddress: orNull(shortTextSchema),
  CreditCardTypeId: orNull(idSchema),
  ExpiryMonth: orNull(z.int().check(z.minimum(1), z.maximum(12))),
  ExpiryYear: orNull(z.int().check(z.minimum(2000), z.maximum(2100))),
  SecurityCode: orNull(z.string().check(z.maxLength(4))),
});
export type CardDetails = z.output<typeof cardDetailsSchema>;

export const guestSchema = wireObject({
  IndividualId: orNull(idSchema),
  FirstName: shortTextSchema,
  LastName: shortTextSchema,
  Email: orNull(shortTextSchema),
  Phone: orNull(shortTextSchema),
});

export const chosenServiceSchema = wireObject({
  ReservationItemId: orNull(idSchema),
  ServiceId: idSchema,
  Quantity: z.int().check(z.minimum(1), z.maximum(999)),
  Service: orNull(z.unknown()),
});

/** A room of a booking. `Guests[0]` is the lead guest; `ReservationItemId` is null for a new room. */
export const bookedRoomSchema = wireObject({
  ReservationItemId: orNull(idSchema),
  RoomConfigurationDropdownOptionId: orNull(idSchema),
  Guests: z.array(guestSchema).check(z.maxLength(50)),
  Services: z.array(chosenServiceSchema).check(z.maxLength(100)),
  RoomTypeId: idSchema,
  RatePlanId: idSchema,
  ...partyShape,
  /** The price that the guest was shown for the room without extras: another price is a 409 with the new one. It is never charged. */
  QuotedPrice: z.optional(z.nullable(amountSchema)),
});
export type BookedRoom = z.output<typeof bookedRoomSchema>;

export const browserDataSchema = wireObject({
  ColorDepthInBits: z.string().check(z.maxLength(10)),
  JavaScriptEnabled: z.string().check(z.maxLength(10)),
  BrowserLanguage: z.string().check(z.maxLength(50)),
  ScreenHeight: z.string().check(z.maxLength(10)),
  ScreenWidth: z.string().check(z.maxLength(10)),
  UserAgent: z.string().check(z.maxLength(1000)),
  TimezoneOffSet: z.string().check(z.maxLength(10)),
});

export const createRequestSchema = wireObject({
  LanguageCode: z._default(languageCodeSchema, 'en'),
  IsAppBooking: z._default(z.boolean(), false),
  PropertyId: idSchema,
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Notes: orNull(textSchema),
  Comment: orNull(textSchema),
  Booker: bookerSchema,
  CardDetails: orNull(cardDetailsSchema),
  /** In place of the card's own fields, where the property has a `CardGateway`. */
  PaymentToken: z.optional(z.nullable(paymentTokenSchema)),
  /** Of a solved challenge; asked for by the refusal `payment.challenge`. */
  ChallengeToken: z.optional(z.nullable(challengeTokenSchema)),
  PaymentType: z.literal([0, 1, 2, 3, 4]),
  AccountId: orNull(idSchema),
  PONumber: orNull(shortTextSchema),
  PromoCode: orNull(shortTextSchema),
  HopGiftVoucherCode: orNull(shortTextSchema),
  Rooms: z.array(bookedRoomSchema).check(z.minLength(1), z.maxLength(50)),
  BrowserData: orNull(browserDataSchema),
  AgreeToTermsAndConditions: z._default(z.boolean(), false),
  HasAcceptedCustomTermsAndConditions: z._default(z.boolean(), false),
  Password: orNull(z.string().check(z.maxLength(200))),
  QuoteToken: orNull(z.string().check(z.maxLength(20000))),
  /** Pays again for the rooms that this booking still holds, instead of taking new ones. */
  ConfirmationToken: z.optional(z.nullable(tokenSchema)),
  /** Of the company that is invoiced; without it, or an account of the company, the booking is on request. */
  InvoicePin: z.optional(z.nullable(z.string().check(z.maxLength(50)))),
  /** What the guest was shown of taxes and fees on top, over all rooms: another sum is a 409 with the new total. */
  QuotedTaxes: z.optional(z.nullable(amountSchema)),
  /** What the guest was shown to be paid at once, where that is not everything: another amount is a 409. */
  QuotedDueNow: z.optional(z.nullable(amountSchema)),
});
export type CreateRequest = z.output<typeof createRequestSchema>;

export const reservationStatusSchema = z.enum([
  'Held',
  'PendingPayment',
  'Confirmed',
  'Released',
  'Refunded',
]);
export type ReservationStatus = z.output<typeof reservationStatusSchema>;

/**
 * Whether the hotel has to accept the booking: no rooms are held, and its decision comes by mail. The `Status` beside it is an older one (`PendingPayment` from Create, then
 * `Held`), so that a client without this field waits and announces a mail.
 */
const onRequestShape = { OnRequest: z.optional(z.boolean()) };

export const createResponseSchema = wireObject({
  Success: z.boolean(),
  Message: z.string(),
  /** A message beside the success: an account could not be created. */
  ...saidShape,
  ReferenceNumber: z.string(),
  ConfirmationToken: z.string(),
  Status: z.enum(['Confirmed', 'PendingPayment', 'RequiresAction']),
  PaymentUrl: z.nullable(z.string()),
  /** With `RequiresAction`: approved in the page itself, where `PaymentUrl` is for clients that cannot. */
  PaymentAction: z.optional(z.nullable(paymentActionSchema)),
  TotalPrice: amountSchema,
  Currency: currencySchema,
  ExpiresAtUtc: z.nullable(instantSchema),
  ...onRequestShape,
});
export type CreateResponse = z.output<typeof createResponseSchema>;

/** 409 of Create: sold-out rooms (indexes into `Rooms`), or the new one of a changed price. Nothing was taken. */
export const createConflictSchema = wireObject({
  Message: z.string(),
  ...saidShape,
  ExceedingRoomIndexes: z.optional(z.array(z.int())),
  TotalPrice: z.optional(amountSchema),
  Currency: z.optional(currencySchema),
  QuoteToken: z.optional(z.string()),
  RoomPrices: z.optional(z.array(amountSchema)),
  /** The hotel's taxes and fees of now, where the guest was shown others. */
  TaxesAndFees: z.optional(z.array(taxOrFeeSchema)),
  CorrelationId: z.optional(z.string()),
});
export type CreateConflict = z.output<typeof createConflictSchema>;

export const createReservation = defineEndpoint({
  method: 'POST',
  path: '/api/Reservation/Create',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: createRequestSchema,
  responses: { 200: createResponseSchema, 409: createConflictSchema },
});

export const statusResponseSchema = wireObject({
  Success: z.boolean(),
  Message: z.string(),
  ...saidShape,
  Status: reservationStatusSchema,
  ...onRequestShape,
});
export type StatusResponse = z.output<typeof statusResponseSchema>;

/** `referenceNumber` takes the confirmation token (decisions 1). */
export const getReservationStatus = defineEndpoint({
  method: 'GET',
  path: '/api/Reservation/Status',
  query: z.object({ propertyId: idSchema, referenceNumber: tokenSchema }),
  responses: { 200: statusResponseSchema },
});

export const priceLineSchema = wireObject({
  Text: z.string(),
  Amount: amountSchema,
  /** What an extra inside the rate is worth; it adds nothing. */
  Worth: z.optional(amountSchema),
});

export const confirmationServiceSchema = wireObject({
  ServiceId: idSchema,
  ServiceName: z.string(),
  Quantity: countSchema,
  Cost: amountSchema,
  /** How many of them are inside the rate, and what these are worth. */
  Included: z.optional(wireObject({ Quantity: countSchema, Worth: amountSchema })),
});

export const confirmationItemSchema = wireObject({
  RoomType: wireObject({ RoomTypeId: idSchema, Name: z.string(), ImageUrl: z.nullable(z.string()) }),
  RatePlan: wireObject({
    RatePlanId: idSchema,
    Name: z.string(),
    Board: z.optional(z.nullable(boardSchema)),
  }),
  Policy: z.string(),
  LeadGuest: wireObject({ FirstName: z.string(), LastName: z.string() }),
  RoomConfiguration: z.nullable(z.string()),
  ...partyShape,
  RoomCost: amountSchema,
  Services: z.array(confirmationServiceSchema),
  ServiceCost: amountSchema,
  TotalCost: amountSchema,
  PriceLines: z.array(priceLineSchema),
  /** Of this room; beside its costs. */
  Taxes: z.optional(z.array(chargedTaxSchema)),
  /** Its costs are the fee then. */
  CancelledAtUtc: z.optional(z.nullable(instantSchema)),
  TextLanguage: bookedLanguageSchema,
});
export type ConfirmationItem = z.output<typeof confirmationItemSchema>;

/** A table that was booked for the stay. */
export const confirmationTableSchema = wireObject({
  BookingReference: z.string(),
  RestaurantName: z.string(),
  VisitDate: stayDateSchema,
  VisitTime: timeOfDaySchema,
  LeaveTime: z.nullable(timeOfDaySchema),
  PartySize: countSchema,
  PromotionName: z.nullable(z.string()),
  /** Where it is moved and cancelled; for who has the booking's link. */
  ManageUrl: z.optional(z.nullable(z.string())),
});
export type ConfirmationTable = z.output<typeof confirmationTableSchema>;

/**
 * Everything the confirmation shows; Σ PriceLines = TotalCost and Σ TotalCost + Σ Taxes that are not included − GiftDiscount = Total. Never a
 * card number.
 */
export const confirmationSchema = wireObject({
  ReferenceNumber: z.string(),
  Status: reservationStatusSchema,
  Property: wireObject({
    PropertyCode: z.string(),
    PropertyName: z.string(),
    PropertyAddress: z.string(),
    PropertyImageUrl: z.nullable(z.string()),
    Email: z.string(),
    Telephone: z.string(),
    WebsiteUrl: z.nullable(z.string()),
    CheckInTime: z.string(),
    CheckOutTime: z.string(),
    TimeZone: z.string(),
    PricesIncludeTax: z.boolean(),
    TaxLabel: z.nullable(z.string()),
  }),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Booker: wireObject({
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string(),
    Phone: z.nullable(z.string()),
  }),
  Items: z.array(confirmationItemSchema),
  /** One for each tax and fee, over all rooms. */
  Taxes: z.optional(z.array(chargedTaxSchema)),
  GiftDiscount: amountSchema,
  Total: amountSchema,
  Currency: currencySchema,
  PaymentMethod: z.literal([0, 1, 2, 3, 4]),
  /** The card that paid, with the facts of a receipt only; absent for other payment types. */
  PaidWith: z.optional(
    z.nullable(wireObject({ Scheme: z.string(), LastFour: z.string().check(z.regex(/^\d{4}$/)) })),
  ),
  Paid: amountSchema,
  Balance: amountSchema,
  /** As it was agreed; absent where everything was paid, or was to be paid, at once. */
  PaymentPlan: z.optional(z.nullable(paymentPlanSchema)),
  /** The last moment at which cancelling all of it is free; absent where it costs from the start. */
  FreeCancellationUntilUtc: z.optional(z.nullable(instantSchema)),
  PreCheckInUrl: z.nullable(z.string()),
  /** How long the rooms are held for a guest who may pay or retry; only while they are held. */
  ExpiresAtUtc: z.optional(z.nullable(instantSchema)),
  /** While an open payment waits for the guest. */
  PaymentAction: z.optional(z.nullable(paymentActionSchema)),
  /** In the order in which they are sat down at. */
  Tables: z.optional(z.array(confirmationTableSchema)),
  /** When all rooms were cancelled; its Status is Refunded then, which earlier clients know. */
  CancelledAtUtc: z.optional(z.nullable(instantSchema)),
  /** Passes that the guest may keep in a wallet; absent where the site has no keys for one. */
  Wallet: z.optional(z.nullable(wireObject({ ApplePass: z.boolean(), GoogleUrl: z.nullable(z.string()) }))),
  /** It was cancelled, and there is an invoice of what is kept, or one to be credited. */
  CanBeInvoiced: z.optional(z.boolean()),
  ...onRequestShape,
});
export type Confirmation = z.output<typeof confirmationSchema>;

export const getConfirmation = defineEndpoint({
  method: 'GET',
  path: '/api/Reservation/Confirmation',
  query: z.object({ propertyId: idSchema, confirmationToken: tokenSchema }),
  responses: { 200: confirmationSchema },
});

export const voucherResponseSchema = wireObject({
  IsValid: z.boolean(),
  TotalDiscount: amountSchema,
  Message: z.string(),
  ...saidShape,
  ShowExperienceWarningMessage: z.boolean(),
});

export const checkVoucherCode = defineEndpoint({
  method: 'POST',
  path: '/api/Reservation/CheckVoucherCode',
  body: wireObject({
    PropertyId: idSchema,
    LanguageCode: orNull(languageCodeSchema),
    VoucherCode: shortTextSchema,
    DateFrom: orNull(stayDateSchema),
    DateTo: orNull(stayDateSchema),
    Rooms: z.array(bookedRoomSchema).check(z.minLength(1), z.maxLength(50)),
  }),
  responses: { 200: voucherResponseSchema },
});
