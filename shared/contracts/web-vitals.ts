import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { wireObject } from './wire.ts';

/** What is measured at guests: milliseconds, but CLS, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Figures of one page: of no guest, address or visit. */
export const webVitalsSchema = wireObject({
  Vitals: z
    .array(
      wireObject({
        /** The pattern of the page's address, such as `/Book/:propertyCode`. */
        Route: z.string().check(z.regex(/^\/[A-Za-z0-9/:?-]{0,120}$/)),
        Remote: z.string().check(z.regex(/^(mf-[a-z0-9-]{1,40}|shell)$/)),
        Release: z.string().check(z.regex(/^[0-9A-Za-z.+-]{1,80}$/)),
        Name: z.enum(vitalNames),
        Value: z.number().check(z.minimum(0), z.maximum(600_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(40)),
});
export type WebVital = z.output<typeof webVitalsSchema>['vitals'][number];

/** Always 204; at most 40 figures and 8 KiB (docs/decisions/0108). */
export const postWebVitals = defineEndpoint({
  method: 'POST',
  path: '/api/WebVitals',
  body: webVitalsSchema,
  responses: { 200: z.null() },
});
