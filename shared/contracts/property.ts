import * as z from 'zod/mini';
import { childBandSchema } from './child-bands.ts';
import { accessibilitySchema } from './accessibility.ts';
import { cardGatewaySchema } from './card-gateway.ts';
import { challengeSchema } from './challenge.ts';
import { creditCardTypeSchema } from './static-data.ts';
import {
  colourSchema,
  countSchema,
  currencySchema,
  idSchema,
  languageCodeSchema,
  shortTextSchema,
  textLanguagesSchema,
  textSchema,
  timeOfDaySchema,
} from './primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { legalEntitySchema } from './legal-entity.ts';
import { taxOrFeeSchema } from './taxes.ts';
import { wireObject } from './wire.ts';

/** The property's twelve colours (product.md 3), each `#rrggbb`. */
export const themeSchema = wireObject({
  Primary: colourSchema,
  Secondary: colourSchema,
  Accent: colourSchema,
  Tertiary: colourSchema,
  Dark: colourSchema,
  DarkPage: colourSchema,
  Positive: colourSchema,
  Negative: colourSchema,
  Info: colourSchema,
  Warning: colourSchema,
  LightPage: colourSchema,
  BrandPrimary: colourSchema,
});
export type Theme = z.output<typeof themeSchema>;

export const addressShape = {
  Street: shortTextSchema,
  City: shortTextSchema,
  PostCode: shortTextSchema,
  CountryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  CountryName: shortTextSchema,
  Latitude: z.nullable(z.number()),
  Longitude: z.nullable(z.number()),
} as const;
export const addressSchema = wireObject(addressShape);

const urlSchema = z.string().check(z.maxLength(2000));
const nullableUrl = z.nullable(urlSchema);

/** Of a property that names none (product.md 3 and 9). */
export const defaultCurrency = 'GBP';
export const defaultPhoneCountryCode = 'GB';

/** Fields of a property that a hotelier sets; product.md 3 and decisions 1. */
export const propertyShape = {
  PropertyCode: z.string().check(z.regex(/^[A-Za-z0-9-]{2,20}$/)),
  PropertyName: shortTextSchema,
  Description: textSchema,
  PropertyAddress: shortTextSchema,
  Address: addressSchema,
  LogoFileUrl: nullableUrl,
  PropertyImageUrl: nullableUrl,
  /** What the picture shows, for guests who do not see it. */
  PropertyImageAlt: z.optional(z.nullable(shortTextSchema)),
  /** More pictures of the house, in the order in which guests see them after `PropertyImageUrl`. */
  PropertyImageUrls: z.optional(z.array(urlSchema).check(z.maxLength(100))),
  /** What they show, in the order of `PropertyImageUrls`; null for one without words. */
  PropertyImageAlts: z.optional(z.array(z.nullable(shortTextSchema))),
  HotelRating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  HasRating: z.boolean(),
  GoogleTagManagerContainerId: z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))),
  FacebookPixelId: z.nullable(z.string().check(z.regex(/^\d{6,20}$/))),
  Currency: z._default(currencySchema, defaultCurrency),
  AvailableCurrencies: z.array(currencySchema),
  PayByPaystack: z.boolean(),
  PrivacyPolicyUrl: nullableUrl,
  TermsAndConditionsUrl: nullableUrl,
  WebsiteUrl: nullableUrl,
  Email: shortTextSchema,
  Telephone: shortTextSchema,
  DefaultPhoneCountryCode: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), defaultPhoneCountryCode),
  TimeZone: shortTextSchema,
  CheckInTime: timeOfDaySchema,
  CheckOutTime: timeOfDaySchema,
  PricesIncludeTax: z.boolean(),
  TaxLabel: z.nullable(shortTextSchema),
  /** In the order in which guests read them. */
  TaxesAndFees: z.optional(z.array(taxOrFeeSchema).check(z.maxLength(30))),
  /** Of the house; rooms have their own. */
  Accessibility: z.optional(accessibilitySchema),
  /** Who issues the invoices; a property without it issues none here. */
  LegalEntity: z.optional(z.nullable(legalEntitySchema)),
  /** Youngest first, without a gap from 0; a hotel that has them asks for the age of every child. */
  ChildBands: z.optional(z.array(childBandSchema).check(z.maxLength(10))),
  ShowRoomConfigurationQuestion: z.boolean(),
  ShowRoomTypeOccupancy: z.boolean(),
  EnableChildrenSearch: z.boolean(),
  EnableInfantSearch: z.boolean(),
  DefaultOccupancyAdult: countSchema,
  DefaultOccupancyChildren: countSchema,
  DefaultOccupancyInfant: countSchema,
  MaxNumberOfRoomsOnBooking: countSchema,
  AdultMaximumOccupancy: z.nullable(countSchema),
  ChildMaximumOccupancy: z.nullable(countSchema),
  OccupancyAdultLabelText: z.nullable(shortTextSchema),
  OccupancyChildrenLabelText: z.nullable(shortTextSchema),
  OccupancyInfantLabelText: z.nullable(shortTextSchema),
  Theme: themeSchema,
  TextLanguages: textLanguagesSchema,
} as const;

export const propertySchema = wireObject({
  ...propertyShape,
  PropertyId: idSchema,
  /** The picture of a shared link: `PropertyImageUrl` as a JPEG of 1200 by 630 pixels, made at import; null or absent: not made. */
  ShareImageUrl: z.optional(nullableUrl),
  /** The hotel's languages, its first one first: they are offered to guests. Null or absent: all of the site. */
  Languages: z.optional(z.nullable(z.array(languageCodeSchema))),
  /** Whether `/api/Property/About` has something to say. */
  HasAbout: z.optional(z.boolean()),
  /** Whether `/api/Reviews` has a published review; absent in what a server part of a remote is given. */
  HasReviews: z.optional(z.boolean()),
  /** The schemes that may be paid with; empty where no card is taken here. */
  CreditCards: z.array(creditCardTypeSchema),
  /** Cards go to a simulator that moves no money, on a site that guests may take for a real one: pages that ask for a card say so. */
  CardsAreSimulated: z._default(z.boolean(), false),
  /** Null or absent: this site's own form takes cards. */
  CardGateway: z.optional(z.nullable(cardGatewaySchema)),
  /** What may be asked before a card is tried; null or absent: nothing. */
  Challenge: z.optional(z.nullable(challengeSchema)),
});
export type Property = z.output<typeof propertySchema>;

export const propertyIdParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const getProperty = defineEndpoint({
  method: 'GET',
  path: '/api/Property/:id',
  params: propertyIdParams,
  responses: { 200: propertySchema },
});
