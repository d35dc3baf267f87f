import { defineEndpoint } from 'shared/contracts';
import * as z from 'zod/mini';

/** Paystack's events: of each only the fields that are read, with Paystack's names. */
export const webhookSchema = z.object({
  event: z.string().check(z.maxLength(100)),
  data: z.looseObject({
    status: z.optional(z.string()),
    reference: z.optional(z.string()),
    amount: z.optional(z.int()),
    currency: z.optional(z.string()),
    /** An empty text when absent. */
    metadata: z.optional(z.unknown()),
    transaction_reference: z.optional(z.string()),
  }),
});
export type PaystackEvent = z.output<typeof webhookSchema>;

export const webhookResponseSchema = z.object({ message: z.string() });

export const receivePaystackWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/Payment/Paystack/Webhook',
  body: webhookSchema,
  responses: { 200: webhookResponseSchema },
});
