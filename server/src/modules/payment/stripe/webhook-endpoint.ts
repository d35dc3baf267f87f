import { defineEndpoint } from 'shared/contracts';
import * as z from 'zod/mini';

const idSchema = z.string().check(z.minLength(1), z.maxLength(255));
/** An id, or the object of this id where Stripe has expanded it. */
const referenceSchema = z.optional(z.nullable(z.union([idSchema, z.looseObject({ id: idSchema })])));

/** Stripe's events: of each only what is written down, with Stripe's names. */
export const webhookSchema = z.object({
  id: idSchema,
  type: z.string().check(z.maxLength(100)),
  /** The account that the site acts for; absent where it is that of the keys. */
  account: z.optional(z.nullable(idSchema)),
  created: z.int().check(z.minimum(0), z.maximum(253_402_300_799)),
  data: z.looseObject({
    object: z.looseObject({
      id: z.optional(idSchema),
      object: z.optional(z.string().check(z.maxLength(100))),
      payment_intent: referenceSchema,
    }),
  }),
});
export type StripeEvent = z.output<typeof webhookSchema>;

export const webhookResponseSchema = z.object({ message: z.string() });

export const receiveStripeWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/Payment/Stripe/Webhook',
  body: webhookSchema,
  responses: { 200: webhookResponseSchema },
});
