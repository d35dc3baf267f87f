import { createEvent, createStore, sample } from 'effector';
import { removeCreditCard, type SavedCard, type User } from 'shared/contracts';
import { $user, createCallFx, userChanged } from 'shared/runtime';
import { decideRefusal, refusalSaid, type Refusal } from '../../form/refusal.ts';
import { $propertyId, pageClosed, pageOpened, userKnown } from './page-model.ts';
import { resumeAfterLogin } from './resume.ts';

export const removalAsked = createEvent<SavedCard>();
export const removalDropped = createEvent();
export const removalConfirmed = createEvent();

const removeFx = createCallFx(removeCreditCard);
export const $isRemoving = removeFx.pending;

const notFound = 404;
// A card that another tab has removed already is as gone as the guest wants it.
const gone = removeFx.finally.filterMap((end) => {
  const isGone =
    end.status === 'done' ? end.result.success : end.error.kind === 'http' && end.error.status === notFound;
  return isGone ? end.params.body.creditCardId : undefined;
});
const refused = createEvent<Refusal>();

/** The card that the guest is asked about. */
export const $asked = createStore<SavedCard | null>(null)
  .on(removalAsked, (_, card) => card)
  .reset(removalDropped, gone, pageOpened, pageClosed);
export const $removalRefusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(removalAsked, removalConfirmed, pageOpened);
/** How many cards have been removed since the page was opened: each is said. */
export const $removed = createStore(0)
  .on(gone, (count) => count + 1)
  .reset(pageOpened);

sample({
  clock: removalConfirmed,
  source: { propertyId: $propertyId, card: $asked, isBusy: $isRemoving },
  filter: ({ card, isBusy }) => card !== null && !isBusy,
  fn: ({ propertyId, card }) => ({ body: { propertyId, creditCardId: card?.creditCardId ?? '' } }),
  target: removeFx,
});
sample({
  clock: gone,
  source: $user,
  filter: (user) => user !== null,
  fn: (user, removed): User => ({
    ...(user as User),
    creditCards: (user as User).creditCards.filter(({ creditCardId }) => creditCardId !== removed),
  }),
  target: userChanged,
});
sample({
  clock: removeFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }) => refusalSaid(message),
  target: refused,
});
sample({
  clock: removeFx.failData,
  filter: (failure) => !(failure.kind === 'http' && failure.status === notFound),
  fn: (failure) => decideRefusal(failure, [], 'user'),
  target: refused,
});

const $owner = createStore('').on(userKnown, (_, { emailAddress }) => emailAddress);
resumeAfterLogin({ refused, $owner, again: removalConfirmed, dropped: removalDropped });
