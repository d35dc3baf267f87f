import * as z from 'zod/mini';

/** Events by which remotes speak to each other and to the shell; a change of a payload is a new version. */
export const busEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('search.changed.v1'), propertyCode: z.string() }),
  z.object({ type: z.literal('rooms.listed.v1'), roomTypeIds: z.array(z.string()) }),
  z.object({
    type: z.literal('basket.item-added.v1'),
    roomNumber: z.int(),
    roomTypeId: z.string(),
    ratePlanId: z.string(),
  }),
  z.object({ type: z.literal('basket.item-removed.v1'), roomNumber: z.int(), roomTypeId: z.string() }),
  z.object({ type: z.literal('checkout.begun.v1') }),
  z.object({ type: z.literal('checkout.payment-info-added.v1'), paymentType: z.int() }),
  z.object({
    type: z.literal('booking.confirmed.v1'),
    referenceNumber: z.string(),
    total: z.number(),
    currency: z.string(),
  }),
  z.object({ type: z.literal('contact.requested.v1') }),
  z.object({ type: z.literal('login.requested.v1') }),
  z.object({ type: z.literal('restaurant.requested.v1'), identifier: z.nullable(z.string()) }),
  z.object({
    type: z.literal('restaurant.booked.v1'),
    /** The confirmation token of the stay that the table is for; null without one. */
    identifier: z.nullable(z.string()),
    bookingReference: z.string(),
  }),
]);
export type BusEvent = z.output<typeof busEventSchema>;
export type BusEventType = BusEvent['type'];
export type BusEventOf<Type extends BusEventType> = Extract<BusEvent, { type: Type }>;
