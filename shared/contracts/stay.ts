import * as z from 'zod/mini';
import { partySchema, partyShape } from './availability.ts';
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
import { guestSchema } from './reservation.ts';
import { searchResponseSchema } from './search-response.ts';
import { orNull, wireObject } from './wire.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(100));
const cardSchema = wireObject({ Scheme: z.string(), LastFour: z.string() });

/** What cancelling costs from one moment on, until the next deadline. */
const tierSchema = wireObject({
  FromUtc: instantSchema,
  /** Null after the last deadline. */
  UntilUtc: z.nullable(instantSchema),
  Fee: amountSchema,
});

const stayRoomSchema = wireObject({
  ReservationItemId: idSchema,
  RoomType: z.string(),
  RatePlan: z.string(),
  RoomTypeId: idSchema,
  RatePlanId: idSchema,
  ...partyShape,
  Guests: z.array(guestSchema),
  /** The extras that it has beside those inside its rate. */
  Services: z.optional(
    z.array(wireObject({ ServiceId: idSchema, ServiceName: z.string(), Quantity: countSchema })),
  ),
  TextLanguage: bookedLanguageSchema,
  /** The rate's own words. */
  Policy: z.string(),
  /** Everything of the room with its extras and added taxes; of a cancelled one what was kept. */
  Total: amountSchema,
  CancelledAtUtc: z.nullable(instantSchema),
  /** Null where only the rate's words say what cancelling costs; the hotel cancels it then. */
  Deadlines: z.nullable(z.array(tierSchema)),
  /** What is kept of a guest who does not come; null likewise. */
  NoShowFee: z.nullable(amountSchema),
});

/** How the hotel reaches the booker. */
const stayContactSchema = wireObject({
  Email: shortTextSchema,
  Phone: orNull(shortTextSchema),
  Street: orNull(shortTextSchema),
  CountryId: orNull(idSchema),
  ZipCode: orNull(shortTextSchema),
});
export type StayContact = z.output<typeof stayContactSchema>;

/** What guests may change by themselves: the time of arrival is one of the `Requests`, how to reach the booker one of the `Names`. */
export const guestChanges = ['Cancel', 'Dates', 'Party', 'Rooms', 'Names', 'Extras', 'Requests'] as const;

const refundSchema = wireObject({
  Amount: amountSchema,
  /** `Delayed`: the gateway has it and the card's bank not yet; `Failed`: the hotel is asked to give it back another way. */
  State: z.enum(['Due', 'Delayed', 'Done', 'Failed']),
  Card: z.nullable(cardSchema),
});

/** A stay with what can be done with it. */
export const staySchema = wireObject({
  ReferenceNumber: shortTextSchema,
  IsCancelled: z.boolean(),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Currency: currencySchema,
  Total: amountSchema,
  Paid: amountSchema,
  /** The guest's requests. */
  Notes: z.nullable(z.string()),
  /** When the guest expects to arrive, in the hotel's time; absent from a server that does not know it. */
  ArrivalTime: z.optional(z.nullable(timeOfDaySchema)),
  /** Absent likewise. */
  Contact: z.optional(stayContactSchema),
  /** A mail server has refused the contact's e-mail address; absent likewise. */
  IsEmailRefused: z.optional(z.boolean()),
  /** What its prices are with, also after a change; null without one, absent likewise. */
  PromoCode: z.optional(z.nullable(shortTextSchema)),
  Rooms: z.array(stayRoomSchema),
  Changes: z.array(
    wireObject({
      Change: z.enum(guestChanges),
      /** Until when; null: only the hotel does it. */
      UntilUtc: z.nullable(instantSchema),
      IsOpen: z.boolean(),
    }),
  ),
  Refunds: z.array(refundSchema),
  /** What is to be paid now, and where; null where nothing is, absent from a server that does not say it. */
  Due: z.optional(z.nullable(wireObject({ Amount: amountSchema, PaymentUrl: z.string() }))),
  HotelName: z.string(),
  Telephone: z.string(),
  Email: z.string(),
});
export type Stay = z.output<typeof staySchema>;

/** By the secret of the booking's confirmation. */
export const getStay = defineEndpoint({
  method: 'GET',
  path: '/api/Stay',
  query: z.object({ propertyId: idSchema, confirmationToken: tokenSchema }),
  responses: { 200: staySchema },
});

const someRooms = z.optional(z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(100))));

/** What cancelling costs and gives back now: Fee = what vouchers, payments and the kept card cover of it; the parts add up. */
export const cancellationQuoteSchema = wireObject({
  QuoteToken: z.string(),
  /** The quote holds until then. */
  ExpiresAtUtc: instantSchema,
  Currency: currencySchema,
  Rooms: z.array(
    wireObject({ ReservationItemId: idSchema, RoomType: z.string(), Total: amountSchema, Fee: amountSchema }),
  ),
  Fee: amountSchema,
  Refund: amountSchema,
  /** The card that gets the refund, or that is charged; null without one. */
  Card: z.nullable(cardSchema),
  /** What goes back to which card, the latest payment first; absent from a server that does not say it. */
  Refunds: z.optional(z.array(wireObject({ Amount: amountSchema, Card: z.nullable(cardSchema) }))),
  VoucherBack: amountSchema,
  /** What is charged to the card that the hotel keeps. */
  Charge: amountSchema,
  /** The booking's total afterwards. */
  Total: amountSchema,
  /** When cancelling costs more; null when it stays so. */
  UntilUtc: z.nullable(instantSchema),
});
export type CancellationQuote = z.output<typeof cancellationQuoteSchema>;

