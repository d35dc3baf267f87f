import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countSchema, idSchema, stayDateSchema, textLanguagesSchema } from './primitives.ts';
import { wireObject } from './wire.ts';

/** How post codes of a country are written. */
const postCodeFormSchema = wireObject({
  /** A regular expression for the whole of a code in capital letters, without spaces and hyphens. */
  Pattern: z.string(),
  Example: z.string(),
  /** What the country calls it. */
  Name: z.enum(['postal', 'zip', 'pin', 'eircode']),
  IsBeforeStreet: z.boolean(),
});
export type PostCodeForm = z.output<typeof postCodeFormSchema>;

export const countrySchema = wireObject({
  Id: idSchema,
  Code: z.string(),
  Name: z.string(),
  /** By which it is searched for too: "UK", "Holland". */
  OtherNames: z.optional(z.array(z.string())),
  /** Null where the country has no post codes. */
  PostCode: z.optional(z.nullable(postCodeFormSchema)),
});
export type Country = z.output<typeof countrySchema>;

/** A card scheme that a property takes; `Code` is the scheme of `shared/domain` card-schemes, e.g. `visa`. */
export const creditCardTypeSchema = wireObject({ Id: idSchema, Name: z.string(), Code: z.string() });
export type CreditCardType = z.output<typeof creditCardTypeSchema>;

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const getCountries = defineEndpoint({
  method: 'GET',
  path: '/api/StaticData/:id/countries',
  params,
  responses: { 200: z.array(countrySchema) },
});

export const getCreditCardTypes = defineEndpoint({
  method: 'GET',
  path: '/api/StaticData/:id/creditcardtypes',
  params,
  responses: { 200: z.array(creditCardTypeSchema) },
});

export const flushStaticData = defineEndpoint({
  method: 'POST',
  path: '/api/StaticData/:id/flush',
  params,
  responses: { 200: wireObject({ Success: z.boolean() }) },
});

export const roomTypeConfigurationSchema = wireObject({
  Id: idSchema,
  RoomTypeId: idSchema,
  Text: z.string(),
  TextLanguages: textLanguagesSchema,
  /** What a guest gets who does not choose; the first one that has beds for the party counts. */
  IsDefault: z.optional(z.boolean()),
  /** How many adults and children have a bed; as many as the room takes when absent. Infants never count. */
  Sleeps: z.optional(countSchema),
});
export type RoomTypeConfiguration = z.output<typeof roomTypeConfigurationSchema>;

export const getRoomTypeConfigurations = defineEndpoint({
  method: 'GET',
  path: '/api/RoomTypeConfiguration/Get',
  query: z.object({ propertyId: idSchema }),
  responses: { 200: z.array(roomTypeConfigurationSchema) },
});

export const exchangeRatesSchema = wireObject({
  BaseCurrency: z.string(),
  /** The day of the quotation. */
  Date: stayDateSchema,
  Rates: z.record(z.string(), z.number()),
});

export type ExchangeRates = z.output<typeof exchangeRatesSchema>;

/** For display only: nothing that is charged is computed from it (decisions 1). */
export const getExchangeRates = defineEndpoint({
  method: 'GET',
  path: '/api/CurrencyExchangeRate',
  responses: { 200: exchangeRatesSchema },
});

export const companySchema = wireObject({
  AccountId: idSchema,
  Name: z.string(),
  /** Whether its guests have a PIN to be invoiced at once; without one the hotel is asked. */
  AsksInvoicePin: z.optional(z.boolean()),
});
export type Company = z.output<typeof companySchema>;

export const searchCompanies = defineEndpoint({
  method: 'GET',
  path: '/api/Company/SearchCompanies',
  query: z.object({ propertyId: idSchema, query: z.string().check(z.minLength(3), z.maxLength(100)) }),
  responses: { 200: z.array(companySchema) },
});
