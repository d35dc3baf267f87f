import * as z from 'zod/mini';
import { agePriceSchema } from './child-bands.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  amountSchema,
  idSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
  textLanguagesSchema,
  textSchema,
} from './primitives.ts';
import { wireObject } from './wire.ts';

export const chargeTypeSchema = z.enum(['PerStay', 'PerDay', 'PerQuantity']);
export type ChargeType = z.output<typeof chargeTypeSchema>;

export const articleSchema = wireObject({ ArticleId: idSchema, Name: shortTextSchema, Price: amountSchema });

/** An extra that a hotel sells with a room; its cost is the sum of its articles' prices (product.md 9). */
export const serviceShape = {
  ServiceId: idSchema,
  ServiceCode: shortTextSchema,
  ServiceName: shortTextSchema,
  ServiceDescription: textSchema,
  TextLanguages: textLanguagesSchema,
  Price: amountSchema,
  ChargePerPerson: z.boolean(),
  ChargeType: chargeTypeSchema,
  Articles: z.array(articleSchema),
  /** With `ChargePerPerson`: guests of other ages, and of none that is known, pay all of it. */
  ByAge: z.optional(z.array(agePriceSchema).check(z.maxLength(10))),
} as const;
export const serviceSchema = wireObject({
  ...serviceShape,
  /** Of an extra that is charged per day, where its price is not the same on all nights of the stay: the price of each. */
  DayPrices: z.optional(z.array(wireObject({ Date: stayDateSchema, Price: amountSchema }))),
});
export type Service = z.output<typeof serviceSchema>;

/** Inventory of an extra; `available` null means unlimited. */
export const serviceInventorySchema = wireObject({
  StartingInventory: z.nullable(z.int()),
  Used: z.int(),
  Available: z.nullable(z.int()),
});
export type ServiceInventory = z.output<typeof serviceInventorySchema>;

export const getServicesResponseSchema = wireObject({
  Services: z.array(serviceSchema),
  InventoryPerServiceId: z.record(z.string(), serviceInventorySchema),
});
export type GetServicesResponse = z.output<typeof getServicesResponseSchema>;

export const getServices = defineEndpoint({
  method: 'GET',
  path: '/api/Service/Get',
  query: z.object({
    propertyId: idSchema,
    roomTypeId: idSchema,
    ratePlanId: idSchema,
    dateOfArrival: stayDateSchema,
    dateOfDeparture: stayDateSchema,
    languageCode: z.optional(languageCodeSchema),
  }),
  responses: { 200: getServicesResponseSchema },
});

export const getReservationItemServices = defineEndpoint({
  method: 'GET',
  path: '/api/Service/GetReservationItemServices',
  query: z.object({
    propertyId: idSchema,
    reservationItemId: idSchema,
    /**
     * An addition to the three parameters of product.md 7: the code of the pre check-in link, for who has neither the cookie that
     * `PreCheckIn/Get` sets nor the session of the booking's owner.
     */
    hash: z.optional(z.string().check(z.maxLength(200))),
    languageCode: z.optional(languageCodeSchema),
  }),
  responses: { 200: getServicesResponseSchema },
});
