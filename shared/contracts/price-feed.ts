import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import {
  amountSchema,
  countSchema,
  currencySchema,
  idSchema,
  shortTextSchema,
  stayDateSchema,
} from './primitives.ts';
import { propertyIdParams } from './property.ts';
import { wireObject } from './wire.ts';

const parameter = z.optional(shortTextSchema);

/**
 * The prices of one stay for price comparison: what the hotel's own page shows at `Url`, and what Create charges. Amounts in major
 * units, for the whole stay, with everything that has to be paid.
 */
export const priceFeedSchema = wireObject({
  PropertyCode: idSchema,
  FromDate: stayDateSchema,
  ToDate: stayDateSchema,
  Currency: currencySchema,
  /** Empty where nothing can be had. */
  Offers: z.array(
    wireObject({
      RoomTypeId: idSchema,
      RatePlanId: idSchema,
      RoomType: shortTextSchema,
      RatePlan: shortTextSchema,
      TotalPrice: amountSchema,
      RoomsLeft: countSchema,
      /** The page that shows this room and rate first, at this price. */
      Url: z.string(),
    }),
  ),
});
export type PriceFeed = z.output<typeof priceFeedSchema>;

/** The query is that of a link to Rooms-And-Rates (decisions 3), for one room. */
export const getPriceFeed = defineEndpoint({
  method: 'GET',
  path: '/api/Connect/Prices/:id',
  params: propertyIdParams,
  query: z.object({
    fromDate: shortTextSchema,
    toDate: parameter,
    nights: parameter,
    adults: parameter,
    children: parameter,
    infants: parameter,
    ages: parameter,
    ratePlanCode: parameter,
    location: parameter,
    languageCode: parameter,
  }),
  responses: { 200: priceFeedSchema },
});
