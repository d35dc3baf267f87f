import * as z from 'zod/mini';
import { partySchema } from '../availability.ts';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import {
  amountSchema,
  countSchema,
  currencySchema,
  idSchema,
  instantSchema,
  shortTextSchema,
  stayDateSchema,
  textSchema,
  timeOfDaySchema,
} from '../primitives.ts';
import { confirmationSchema, reservationStatusSchema } from '../reservation.ts';
import { searchResponseSchema } from '../search-response.ts';
import { cancellationQuoteSchema, changedStayShape, changeQuoteSchema, staySchema } from '../stay.ts';
import { wireObject } from '../wire.ts';
import { dayCountsSchema } from './day-counts.ts';

/** A booking in a list. */
const deskBookingSchema = wireObject({
  ReservationId: idSchema,
  ReferenceNumber: z.string(),
  Status: reservationStatusSchema,
  /** How it ended after it stood; absent while it stands. */
  Ended: z.optional(z.enum(['Cancelled', 'NoShow'])),
  /** Waits for the hotel to accept it. */
  IsOnRequest: z.boolean(),
  /** Waits until then for its guest to pay by the link; absent for others. */
  HeldUntilUtc: z.optional(instantSchema),
  BookerName: z.string(),
  /** Lead guests of its rooms, as far as their names are known. */
  GuestNames: z.array(z.string()),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  RoomTypes: z.array(z.string()),
  NumberOfGuests: z.int(),
  Total: amountSchema,
  Paid: amountSchema,
  Currency: currencySchema,
  HasCheckedIn: z.boolean(),
  HasNotes: z.boolean(),
  /** When its guests expect to arrive, as far as they have said it. */
  ArrivalTime: z.optional(z.nullable(timeOfDaySchema)),
  BookedAtUtc: instantSchema,
});
export type DeskBooking = z.output<typeof deskBookingSchema>;

const deskTableSchema = wireObject({
  ReferenceNumber: z.string(),
  RestaurantName: z.string(),
  VisitTime: z.string(),
  PartySize: z.int(),
  SpecialRequests: z.nullable(z.string()),
  ContactNumber: z.string(),
  /** In whose name it is, where one was given. */
  GuestName: z.optional(z.nullable(z.string())),
  /** The stay that it belongs to, if it does. */
  ReservationId: z.nullable(idSchema),
});
export type DeskTable = z.output<typeof deskTableSchema>;

/**
 * A day of the hotel; without `on` the day that it is there. With `first` each list ends after as many rows, and `Counts` says how long the
 * whole lists are.
 */
export const getDeskToday = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Today',
  query: z.object({
    propertyId: idSchema,
    on: z.optional(stayDateSchema),
    first: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  responses: {
    200: wireObject({
      On: stayDateSchema,
      Counts: z.optional(dayCountsSchema),
      Arrivals: z.array(deskBookingSchema),
      Departures: z.array(deskBookingSchema),
      /** Arrived before that day and leaving after it. */
      InHouse: z.array(deskBookingSchema),
      /** Bookings that wait for the hotel's answer, the oldest first. */
      Requests: z.array(deskBookingSchema),
      /** Bookings that wait for their guest to pay by a link, those that end first first. */
      AwaitingPayment: z.optional(z.array(deskBookingSchema)),
      /** Bookings with a mail that could not be sent. */
      UnsentMails: z.optional(z.array(deskBookingSchema)),
      Tables: z.array(deskTableSchema),
    }),
  },
});

/** Latest arrival first, fifty at a time; `after` is `Next` of the page before. A text is beginnings of names, an e-mail address, a telephone number, or a reference. */
export const searchDeskBookings = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Bookings',
  query: z.object({
    propertyId: idSchema,
    text: z.optional(shortTextSchema),
    status: z.optional(z.enum([...reservationStatusSchema.options, 'Cancelled', 'NoShow'])),
    arrivalFrom: z.optional(stayDateSchema),
    arrivalTo: z.optional(stayDateSchema),
    after: z.optional(z.string().check(z.regex(/^\d{4}\/\d{2}\/\d{2}:[^\p{Cc}]{1,64}$/u))),
  }),
  responses: {
    200: wireObject({ Bookings: z.array(deskBookingSchema), Next: z.nullable(z.string()) }),
  },
});

const movementKindSchema = z.enum([
  'authorised',
  'captured',
  'voided',
  'refunded',
  'refund-failed',
  'disputed',
  'dispute-won',
  'fee',
]);

