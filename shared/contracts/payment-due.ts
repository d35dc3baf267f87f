import * as z from 'zod/mini';
import { paymentActionSchema, paymentTokenSchema } from './card-gateway.ts';
import { challengeTokenSchema } from './challenge.ts';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import {
  amountSchema,
  currencySchema,
  idSchema,
  instantSchema,
  shortTextSchema,
  stayDateSchema,
} from './primitives.ts';
import { cardDetailsSchema } from './reservation.ts';
import { orNull, wireObject } from './wire.ts';

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** What of a booking is to be paid now, of its later charges. */
export const paymentDueSchema = wireObject({
  /** `NotDue`: nothing is, so far; then `On` says when the card is charged, where that is to come. */
  Status: z.enum(['Due', 'Paid', 'NotDue']),
  ReferenceNumber: shortTextSchema,
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  Amount: amountSchema,
  Currency: currencySchema,
  On: z.nullable(stayDateSchema),
  /** The card that the hotel keeps. */
  Card: z.nullable(wireObject({ Scheme: z.string(), LastFour: z.string() })),
  /** The bank wants the guest: paying with the kept card again leads there. */
  NeedsApproval: z.boolean(),
  /** Of a booking that waits for this payment, or did: until when its rooms are held. `NotDue`: not any more. */
  HeldUntilUtc: z.optional(instantSchema),
  /** The words by which the guest lets the hotel keep the card. */
  Mandate: z.optional(z.string()),
  /** It is what a change of the booking costs more, not a charge of its plan. */
  IsOfChange: z.optional(z.boolean()),
  /** What the guest has begun to approve, for the gateway's script. */
  PaymentAction: z.optional(z.nullable(paymentActionSchema)),
});
export type PaymentDue = z.output<typeof paymentDueSchema>;

/** By the secret of the booking's confirmation. */
export const getPaymentDue = defineEndpoint({
  method: 'GET',
  path: '/api/Payment/Due',
  query: z.object({ propertyId: idSchema, confirmationToken: tokenSchema }),
  responses: { 200: paymentDueSchema },
});

export const paymentDueRequestSchema = wireObject({
  PropertyId: idSchema,
  ConfirmationToken: tokenSchema,
  /** What the guest was shown; another amount is a 409. */
  Amount: amountSchema,
  /** Another card; neither this nor a token: the one that the hotel keeps. */
  CardDetails: orNull(cardDetailsSchema),
  PaymentToken: z.optional(z.nullable(paymentTokenSchema)),
  /** Of a solved challenge; asked for by the refusal `payment.challenge`. */
  ChallengeToken: z.optional(z.nullable(challengeTokenSchema)),
});
export type PaymentDueRequest = z.output<typeof paymentDueRequestSchema>;

export const paymentDueResponseSchema = wireObject({
  Success: z.boolean(),
  Message: z.string(),
  ...saidShape,
  Status: z.enum(['Paid', 'RequiresAction', 'Pending']),
  /** Where the guest approves; null with a `PaymentAction`. */
  PaymentUrl: z.nullable(z.string()),
  PaymentAction: z.optional(z.nullable(paymentActionSchema)),
});
export type PaymentDueResponse = z.output<typeof paymentDueResponseSchema>;

export const payPaymentDue = defineEndpoint({
  method: 'POST',
  path: '/api/Payment/Pay',
  headers: z.object({ 'idempotency-key': z.uuid() }),
  body: paymentDueRequestSchema,
  responses: { 200: paymentDueResponseSchema },
});