export const quoteCancellation = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/QuoteCancellation',
  body: wireObject({
    PropertyId: idSchema,
    ConfirmationToken: tokenSchema,
    /** All rooms when absent. */
    ReservationItemIds: someRooms,
  }),
  responses: { 200: cancellationQuoteSchema },
});

export const cancelStayRequestSchema = wireObject({
  PropertyId: idSchema,
  ConfirmationToken: tokenSchema,
  /** Of the quote that the guest agreed to: it says which rooms, too. */
  QuoteToken: z.string().check(z.minLength(1), z.maxLength(4000)),
});

export const cancelStayResponseSchema = wireObject({
  Success: z.boolean(),
  Message: z.string(),
  ...saidShape,
  Stay: staySchema,
});
export type CancelStayResponse = z.output<typeof cancelStayResponseSchema>;

/** May be repeated: the same quote cancels once. */
export const cancelStay = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/Cancel',
  body: cancelStayRequestSchema,
  responses: { 200: cancelStayResponseSchema },
});

/** A room as it is to be; every room that is left is named. */
const changedRoomSchema = wireObject({
  ReservationItemId: idSchema,
  RoomTypeId: idSchema,
  RatePlanId: idSchema,
  ...partyShape,
  /** As they are when absent; the first one is the lead guest. */
  Guests: z.optional(z.nullable(z.array(guestSchema).check(z.minLength(1), z.maxLength(50)))),
  /** Its extras beside those inside its rate; as they are when absent. */
  Services: z.optional(
    z.nullable(z.array(wireObject({ ServiceId: idSchema, Quantity: countSchema })).check(z.maxLength(100))),
  ),
});

/** What is to be, of a stay. */
export const changedStayShape = {
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Rooms: z.array(changedRoomSchema).check(z.minLength(1), z.maxLength(50)),
  /** The guest's requests; as they are when absent. */
  Notes: z.optional(z.nullable(textSchema)),
  /** As it is when absent; null takes it back. */
  ArrivalTime: z.optional(z.nullable(timeOfDaySchema)),
  /** As it is when absent. */
  Contact: z.optional(z.nullable(stayContactSchema)),
} as const;

const stayChangeShape = {
  PropertyId: idSchema,
  ConfirmationToken: tokenSchema,
  ...changedStayShape,
} as const;

/** A stay as it is to be. */
export const stayChangeSchema = wireObject(stayChangeShape);
export type StayChange = z.output<typeof stayChangeSchema>;

/** What a stay may become: the rooms and rates of other dates or guests, where what the booking has taken is free to it, with its promo code. */
export const searchForStay = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/Search',
  body: wireObject({
    PropertyId: idSchema,
    ConfirmationToken: tokenSchema,
    DateFrom: stayDateSchema,
    DateTo: stayDateSchema,
    /** Who is to stay in each room that is left. */
    Rooms: z.array(partySchema).check(z.minLength(1), z.maxLength(50)),
  }),
  responses: { 200: searchResponseSchema },
});

/** What a change costs or gives back: Total = OldTotal + Difference. */
export const changeQuoteSchema = wireObject({
  QuoteToken: z.string(),
  ExpiresAtUtc: instantSchema,
  Currency: currencySchema,
  OldTotal: amountSchema,
  Total: amountSchema,
  Difference: z.number(),
  Refund: amountSchema,
  /** The card that gets the refund, or that the hotel keeps and charges. */
  Card: z.nullable(cardSchema),
  /** What is to be paid at once; the kept card is charged, or the guest pays at the booking's page of payment. */
  DueNow: amountSchema,
  Rooms: z.array(wireObject({ ReservationItemId: idSchema, RoomType: z.string(), Total: amountSchema })),
  /** The last moment at which cancelling the changed booking is free; absent where it costs from the start. */
  FreeCancellationUntilUtc: z.optional(z.nullable(instantSchema)),
});
export type ChangeQuote = z.output<typeof changeQuoteSchema>;

export const quoteStayChange = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/QuoteChange',
  body: stayChangeSchema,
  responses: { 200: changeQuoteSchema },
});

export const changeStayResponseSchema = wireObject({
  Success: z.boolean(),
  Message: z.string(),
  ...saidShape,
  Stay: staySchema,
  /** Where the guest pays what is due now; null where nothing is. */
  PaymentUrl: z.nullable(z.string()),
});
export type ChangeStayResponse = z.output<typeof changeStayResponseSchema>;

/** May be repeated: the same quote changes once. */
export const changeStay = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/Change',
  body: wireObject({ ...stayChangeShape, QuoteToken: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  responses: { 200: changeStayResponseSchema },
});

const typedSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** Sends the booker a link to the booking; the same response whether or not there is one. */
export const findStay = defineEndpoint({
  method: 'POST',
  path: '/api/Stay/Find',
  body: wireObject({
    LanguageCode: orNull(languageCodeSchema),
    PropertyId: idSchema,
    ReferenceNumber: typedSchema,
    /** The e-mail address of the booking, or the last name of its booker or of a lead guest. */
    EmailOrLastName: typedSchema,
  }),
  responses: { 200: wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape }) },
});
