import * as z from 'zod/mini';

/** What Paystack answers, as its public API documents it; of each only what is read. Anything else counts as no answer. */
export const initializedSchema = z.object({
  status: z.literal(true),
  data: z.object({
    authorization_url: z.url({ protocol: /^https?$/ }),
    reference: z.string(),
  }),
});

const transactionSchema = z.object({
  status: z.string(),
  reference: z.string(),
  /** In minor units. */
  amount: z.int(),
  currency: z.string(),
});
export type Transaction = z.output<typeof transactionSchema>;

export const verifiedSchema = z.object({ status: z.literal(true), data: transactionSchema });

export const refundedSchema = z.object({ status: z.literal(true) });

export const declineSchema = z.object({ status: z.literal(false), message: z.string() });