/** Everything of one booking. */
export const getDeskBooking = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Booking',
  query: z.object({ propertyId: idSchema, reservationId: idSchema }),
  responses: {
    200: wireObject({
      Booking: deskBookingSchema,
      /** What the guest sees, with price lines, extras and tables. */
      Confirmation: confirmationSchema,
      /** Street, post code and place, as far as they are known. */
      AddressLines: z.array(z.string()),
      /** By room, in the rooms' order. */
      Guests: z.array(
        z.array(
          wireObject({ Name: z.string(), Email: z.nullable(z.string()), Phone: z.nullable(z.string()) }),
        ),
      ),
      /** Where the guest pays; for those who may book, while it waits for that. */
      PaymentLink: z.optional(wireObject({ Url: z.string(), UntilUtc: instantSchema, Amount: amountSchema })),
      /** Whose invoice it goes on, with the company's own number for it; absent for others. */
      Company: z.optional(wireObject({ Name: z.string(), PoNumber: z.nullable(z.string()) })),
      /** What the guest wrote. */
      Notes: z.nullable(z.string()),
      /** Of its rooms, in the order of the confirmation's. */
      RoomIds: z.optional(z.array(idSchema)),
      /** Its rooms and guests as they are changed; its `Changes` are those of the guest. */
      Stay: z.optional(staySchema),
      /** How often it was changed: what the desk gives back is refused for another one. */
      StayVersion: z.optional(z.int()),
      /** From when its guests can be noted as not come. */
      NoShowFromUtc: z.optional(instantSchema),
      /** The most that can be given back. */
      Refundable: z.optional(amountSchema),
      /** Money on its way back, and what went. */
      Refunds: z.optional(
        z.array(
          wireObject({
            AtUtc: instantSchema,
            Amount: amountSchema,
            State: z.enum(['Due', 'Delayed', 'Done', 'Failed']),
          }),
        ),
      ),
      /** Every movement of its money, the earliest first; amounts as they were moved. */
      Ledger: z.array(
        wireObject({
          AtUtc: instantSchema,
          Kind: movementKindSchema,
          Amount: amountSchema,
          Currency: currencySchema,
          Provider: z.string(),
        }),
      ),
      /** What has happened, the latest first; a name where it was a member of staff. */
      History: z.array(
        wireObject({
          AtUtc: instantSchema,
          Action: z.string(),
          By: z.enum(['guest', 'desk', 'job', 'gateway']),
          Name: z.nullable(z.string()),
        }),
      ),
      /** Mails of the last weeks, the latest first. */
      Mails: z.array(
        wireObject({
          MailId: idSchema,
          Kind: z.string(),
          CreatedAtUtc: instantSchema,
          SentAtUtc: z.nullable(instantSchema),
          /** Why it could not be sent, in the mail server’s words; absent while nothing has failed. */
          Failure: z.optional(z.nullable(wireObject({ Reason: z.string(), WillRetry: z.boolean() }))),
        }),
      ),
      /** What the desk wrote for itself, the latest first. */
      DeskNotes: z.array(
        wireObject({ AtUtc: instantSchema, Name: z.nullable(z.string()), Text: z.string() }),
      ),
    }),
  },
});

const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });

/** Writes the mail again, from the booking as it is now. */
export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/SendMailAgain',
  body: wireObject({ PropertyId: idSchema, ReservationId: idSchema, MailId: idSchema }),
  responses: { 200: outcomeSchema },
});

/** For the hotel's own eyes. */
export const writeDeskNote = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Note',
  body: wireObject({
    PropertyId: idSchema,
    ReservationId: idSchema,
    Notes: textSchema.check(z.minLength(1)),
  }),
  responses: { 200: outcomeSchema },
});

/** Why the desk sets a fee, or gives money back. */
export const deskReasons = ['Goodwill', 'Illness', 'OurMistake', 'Twice', 'Agreed', 'Other'] as const;
const reasonSchema = z.enum(deskReasons);
export type DeskReason = z.output<typeof reasonSchema>;

const paidAmountSchema = z.number().check(z.minimum(0), z.maximum(1e12));
const ofBooking = { PropertyId: idSchema, ReservationId: idSchema } as const;
const someRooms = z.optional(z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(100))));
/** For the desk's own eyes, beside what is done. */
const noteSchema = z.optional(z.nullable(textSchema));
const wantedEnd = {
  ...ofBooking,
  /** All rooms when absent. */
  ReservationItemIds: someRooms,
  /** The guest has not come: what the rate keeps then counts. */
  NoShow: z.optional(z.boolean()),
} as const;

/** What cancelling costs and gives back by the rate's rules; nothing is changed. */
export const quoteDeskCancellation = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/QuoteCancellation',
  body: wireObject(wantedEnd),
  responses: { 200: cancellationQuoteSchema },
});

/** The same with a fee that the desk sets; one of nothing waives it. 400 for more decimals than the currency has. */
export const quoteDeskFee = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/QuoteFee',
  body: wireObject({ ...wantedEnd, Fee: paidAmountSchema, Reason: reasonSchema }),
  responses: { 200: cancellationQuoteSchema },
});

/** Does what the quote says, which holds for who asked for it. May be repeated. */
export const cancelAtDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Cancel',
  body: wireObject({
    ...ofBooking,
    QuoteToken: z.string().check(z.minLength(1), z.maxLength(4000)),
    Notes: noteSchema,
  }),
  responses: { 200: outcomeSchema },
});

/** Gives a part or all of what was paid back: the booking costs so much less. 400 for more decimals than the currency has, 409 for another version of it. */
export const refundAtDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Refund',
  body: wireObject({
    ...ofBooking,
    Amount: paidAmountSchema,
    Reason: reasonSchema,
    StayVersion: countSchema,
    Notes: noteSchema,
  }),
  responses: { 200: outcomeSchema },
});

/** What a booking may become: the rooms and rates of other dates or guests, where what it has taken is free to it, with its promo code. */
export const searchForDeskChange = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/SearchForChange',
  body: wireObject({
    ...ofBooking,
    DateFrom: stayDateSchema,
    DateTo: stayDateSchema,
    /** Who is to stay in each room that is left. */
    Rooms: z.array(partySchema).check(z.minLength(1), z.maxLength(50)),
  }),
  responses: { 200: searchResponseSchema },
});

/** What a change by the desk costs or gives back, whatever guests may change by themselves; nothing is changed. */
export const quoteDeskChange = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/QuoteChange',
  body: wireObject({ ...ofBooking, ...changedStayShape }),
  responses: { 200: changeQuoteSchema },
});

/** Does what the quote says, which holds for who asked for it. May be repeated. */
export const changeAtDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Change',
  body: wireObject({
    ...ofBooking,
    ...changedStayShape,
    QuoteToken: z.string().check(z.minLength(1), z.maxLength(4000)),
  }),
  responses: { 200: outcomeSchema },
});
