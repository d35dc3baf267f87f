import * as z from 'zod/mini';
import { wireObject } from './wire.ts';

/** Whose challenge a guest solves before a card is tried, once cards were declined. */
export const challengeSchema = wireObject({
  Kind: z.literal('Turnstile'),
  SiteKey: z.string(),
});
export type Challenge = z.output<typeof challengeSchema>;

/** What the challenge gave, to be used once. */
export const challengeTokenSchema = z.string().check(z.maxLength(2048));
