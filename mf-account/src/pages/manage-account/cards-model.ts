import { createEvent, createStore, sample } from 'effector';
import { removeCreditCard, type SavedCard, type User } from 'shared/contracts';
import { $user, createCallFx, userChanged } from 'shared/runtime';
import { decideFormError, formErrorOf, type FormError } from '../../form/form-error.ts';
import { $propertyId, pageClosed, pageOpened, userKnown } from './page-model.ts';
import { resumeAfterLogin } from './resume.ts';

export const removalRequested = createEvent<SavedCard>();
export const removalDropped = createEvent();
export const removalConfirmed = createEvent();

const removeFx = createCallFx(removeCreditCard);
export const $isRemoving = removeFx.pending;

const notFound = 404;
// A card that another tab has removed already counts as removed.
const removed = removeFx.finally.filterMap((end) => {
  const isRemoved =
    end.status === 'done' ? end.result.success : end.error.kind === 'http' && end.error.status === notFound;
  return isRemoved ? end.params.body.creditCardId : undefined;
});
const removalFailed = createEvent<FormError>();

/** The card whose removal the guest has to confirm. */
export const $cardToRemove = createStore<SavedCard | null>(null)
  .on(removalRequested, (_, card) => card)
  .reset(removalDropped, removed, pageOpened, pageClosed);
export const $removalError = createStore<FormError | null>(null)
  .on(removalFailed, (_, error) => error)
  .reset(removalRequested, removalConfirmed, pageOpened);
/** How many cards have been removed since the page was opened: the page announces each. */
export const $removed = createStore(0)
  .on(removed, (count) => count + 1)
  .reset(pageOpened);

sample({
  clock: removalConfirmed,
  source: { propertyId: $propertyId, card: $cardToRemove, isBusy: $isRemoving },
  filter: ({ card, isBusy }) => card !== null && !isBusy,
  fn: ({ propertyId, card }) => ({ body: { propertyId, creditCardId: card?.creditCardId ?? '' } }),
  target: removeFx,
});
sample({
  clock: removed,
  source: $user,
  filter: (user) => user !== null,
  fn: (user, removedId): User => ({
    ...(user as User),
    creditCards: (user as User).creditCards.filter(({ creditCardId }) => creditCardId !== removedId),
  }),
  target: userChanged,
});
sample({
  clock: removeFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }) => formErrorOf(message),
  target: removalFailed,
});
sample({
  clock: removeFx.failData,
  filter: (failure) => !(failure.kind === 'http' && failure.status === notFound),
  fn: (failure) => decideFormError(failure, [], 'user'),
  target: removalFailed,
});

const $owner = createStore('').on(userKnown, (_, { emailAddress }) => emailAddress);
resumeAfterLogin({ failed: removalFailed, $owner, retry: removalConfirmed, dropped: removalDropped });
