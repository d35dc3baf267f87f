import { combine, createEvent, createStore, sample } from 'effector';
import type { PersonalData } from 'shared/contracts';
import { getAccountData, openPrivacyLink } from 'shared/contracts/privacy';
import { $property, $route, $user, createCallFx, navigationRequested } from 'shared/runtime';
import { type Problem, problemOf, tokenOf } from './rules.ts';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const retried = createEvent();
/** The guest has read that the link is over, and wants another one. */
export const newLinkWanted = createEvent();
/** The data was erased: by the link, or with the account. */
export const erased = createEvent();

const openLinkFx = createCallFx(openPrivacyLink);
const loadAccountFx = createCallFx(getAccountData);

export const $propertyId = $property.map((property) => property?.propertyId ?? '');

/** What a link was exchanged for; in memory only, so that it ends with the page. */
export const $key = createStore<string | null>(null)
  .on(openLinkFx.doneData, (_, { key }) => key)
  .reset(pageClosed, erased, newLinkWanted);

export const $data = createStore<PersonalData | null>(null)
  .on(openLinkFx.doneData, (_, { data }) => data)
  .on(loadAccountFx.doneData, (_, data) => data)
  .reset(pageOpened, pageClosed, erased);

export const $problem = createStore<Problem | null>(null)
  .on([openLinkFx.failData, loadAccountFx.failData], (problem, failure) =>
    failure.kind === 'aborted' ? problem : problemOf(failure),
  )
  .reset(pageOpened, pageClosed, retried, newLinkWanted, openLinkFx, loadAccountFx);

export const $isErased = createStore(false)
  .on(erased, () => true)
  .reset(pageOpened, pageClosed);

export const $isLoading = combine(
  openLinkFx.pending,
  loadAccountFx.pending,
  (isOpening, isLoading) => isOpening || isLoading,
);

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);
// A link that is opened where the page is open already, as one that was asked for here, changes the hash alone.
sample({
  clock: $route,
  source: $isOpen,
  filter: (isOpen, { hash }) => isOpen && tokenOf(hash) !== null,
  fn: () => undefined,
  target: pageOpened,
});

/** The secret of the link that the page was opened with; kept for a second try when no answer came. */
const $token = createStore<string | null>(null);
const arrived = sample({ clock: pageOpened, source: $route, fn: ({ hash }) => tokenOf(hash) });
sample({ clock: arrived, target: $token });
$token.reset(pageClosed, openLinkFx.doneData, newLinkWanted);

// The address is free of the secret from the first moment on: nothing that reads it later finds it.
sample({
  clock: arrived,
  source: $route,
  filter: (_, token) => token !== null,
  fn: ({ path, query }) => ({ to: `${path}${query}`, replace: true }),
  target: navigationRequested,
});
sample({
  clock: [pageOpened, retried],
  source: { token: $token, propertyId: $propertyId },
  filter: ({ token }) => token !== null,
  fn: ({ token, propertyId }) => ({ body: { propertyId, token: token ?? '' } }),
  target: openLinkFx,
});

/** Who is logged in sees the account’s data, unless a link has opened some. */
const $isByLink = combine($token, $key, (token, key) => token !== null || key !== null);
sample({
  clock: [pageOpened, retried, newLinkWanted, $user],
  source: { isByLink: $isByLink, user: $user, propertyId: $propertyId, isErased: $isErased },
  filter: ({ isByLink, user, isErased }) => !isByLink && user !== null && !isErased,
  fn: ({ propertyId }) => ({ query: { propertyId } }),
  target: loadAccountFx,
});
// Logged out here or elsewhere: the page shows nothing any more.
sample({
  clock: $user,
  source: $key,
  filter: (key, user) => key === null && user === null,
  fn: () => null,
  target: $data,
});
