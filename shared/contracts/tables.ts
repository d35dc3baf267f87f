import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import { countSchema, idSchema, shortTextSchema, stayDateSchema, timeOfDaySchema } from './primitives.ts';
import { wireObject } from './wire.ts';

/** A table as its guest's link shows it. */
export const bookedTableSchema = wireObject({
  BookingReference: z.string(),
  /** Passed: its time has come, and nothing about it can be changed here any more. */
  Status: z.enum(['Booked', 'Cancelled', 'Passed']),
  RestaurantId: idSchema,
  RestaurantName: z.string(),
  VisitDate: stayDateSchema,
  VisitTime: timeOfDaySchema,
  LeaveTime: z.nullable(timeOfDaySchema),
  PartySize: countSchema,
  PromotionId: z.nullable(z.string()),
  PromotionName: z.nullable(z.string()),
  GuestName: z.nullable(z.string()),
  /** The stay that it belongs to, within which it may be moved; null without one. */
  Stay: z.nullable(wireObject({ DateFrom: stayDateSchema, DateTo: stayDateSchema })),
});
export type BookedTable = z.output<typeof bookedTableSchema>;

const tableLink = { PropertyId: idSchema, BookingReference: shortTextSchema, Code: shortTextSchema } as const;

/** The table of a link; 404 for a wrong one. */
export const getRestaurantBooking = defineEndpoint({
  method: 'GET',
  path: '/api/RestaurantBooking/Table',
  query: z.object({ propertyId: idSchema, bookingReference: shortTextSchema, code: shortTextSchema }),
  responses: { 200: bookedTableSchema },
});

const changedTableSchema = wireObject({
  Success: z.boolean(),
  InfoMessage: z.nullable(z.string()),
  /** As it is now. */
  Table: bookedTableSchema,
  ...saidShape,
});

/** To another day and time of the same restaurant. A time that is full meanwhile answers `Success: false`, and the table stays as it was. */
export const moveRestaurantBooking = defineEndpoint({
  method: 'POST',
  path: '/api/RestaurantBooking/Move',
  body: wireObject({ ...tableLink, VisitDate: stayDateSchema, VisitTime: timeOfDaySchema }),
  responses: { 200: changedTableSchema },
});

/** Once more is the same as once. */
export const cancelRestaurantBooking = defineEndpoint({
  method: 'POST',
  path: '/api/RestaurantBooking/Cancel',
  body: wireObject(tableLink),
  responses: { 200: changedTableSchema },
});
