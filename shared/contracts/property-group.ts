import * as z from 'zod/mini';
import { partySchema } from './availability.ts';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import {
  amountSchema,
  countSchema,
  idSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
  textLanguagesSchema,
} from './primitives.ts';
import { propertyIdParams, themeSchema } from './property.ts';
import { orNull, wireObject } from './wire.ts';

const areaSchema = wireObject({
  AreaId: idSchema,
  Name: shortTextSchema,
  TextLanguages: textLanguagesSchema,
});

const listedPropertyShape = {
  PropertyId: idSchema,
  PropertyCode: z.string(),
  PropertyName: z.string(),
  PropertyAddress: z.string(),
  PropertyImageUrl: z.nullable(z.string()),
  HotelRating: z.nullable(z.number()),
  AreaId: z.nullable(idSchema),
  Currency: z.string(),
  TextLanguages: textLanguagesSchema,
} as const;

/** A hotel of a group without a search: what its card shows. */
export const groupPropertySchema = wireObject({
  ...listedPropertyShape,
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
});

export const propertyGroupSchema = wireObject({
  PropertyGroupId: idSchema,
  PropertyGroupCode: z.string(),
  Name: z.string(),
  LogoFileUrl: z.nullable(z.string()),
  Theme: themeSchema,
  /** The group's languages, its first one first: they are offered to guests. Null or absent: all of the site. */
  Languages: z.optional(z.nullable(z.array(languageCodeSchema))),
  TextLanguages: textLanguagesSchema,
  Areas: z.array(areaSchema),
  Properties: z.array(groupPropertySchema),
});
export type PropertyGroup = z.output<typeof propertyGroupSchema>;

export const getPropertyGroup = defineEndpoint({
  method: 'GET',
  path: '/api/PropertyGroup/:id',
  params: propertyIdParams,
  responses: { 200: propertyGroupSchema },
});

const groupSearchSchema = wireObject({
  PropertyGroupId: idSchema,
  LanguageCode: orNull(languageCodeSchema),
  PromoCode: orNull(shortTextSchema),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  AreaId: orNull(idSchema),
  Rooms: z.array(partySchema).check(z.minLength(1), z.maxLength(50)),
  /** These hotels alone: a list that is open asks again for those that have changed. */
  PropertyIds: z.optional(z.array(idSchema).check(z.maxLength(2000))),
});

export const searchPropertyGroup = defineEndpoint({
  method: 'POST',
  path: '/api/Availability/SearchPropertyGroup',
  body: groupSearchSchema,
  responses: {
    200: wireObject({
      Properties: z.array(
        wireObject({
          ...listedPropertyShape,
          IsAvailable: z.boolean(),
          MinimumRate: z.nullable(amountSchema),
          Message: z.nullable(z.string()),
          ...saidShape,
        }),
      ),
    }),
  },
});

export const searchPropertyGroupAreas = defineEndpoint({
  method: 'POST',
  path: '/api/Availability/SearchPropertyGroupAreaAvailability',
  body: groupSearchSchema,
  responses: {
    200: wireObject({
      Areas: z.array(
        wireObject({
          AreaId: idSchema,
          Name: z.string(),
          PropertyCount: countSchema,
          AvailableCount: countSchema,
          MinimumRate: z.nullable(amountSchema),
          Currency: z.string(),
          TextLanguages: textLanguagesSchema,
        }),
      ),
    }),
  },
});
