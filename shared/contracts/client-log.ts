import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What the public jsnlog client sends: level 1000 (trace) … 6000 (fatal), message, logger name, time in epoch ms. */
export const clientLogSchema = z.object({
  r: z.optional(z.string()),
  lg: z
    .array(
      z.object({
        l: z.int(),
        m: z.string(),
        n: z.string(),
        t: z.number(),
        u: z.optional(z.number()),
      }),
    )
    .check(z.maxLength(20)),
});
export type ClientLog = z.output<typeof clientLogSchema>;

/** Always 204; at most 20 entries and 64 KiB (decisions 1). */
export const postClientLog = defineEndpoint({
  method: 'POST',
  path: '/jsnlog.logger',
  body: clientLogSchema,
  responses: { 200: z.null() },
});
