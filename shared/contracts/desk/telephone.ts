import * as z from 'zod/mini';
import { partyShape } from '../availability.ts';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import {
  amountSchema,
  currencySchema,
  idSchema,
  instantSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
  textSchema,
} from '../primitives.ts';
import { priceLineSchema } from '../reservation.ts';
import { chargedTaxSchema } from '../taxes.ts';
import { orNull, wireObject } from '../wire.ts';

const wantedRoomSchema = wireObject({
  RoomTypeId: idSchema,
  RatePlanId: idSchema,
  ...partyShape,
  Services: z.optional(
    z
      .array(wireObject({ ServiceId: idSchema, Quantity: z.int().check(z.minimum(1), z.maximum(999)) }))
      .check(z.maxLength(100)),
  ),
  /** Who stays in it; absent: the one who books. */
  LeadGuest: z.optional(z.nullable(wireObject({ FirstName: shortTextSchema, LastName: shortTextSchema }))),
});

const wantedShape = {
  PropertyId: idSchema,
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  PromoCode: orNull(shortTextSchema),
  Rooms: z.array(wantedRoomSchema).check(z.minLength(1), z.maxLength(50)),
} as const;

/** What is paid when, and until when the rooms would be held for it; nothing is written. */
export const quoteDeskBooking = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/QuoteBooking',
  body: wireObject(wantedShape),
  responses: {
    200: wireObject({
      /** In the order of the wanted rooms. */
      Rooms: z.array(
        wireObject({
          RoomType: z.string(),
          RatePlan: z.string(),
          Policy: z.string(),
          Total: amountSchema,
          PriceLines: z.array(priceLineSchema),
        }),
      ),
      Taxes: z.array(chargedTaxSchema),
      Total: amountSchema,
      Currency: currencySchema,
      DueNow: amountSchema,
      /** Charged to the card that the guest gives, earliest first. */
      Later: z.array(wireObject({ On: stayDateSchema, Amount: amountSchema })),
      AtHotel: amountSchema,
      /** A card is kept, for the later charges or as a guarantee. */
      NeedsCard: z.boolean(),
      /** Until when the rooms would be held for the guest to pay; null where nothing is asked for. */
      HeldUntilUtc: z.nullable(instantSchema),
      /** Whether it may be confirmed without the card that guarantees it. */
      MayWaiveCard: z.boolean(),
    }),
  },
});

/**
 * Books for a guest on the telephone. Where the rate asks for money or a card the rooms are held, and the guest gets a link to pay; else it is confirmed. The same key and body
 * make one booking. 409: another price than was shown, or rooms that were sold meanwhile; nothing was taken then.
 */
export const bookAtDesk = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/Book',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: wireObject({
    ...wantedShape,
    FirstName: shortTextSchema,
    LastName: shortTextSchema,
    Email: shortTextSchema,
    Phone: orNull(shortTextSchema),
    /** In which the guest is written to. */
    LanguageCode: languageCodeSchema,
    Notes: orNull(textSchema),
    /** Confirms a rate that is paid at the hotel without the card that guarantees it. */
    WithoutCard: z.optional(z.boolean()),
    /** What the clerk has told the guest; another amount is a 409. */
    QuotedTotal: amountSchema,
    QuotedDueNow: amountSchema,
  }),
  responses: {
    200: wireObject({
      Success: z.boolean(),
      Message: z.string(),
      ...saidShape,
      ReservationId: idSchema,
      ReferenceNumber: z.string(),
    }),
  },
});

/** Gives the rooms free that are held for a guest who has not paid. */
export const endDeskHold = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/EndHold',
  body: wireObject({ PropertyId: idSchema, ReservationId: idSchema }),
  responses: { 200: wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape }) },
});
