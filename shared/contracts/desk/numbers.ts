import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amountSchema, currencySchema, idSchema, stayDateSchema } from '../primitives.ts';
import { wireObject } from '../wire.ts';

/** How a booking came: by the site, by the site on a company's account, or by the desk, as by telephone. */
export const bookingChannels = ['website', 'company', 'desk'] as const;
const channelSchema = z.enum(bookingChannels);
export type BookingChannel = z.output<typeof channelSchema>;

const countSchema = z.int();

/** Figures of days. Null where nothing is divided by: no room for sale, no room sold, no arrival. */
const figureFields = {
  RoomsAvailable: countSchema,
  RoomsSold: countSchema,
  /** 0 to 1. */
  Occupancy: z.nullable(z.number()),
  RoomRevenue: amountSchema,
  Adr: z.nullable(amountSchema),
  RevPar: z.nullable(amountSchema),
  /** Rooms and their revenue on the books now, less those on the books when `Since` began. */
  PickUpRooms: countSchema,
  PickUpRevenue: amountSchema,
  /** Bookings that arrive, and how many days before the arrival they were made on average. */
  Arrivals: countSchema,
  LeadTime: z.nullable(z.number()),
} as const;
const figuresSchema = wireObject(figureFields);
export type Figures = z.output<typeof figuresSchema>;

const dayFiguresSchema = wireObject({ On: stayDateSchema, ...figureFields });
export type DayFigures = z.output<typeof dayFiguresSchema>;

const channelFiguresSchema = wireObject({ Channel: channelSchema, ...figureFields });
export type ChannelFigures = z.output<typeof channelFiguresSchema>;

const spanSchema = wireObject({
  From: stayDateSchema,
  To: stayDateSchema,
  Total: figuresSchema,
  Channels: z.array(channelFiguresSchema),
  Days: z.array(dayFiguresSchema),
  /** What is kept of cancelled stays and of guests who did not come, by their day of arrival; it is no room revenue. */
  Fees: amountSchema,
});

const journeyStepSchema = z.enum(['sent', 'payment', 'confirmed', 'kept']);
export type JourneyStep = z.output<typeof journeyStepSchema>;

/** Days from `from` to `to`, both with them, at most a year, else this month; `since`: the day from which pick-up is counted, else a week ago. */
const query = z.object({
  propertyId: idSchema,
  from: z.optional(stayDateSchema),
  to: z.optional(stayDateSchema),
  since: z.optional(stayDateSchema),
});

export const getDeskNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Numbers',
  query,
  responses: {
    200: wireObject({
      Currency: currencySchema,
      Since: stayDateSchema,
      Now: spanSchema,
      /** The same days of the week 52 weeks before, as they ended. */
      Before: spanSchema,
      /** Of the bookings that guests sent on these days: how many came to which step. */
      Journeys: z.array(wireObject({ Step: journeyStepSchema, Count: countSchema })),
    }),
  },
});

/** The same by day and channel, as a file of comma-separated values. */
export const getDeskNumbersFile = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/NumbersFile',
  query,
  responses: { 200: wireObject({ FileName: z.string(), Content: z.string() }) },
});
