import { combine, createEvent, createStore, sample } from 'effector';
import { getReview, writeReview, type WrittenReview } from 'shared/contracts/reviews';
import { $locale, $property, $route, createCallFx, readTabFx, writeTabFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { type Draft, draftOf, problemsOf, restoreDraft, writtenOf } from './rules.ts';

export const pageOpened = createEvent();
export const loadRetried = createEvent();
export const typed = createEvent<Partial<Draft>>();
export const sent = createEvent();
/** The guest has read what was sent, and wants to write it anew. */
export const changeWanted = createEvent();

const query = createQuery({ effect: createCallFx(getReview) });
const writeFx = createCallFx(writeReview);
export const $isSending = writeFx.pending;

/** The hotel and the secret of the link. */
const $link = combine($property, $route, (property, { params }) => ({
  propertyId: property?.propertyId ?? '',
  token: params['reviewToken'] ?? '',
}));

export type LoadProblem = 'wrong' | 'ended' | 'failed';
export const $review = createStore<WrittenReview | null>(null)
  .on(query.answered, (_, { answer }) => answer)
  .on(writeFx.doneData, (_, { review }) => review)
  .reset(pageOpened);
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on(query.failed, (_, { error: failure }) => {
    if (failure.kind !== 'http' || failure.status !== 404) return 'failed';
    return failure.body?.code === 'review.link-ended' ? 'ended' : 'wrong';
  })
  .reset(pageOpened, loadRetried);

const loadRequested = sample({ clock: [pageOpened, loadRetried], source: $link });
// Without a secret there is nothing to ask for.
$loadProblem.on(loadRequested.filter({ fn: ({ token }) => token === '' }), () => 'wrong');
sample({
  clock: loadRequested,
  filter: ({ propertyId, token }) => propertyId !== '' && token !== '',
  fn: (query) => ({ query }),
  target: query.asked,
});

const draftRestored = createEvent<Draft>();
export const $draft = createStore<Draft | null>(null)
  .on(draftRestored, (_, draft) => draft)
  .on(typed, (draft, changes) => draft && { ...draft, ...changes })
  .on(writeFx.doneData, (_, { review }) => draftOf(review))
  .reset(pageOpened);

/** Sent in this visit: what is thanked for. */
export const $isThanked = createStore(false)
  .on(writeFx.done, () => true)
  .reset(pageOpened, changeWanted);
/** A review that was sent before is shown first. */
export const $isEditing = createStore(false)
  .on(query.answered, (_, { answer }) => answer.state === 'Open')
  .on(changeWanted, () => true)
  .on(writeFx.done, () => false)
  .reset(pageOpened);

/** How often something was sent that is not complete; the summary takes the focus each time. */
export const $wrongTries = createStore(0).reset(pageOpened, writeFx);
/** What is wrong, once the guest has tried to send it. */
export const $problems = combine($draft, $wrongTries, (draft, tries) =>
  draft === null || tries === 0 ? [] : problemsOf(draft),
);
export const $hasFailed = createStore(false)
  .on(writeFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(pageOpened, writeFx, changeWanted);

const checked = sample({
  clock: sent,
  source: { draft: $draft, link: $link, languageCode: $locale, isSending: $isSending },
});
$wrongTries.on(
  checked.filter({ fn: ({ draft }) => draft !== null && writtenOf(draft) === null }),
  (tries) => tries + 1,
);
sample({
  clock: checked.filterMap(({ draft, link, languageCode, isSending }) => {
    const written = draft === null || isSending ? null : writtenOf(draft);
    return written === null ? undefined : { body: { ...link, languageCode, ...written } };
  }),
  target: writeFx,
});
// Published meanwhile: the page says so.
sample({
  clock: writeFx.failData.filter({ fn: (failure) => failure.kind === 'http' && failure.status === 409 }),
  source: $link,
  fn: (_link) => undefined,
  target: loadRetried,
});

// What is typed survives a reload and a call that fails. The secret of the link is no part of the key.
const $key = combine($link, $review, ({ propertyId }, review) =>
  review === null ? null : `review.v1.${propertyId}.${review.dateFrom}.${review.dateTo}`,
);
sample({
  clock: sample({ clock: query.answered, source: $key }).filterMap((key) => key ?? undefined),
  target: readTabFx,
});
sample({
  clock: sample({
    clock: readTabFx.done,
    source: { key: $key, review: $review },
    fn: ({ key, review }, { params, result }) =>
      params === key && review !== null ? { review, result } : null,
  }).filterMap((kept) => (kept === null ? undefined : restoreDraft(kept.result, kept.review))),
  target: draftRestored,
});
sample({
  clock: sample({
    clock: typed,
    source: { key: $key, draft: $draft },
    fn: ({ key, draft }) => (key === null || draft === null ? null : { key, value: draft }),
  }).filterMap((kept) => kept ?? undefined),
  target: writeTabFx,
});
sample({
  clock: sample({ clock: writeFx.done, source: $key }).filterMap((key) => key ?? undefined),
  fn: (key) => ({ key, value: null }),
  target: writeTabFx,
});
