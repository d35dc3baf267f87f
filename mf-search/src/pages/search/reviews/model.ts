import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import { getReviews } from 'shared/contracts/reviews';
import { createCallFx } from 'shared/runtime';

export type Reviews = EndpointOutput<typeof getReviews>;

/** Of a hotel, as soon as the page has settled. */
export const reviewsWanted = createEvent<string>();
export const moreWanted = createEvent();

export const reviewsFx = createCallFx(getReviews);

const $propertyId = createStore('').on(reviewsWanted, (_, id) => id);

/** Null until they have come; where they do not come, the page does without. */
export const $reviews = createStore<Reviews | null>(null)
  .on(reviewsFx.done, (shown, { params: { query }, result }) => {
    if (query.after === undefined || shown === null) return result;
    // Of a list that was read anew meanwhile these are not the next ones.
    if (query.after !== shown.next) return shown;
    return { ...result, reviews: [...shown.reviews, ...result.reviews] };
  })
  .reset(reviewsWanted);
/** Whether the first answer has come, or will not. */
export const $areAnswered = createStore(false)
  .on(reviewsFx.finally, () => true)
  .reset(reviewsWanted);
export const $hasMoreFailed = createStore(false)
  .on(
    reviewsFx.fail,
    (_, { params: { query }, error }) => query.after !== undefined && error.kind !== 'aborted',
  )
  .reset(reviewsWanted, reviewsFx);

sample({ clock: reviewsWanted, fn: (propertyId) => ({ query: { propertyId } }), target: reviewsFx });
sample({
  clock: sample({
    clock: moreWanted,
    source: { propertyId: $propertyId, reviews: $reviews, isBusy: reviewsFx.pending },
  }).filterMap(({ propertyId, reviews, isBusy }) =>
    isBusy || reviews === null || reviews.next === null
      ? undefined
      : { query: { propertyId, after: reviews.next } },
  ),
  target: reviewsFx,
});
