import * as z from 'zod/mini';

/** Paystack's responses as its public API documents them; of each only the fields that are read. Anything else is an invalid response. */
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
