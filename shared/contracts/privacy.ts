import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import { countSchema, idSchema, languageCodeSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

const secretSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** What a hotel has of a person, in numbers: what erasing takes away, what stays, and what keeps it from being erased. */
export const personalDataSchema = wireObject({
  /** Null of a booking that was made without one. */
  EmailAddress: z.nullable(z.string()),
  HasAccount: z.boolean(),
  SavedCards: countSchema,
  Stays: countSchema,
  /** Bookings of others in which the person is named. */
  StaysOfOthers: countSchema,
  Tables: countSchema,
  /** Reviews that the person wrote; of a published one the score stays. A server of an earlier release does not say. */
  Reviews: z.optional(countSchema),
  /** They are kept, as the law asks of the hotel. */
  Invoices: countSchema,
  /** Nothing is erased while this is not empty. */
  Open: z.array(
    wireObject({
      /** A stay or a table that is not over, or money of a stay that is not settled. */
      Kind: z.enum(['Stay', 'Table', 'Money']),
      ReferenceNumber: z.string(),
    }),
  ),
});
export type PersonalData = z.output<typeof personalDataSchema>;

/** A file of JSON with everything that the hotel has of a person. */
export const personalFileSchema = wireObject({ FileName: z.string(), Content: z.string() });

const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });

/** 401 without a session, 403 until the address of the account is confirmed. */
export const getAccountData = defineEndpoint({
  method: 'GET',
  path: '/api/Account/Data',
  query: z.object({ propertyId: idSchema }),
  responses: { 200: personalDataSchema },
});

/** The same refusals. */
export const exportAccountData = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ExportData',
  body: wireObject({ PropertyId: idSchema }),
  responses: { 200: personalFileSchema },
});

/** Takes the password again; ends the session. 409 while something is open. */
export const eraseAccountData = defineEndpoint({
  method: 'POST',
  path: '/api/Account/EraseData',
  body: wireObject({ PropertyId: idSchema, Password: secretSchema }),
  responses: { 200: outcomeSchema },
});

/** Sends a link to the data of an address; the same response for every address. */
export const requestPrivacyLink = defineEndpoint({
  method: 'POST',
  path: '/api/Privacy/RequestLink',
  body: wireObject({
    LanguageCode: orNull(languageCodeSchema),
    PropertyId: idSchema,
    EmailAddress: z.string().check(z.maxLength(200)),
  }),
  responses: { 200: outcomeSchema },
});

/** Takes the secret of the link, once; `Key` opens the data until the hour of the link is over. */
export const openPrivacyLink = defineEndpoint({
  method: 'POST',
  path: '/api/Privacy/Open',
  body: wireObject({ PropertyId: idSchema, Token: secretSchema }),
  responses: { 200: wireObject({ Key: z.string(), Data: personalDataSchema }) },
});

const ofKey = wireObject({ PropertyId: idSchema, Key: secretSchema });

/** 403 with a key that is over. */
export const exportPrivacyData = defineEndpoint({
  method: 'POST',
  path: '/api/Privacy/Export',
  body: ofKey,
  responses: { 200: personalFileSchema },
});

/** 403 with a key that is over, 409 while something is open. */
export const erasePrivacyData = defineEndpoint({
  method: 'POST',
  path: '/api/Privacy/Erase',
  body: ofKey,
  responses: { 200: outcomeSchema },
});
