import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import {
  answerReview,
  type DeskReviewState,
  getDeskReviews,
  hideReview,
  publishReview,
} from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { deskOpened } from '../session-model.ts';

type Page = EndpointOutput<typeof getDeskReviews>;
interface Asked {
  readonly propertyId: string;
  readonly state: DeskReviewState;
}

/** Reviews of a hotel that stand in one way. */
export const reviewsWanted = createEvent<Asked>();
export const moreReviewsWanted = createEvent();
/** By its id; null closes it. */
export const reviewOpened = createEvent<string | null>();
export const reviewPublished = createEvent<EndpointInput<typeof publishReview>['body']>();
export const reviewHidden = createEvent<EndpointInput<typeof hideReview>['body']>();
export const reviewAnswered = createEvent<EndpointInput<typeof answerReview>['body']>();

export const reviewsFx = createCallFx(getDeskReviews);
export const publishFx = createCallFx(publishReview);
export const hideFx = createCallFx(hideReview);
export const answerFx = createCallFx(answerReview);

export const $asked = createStore<Asked | null>(null)
  .on(reviewsWanted, (_, asked) => asked)
  .reset(deskOpened);

/** Null until they have come. What is answered about others than those that were asked for last is late. */
export const $page = createStore<Page | null>(null)
  .on(
    sample({ clock: reviewsFx.done, source: $asked, fn: (asked, done) => ({ asked, ...done }) }),
    (page, { asked, params: { query }, result }) => {
      if (asked === null || query.state !== asked.state || query.propertyId !== asked.propertyId) return page;
      if (query.after === undefined) return result;
      if (page === null || query.after !== page.next) return page;
      return { ...result, reviews: [...page.reviews, ...result.reviews] };
    },
  )
  .reset(reviewsWanted, deskOpened);
export const $hasFailed = createStore(false)
  .on(reviewsFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(reviewsWanted, reviewsFx, deskOpened);

const done = merge([publishFx.done, hideFx.done, answerFx.done]);
/** Changed by its guest, or by somebody else here: it is read as it is now. */
const stale = merge([publishFx.failData, hideFx.failData, answerFx.failData]).filter({
  fn: (failure) => failure.kind === 'http' && failure.status === 409,
});

const $openId = createStore<string | null>(null)
  .on(reviewOpened, (_, id) => id)
  .reset(done, stale, reviewsWanted, deskOpened);
export const $open = combine(
  $page,
  $openId,
  (page, id) => page?.reviews.find(({ reviewId }) => reviewId === id) ?? null,
);
export const $isActing = combine(publishFx.pending, hideFx.pending, answerFx.pending, (...pending) =>
  pending.includes(true),
);

sample({ clock: reviewsWanted, fn: (query) => ({ query }), target: reviewsFx });
sample({
  clock: sample({ clock: [done, stale], source: $asked }).filterMap((asked) => asked ?? undefined),
  target: reviewsWanted,
});
sample({
  clock: sample({
    clock: moreReviewsWanted,
    source: { asked: $asked, page: $page, isBusy: reviewsFx.pending },
  }).filterMap(({ asked, page, isBusy }) =>
    asked === null || isBusy || page === null || page.next === null
      ? undefined
      : { query: { ...asked, after: page.next } },
  ),
  target: reviewsFx,
});
sample({ clock: reviewPublished, fn: (body) => ({ body }), target: publishFx });
sample({ clock: reviewHidden, fn: (body) => ({ body }), target: hideFx });
sample({ clock: reviewAnswered, fn: (body) => ({ body }), target: answerFx });
