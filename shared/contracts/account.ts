import * as z from 'zod/mini';
import { partyShape } from './availability.ts';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import {
  amountSchema,
  currencySchema,
  idSchema,
  instantSchema,
  languageCodeSchema,
  shortTextSchema,
  stayDateSchema,
} from './primitives.ts';
import { reservationStatusSchema } from './reservation.ts';
import { orNull, wireObject } from './wire.ts';

const secretSchema = z.string().check(z.maxLength(200));
const emailSchema = z.string().check(z.maxLength(200));

export const savedCardSchema = wireObject({
  CreditCardId: idSchema,
  CreditCardName: z.string(),
  ExpiryMonth: z.int(),
  ExpiryYear: z.int(),
  CreditCardTypeId: idSchema,
});
export type SavedCard = z.output<typeof savedCardSchema>;

/** Of the guest's last booking for themselves; not said: not known. */
const addressShape = {
  Street: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  PostCode: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  CountryId: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
} as const;

const userShape = {
  EmailAddress: z.string(),
  Firstname: z.string(),
  Lastname: z.string(),
  Telephone: z.nullable(z.string()),
  ...addressShape,
  ReceiveBrandOffers: z.boolean(),
  CanChoosePaymentMethod: z.boolean(),
  /** Not said: not known. */
  IsEmailConfirmed: z.optional(z.boolean()),
  CreditCards: z.array(savedCardSchema),
} as const;

export const userSchema = wireObject(userShape);
export type User = z.output<typeof userSchema>;

const outcomeSchema = wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape });
const call = <const Path extends string, const Body extends z.ZodMiniType>(path: Path, body: Body) =>
  defineEndpoint({ method: 'POST', path, body, responses: { 200: outcomeSchema } });

/** 401 without a session. */
export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/Account',
  query: z.object({ propertyId: idSchema }),
  responses: { 200: userSchema },
});

export const authenticate = defineEndpoint({
  method: 'POST',
  path: '/api/Account/Authenticate',
  body: wireObject({
    LanguageCode: orNull(languageCodeSchema),
    PropertyId: idSchema,
    EmailAddress: emailSchema,
    Password: secretSchema,
  }),
  responses: {
    200: z.union([
      wireObject({ Success: z.literal(true), Message: z.string(), ...userShape }),
      wireObject({ Success: z.literal(false), Message: z.string(), ...saidShape }),
    ]),
  },
});

/** Of the property that is named, else of every one that this browser is logged in at. */
export const logout = call('/api/Account/Logout', wireObject({ PropertyId: z.optional(idSchema) }));

export const register = call(
  '/api/Account/Register',
  wireObject({
    LanguageCode: orNull(languageCodeSchema),
    PropertyId: idSchema,
    EmailAddress: emailSchema,
    Password: secretSchema,
    Firstname: shortTextSchema,
    Lastname: shortTextSchema,
    MobileNumber: orNull(shortTextSchema),
  }),
);

/**
 * The link shows that the address is the reader's; that the account is too is shown by the browser that made it, by a session or by its
 * password. `PasswordNeeded`: by none of them yet; the link is as good as before.
 */
export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/api/Account/ConfirmEmail',
  body: wireObject({
    UserId: idSchema,
    Token: secretSchema,
    Password: z.optional(z.nullable(secretSchema)),
  }),
  responses: {
    200: wireObject({
      Success: z.boolean(),
      Message: z.string(),
      ...saidShape,
      PasswordNeeded: z.optional(z.boolean()),
    }),
  },
});

export const requestPasswordReset = call(
  '/api/Account/RequestPasswordReset',
  wireObject({ LanguageCode: orNull(languageCodeSchema), PropertyId: idSchema, EmailAddress: emailSchema }),
);

/** Sends the mail that confirms an address again; the same response for every address, confirmed or unknown. */
export const requestEmailConfirmation = call(
  '/api/Account/RequestEmailConfirmation',
  wireObject({ LanguageCode: orNull(languageCodeSchema), PropertyId: idSchema, EmailAddress: emailSchema }),
);

export const passwordReset = call(
  '/api/Account/PasswordReset',
  wireObject({ PropertyId: idSchema, UserId: idSchema, Token: secretSchema, Password: secretSchema }),
);

export const changePassword = call(
  '/api/Account/ChangePassword',
  wireObject({ PropertyId: idSchema, OldPassword: secretSchema, NewPassword: secretSchema }),
);

export const updateAccount = call(
  '/api/Account/Update',
  wireObject({
    PropertyId: idSchema,
    Firstname: shortTextSchema,
    Lastname: shortTextSchema,
    Telephone: orNull(shortTextSchema),
    /** Left as it is where it is not said; null takes it away. */
    ...addressShape,
    ReceiveBrandOffers: z.boolean(),
  }),
);

export const removeCreditCard = call(
  '/api/Account/RemoveCreditCard',
  wireObject({ PropertyId: idSchema, CreditCardId: idSchema }),
);

/** A stay of the logged-in guest. `ConfirmationToken` opens its confirmation; `ExpiresAtUtc` only while its rooms wait for a payment. */
export const myReservationSchema = wireObject({
  ReferenceNumber: z.string(),
  ConfirmationToken: z.string(),
  Status: reservationStatusSchema,
  /** When it was cancelled; its Status is Refunded then. */
  CancelledAtUtc: z.optional(z.nullable(instantSchema)),
  PropertyCode: z.string(),
  PropertyName: z.string(),
  PropertyAddress: z.string(),
  PropertyImageUrl: z.nullable(z.string()),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Rooms: z.array(wireObject({ RoomType: z.string(), RatePlan: z.string(), ...partyShape })),
  Total: amountSchema,
  Currency: currencySchema,
  ExpiresAtUtc: z.nullable(instantSchema),
  PreCheckInUrl: z.nullable(z.string()),
  IsPreCheckInComplete: z.boolean(),
});
export type MyReservation = z.output<typeof myReservationSchema>;

/** 401 without a session. Upcoming: not yet departed by the property's today, nearest first; past: latest first. */
export const getMyReservations = defineEndpoint({
  method: 'GET',
  path: '/api/Account/Reservations',
  query: z.object({ propertyId: idSchema }),
  responses: {
    200: wireObject({ Upcoming: z.array(myReservationSchema), Past: z.array(myReservationSchema) }),
  },
});
