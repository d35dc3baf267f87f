import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { wireObject } from './wire.ts';

/** What is measured at guests: milliseconds, but CLS, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** The parts that a figure is the sum of, in the order of time. */
export const vitalPhases = {
  LCP: ['ttfb', 'load-delay', 'load-duration', 'render-delay'],
  INP: ['input-delay', 'processing', 'presentation-delay'],
  CLS: [],
  TTFB: [],
} as const satisfies Record<VitalName, readonly string[]>;
export type VitalPhase = (typeof vitalPhases)[VitalName][number];

const figureSchema = z.number().check(z.minimum(0), z.maximum(600_000));

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
        Value: figureSchema,
        /** Milliseconds of each of `vitalPhases`; left out where the browser does not tell, and by releases from before. */
        Phases: z.optional(z.array(figureSchema).check(z.maxLength(4))),
        /** What it was, by its tag and the block of the stylesheets around it, such as `img.se-pictures`: no id, no text, no address. */
        Element: z.optional(z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]{0,30}(\.[a-z-]{1,60})?$/))),
      }).check(
        z.refine(({ name, phases }) => phases === undefined || phases.length === vitalPhases[name].length),
      ),
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
