import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { saidShape } from './error.ts';
import { idSchema, instantSchema, languageCodeSchema, stayDateSchema } from './primitives.ts';
import { orNull, wireObject } from './wire.ts';

export const scoreSchema = z.int().check(z.minimum(1), z.maximum(5));
const secretSchema = z.string().check(z.minLength(1), z.maxLength(200));
export const longestReview = 2000;
export const longestTitle = 120;
export const longestName = 80;

/** How a review stands: nothing is written, it waits for the hotel, guests read it, or the hotel does not show it. */
const stateSchema = z.enum(['Open', 'Waiting', 'Published', 'Hidden']);
export type ReviewState = z.output<typeof stateSchema>;

/** Why a review is not shown; a low score is not among the reasons. */
export const hideReasons = ['Personal', 'Offensive', 'OtherStay', 'Advertising', 'Unlawful'] as const;
export const hideReasonSchema = z.enum(hideReasons);
export type HideReason = z.output<typeof hideReasonSchema>;

const writtenSchema = wireObject({
  State: stateSchema,
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  /** The last day of the link. */
  Until: stayDateSchema,
  /** Null until it is written. */
  Score: z.nullable(scoreSchema),
  Title: z.nullable(z.string()),
  Text: z.nullable(z.string()),
  /** What was chosen, or first name and initial of who booked. */
  Name: z.string(),
  /** Why it is not shown. */
  HiddenReason: z.nullable(hideReasonSchema),
});
export type WrittenReview = z.output<typeof writtenSchema>;

/** What was written about a stay, by the secret of the link. 404 where the link is wrong or has ended. */
export const getReview = defineEndpoint({
  method: 'GET',
  path: '/api/Review',
  query: z.object({ propertyId: idSchema, token: secretSchema }),
  responses: { 200: writtenSchema },
});

/** Writes it, or writes it anew. 409 once it is published. */
export const writeReview = defineEndpoint({
  method: 'POST',
  path: '/api/Review',
  body: wireObject({
    PropertyId: idSchema,
    Token: secretSchema,
    LanguageCode: languageCodeSchema,
    Score: scoreSchema,
    Title: orNull(z.string().check(z.minLength(2), z.maxLength(longestTitle))),
    Text: orNull(z.string().check(z.minLength(2), z.maxLength(longestReview))),
    Name: z.string().check(z.minLength(1), z.maxLength(longestName)),
    /** That it may be shown under this name. */
    Consent: z.literal(true),
  }),
  responses: {
    200: wireObject({ Success: z.literal(true), Message: z.string(), ...saidShape, Review: writtenSchema }),
  },
});

const shownSchema = wireObject({
  ReviewId: idSchema,
  Score: scoreSchema,
  Title: z.nullable(z.string()),
  Text: z.nullable(z.string()),
  Name: z.string(),
  /** The first day of the month of the departure: no more is said of when somebody was here. */
  MonthOfStay: stayDateSchema,
  /** The language in which the guest has written. */
  LanguageCode: languageCodeSchema,
  /** The hotel's. */
  Answer: z.nullable(z.string()),
  PublishedAtUtc: instantSchema,
});
export type ShownReview = z.output<typeof shownSchema>;

/** Published reviews, newest first; `after` is the last one of the page before. Erased ones are counted and not listed. */
export const getReviews = defineEndpoint({
  method: 'GET',
  path: '/api/Reviews',
  query: z.object({ propertyId: idSchema, after: z.optional(idSchema) }),
  responses: {
    200: wireObject({
      /** To one decimal; null without a published review. */
      Average: z.nullable(z.number()),
      Count: z.int().check(z.minimum(0)),
      /** How many of each score, from 5 to 1. */
      Distribution: z.array(wireObject({ Score: scoreSchema, Count: z.int().check(z.minimum(0)) })),
      Reviews: z.array(shownSchema),
      /** Null at the end. */
      Next: z.nullable(idSchema),
    }),
  },
});
