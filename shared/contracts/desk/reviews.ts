import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { saidShape } from '../error.ts';
import { idSchema, instantSchema, stayDateSchema } from '../primitives.ts';
import { hideReasonSchema, scoreSchema } from '../reviews.ts';
import { orNull, wireObject } from '../wire.ts';

export { type HideReason, hideReasons } from '../reviews.ts';

export const longestAnswer = 2000;

/** Those that wait for a decision, those that guests read, those that are not shown. */
export const deskReviewStates = ['Waiting', 'Published', 'Hidden'] as const;
const stateSchema = z.enum(deskReviewStates);
export type DeskReviewState = z.output<typeof stateSchema>;

/** As the database counts. */
const versionSchema = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const deskReviewSchema = wireObject({
  ReviewId: idSchema,
  ReservationId: idSchema,
  ReferenceNumber: z.string(),
  DateFrom: stayDateSchema,
  DateTo: stayDateSchema,
  State: stateSchema,
  /** Goes on with each change by the guest; an act names the one that was read. */
  Version: versionSchema,
  Score: scoreSchema,
  Title: z.nullable(z.string()),
  Text: z.nullable(z.string()),
  /** Empty where the person's data was erased. */
  Name: z.string(),
  WrittenAtUtc: instantSchema,
  ChangedAtUtc: instantSchema,
  PublishedAtUtc: z.nullable(instantSchema),
  HiddenReason: z.nullable(hideReasonSchema),
  Answer: z.nullable(z.string()),
});
export type DeskReview = z.output<typeof deskReviewSchema>;

/** The latest first; `after` is the last one of the page before. */
export const getDeskReviews = defineEndpoint({
  method: 'GET',
  path: '/api/Desk/Reviews',
  query: z.object({ propertyId: idSchema, state: stateSchema, after: z.optional(idSchema) }),
  responses: {
    200: wireObject({
      Reviews: z.array(deskReviewSchema),
      Next: z.nullable(idSchema),
      Counts: wireObject({ Waiting: z.int(), Published: z.int(), Hidden: z.int() }),
    }),
  },
});

const ofReview = { PropertyId: idSchema, ReviewId: idSchema, Version: versionSchema } as const;
const responses = { 200: wireObject({ Success: z.boolean(), Message: z.string(), ...saidShape }) } as const;

/** From then on guests read it, and its guest changes it no more. 409 where it was changed since it was read, or is published. */
export const publishReview = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/PublishReview',
  body: wireObject(ofReview),
  responses,
});

/** It is not shown any more; its guest reads the reason, and may change it. */
export const hideReview = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/HideReview',
  body: wireObject({ ...ofReview, Reason: hideReasonSchema }),
  responses,
});

/** What guests read below it; null takes the answer away. */
export const answerReview = defineEndpoint({
  method: 'POST',
  path: '/api/Desk/AnswerReview',
  body: wireObject({
    ...ofReview,
    Answer: orNull(z.string().check(z.minLength(2), z.maxLength(longestAnswer))),
  }),
  responses,
});
