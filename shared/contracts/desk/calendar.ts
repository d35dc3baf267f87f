import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import { amountSchema, currencySchema, idSchema, instantSchema, stayDateSchema } from '../primitives.ts';
import { orNull, wireObject } from '../wire.ts';

/** What a night of a rate is, added up. */
export const rateFlags = { closed: 1, closedToArrival: 2, closedToDeparture: 4, byHand: 8 } as const;

/** A value for each night of the answer. */
const nightly = <const Schema extends z.ZodMiniType>(schema: Schema) => z.array(schema);

const calendarRateSchema = wireObject({
  RatePlanId: idSchema,
  Name: z.string(),
  /** Base rate; null where the rate has none. */
  Prices: nightly(z.nullable(z.number())),
  /** Shortest stay; 1 where any is long enough. */
  MinStays: nightly(z.number()),
  /** The sum of `rateFlags`. */
  Flags: nightly(z.number()),
});
const calendarRoomTypeSchema = wireObject({
  RoomTypeId: idSchema,
  Name: z.string(),
  Total: nightly(z.number()),
  Sold: nightly(z.number()),
  Held: nightly(z.number()),
  /** 1 where the number of rooms was set by hand. */
  ByHand: nightly(z.number()),
  Rates: z.array(calendarRateSchema),
});
export type CalendarRoomType = z.output<typeof calendarRoomTypeSchema>;
export type CalendarRate = z.output<typeof calendarRateSchema>;

/** Nights from a day to a day, both included: at most 62, from today on. Without days the first 28. */
export const getDeskCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Calendar',
  query: z.object({ propertyId: idSchema, from: z.optional(stayDateSchema), to: z.optional(stayDateSchema) }),
  responses: {
    200: wireObject({
      From: stayDateSchema,
      To: stayDateSchema,
      FirstNight: stayDateSchema,
      LastNight: stayDateSchema,
      Currency: currencySchema,
      RoomTypes: z.array(calendarRoomTypeSchema),
    }),
  },
});

const ids = z.array(idSchema).check(z.maxLength(200));

/** Nights of room types, and of their rates at some plans; null is left as it is. */
const changeShape = {
  PropertyId: idSchema,
  RoomTypeIds: ids,
  RatePlanIds: ids,
  /** Both included. */
  From: stayDateSchema,
  To: stayDateSchema,
  Total: orNull(z.int().check(z.minimum(0), z.maximum(9999))),
  IsClosed: orNull(z.boolean()),
  /** 1: any stay is long enough. */
  MinStay: orNull(z.int().check(z.minimum(1), z.maximum(99))),
  IsClosedToArrival: orNull(z.boolean()),
  IsClosedToDeparture: orNull(z.boolean()),
  /** Of the base rate: the amount itself, what is added, or the percentage that is added. */
  Price: orNull(wireObject({ Kind: z.enum(['set', 'add', 'percent']), Value: amountSchema })),
  /** Forgets what was set by hand before anything else of this change. */
  IsAsInFile: orNull(z.boolean()),
} as const;
const changeSchema = wireObject(changeShape);
export type CalendarChange = z.output<typeof changeSchema>;

/** What a change would do; writes nothing. */
export const previewDeskCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/PreviewCalendar',
  body: changeSchema,
  responses: {
    200: wireObject({
      /** Nights of room types whose number of rooms is set. */
      StockNights: z.int(),
      /** Nights of rates that are changed. */
      RateNights: z.int(),
      /** Nights of rates without a price, which are left as they are. */
      NightsWithoutPrice: z.int(),
      /** Rooms sold or held on these nights: they keep what was agreed. */
      RoomsTaken: z.int(),
      /** Nights on which more is sold and held than would be left: there the number of rooms becomes what is taken. The first ones. */
      BelowTaken: z.array(wireObject({ RoomTypeId: idSchema, Date: stayDateSchema, Taken: z.int() })),
      BelowTakenCount: z.int(),
      /** Rates whose shortest stay becomes shorter: the longest one before, and on how many nights. */
      LoweredMinStays: z.optional(
        z.array(wireObject({ RoomTypeId: idSchema, RatePlanId: idSchema, Before: z.int(), Nights: z.int() })),
      ),
      /** Lowest and highest base rate, before and after; null where no price is set. */
      PricesBefore: z.nullable(z.array(amountSchema)),
      PricesAfter: z.nullable(z.array(amountSchema)),
      /** Of what was set on these nights when this was answered. */
      Fingerprint: z.string(),
    }),
  },
});

const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });

/** Refused when these nights have been changed since the preview with this fingerprint. */
export const changeDeskCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/ChangeCalendar',
  body: wireObject({ ...changeShape, Fingerprint: z.string().check(z.maxLength(100)) }),
  responses: { 200: outcomeSchema },
});

/** The last changes of the calendar, the latest first. */
export const listCalendarChanges = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/CalendarChanges',
  query: z.object({ propertyId: idSchema }),
  responses: {
    200: wireObject({
      Changes: z.array(
        wireObject({
          ChangeId: idSchema,
          AtUtc: instantSchema,
          Name: z.nullable(z.string()),
          Change: changeSchema,
          IsUndone: z.boolean(),
        }),
      ),
    }),
  },
});

/** Brings back what was there before a change; refused where something else has changed these nights since. */
export const undoCalendarChange = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/UndoCalendar',
  body: wireObject({ PropertyId: idSchema, ChangeId: idSchema }),
  responses: { 200: outcomeSchema },
});
