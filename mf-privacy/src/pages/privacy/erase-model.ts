import { createEvent, createStore, sample } from 'effector';
import { eraseAccountData, erasePrivacyData } from 'shared/contracts/privacy';
import { $user, createCallFx, userCleared } from 'shared/runtime';
import { $data, $key, $propertyId, erased, pageClosed, pageOpened } from './model.ts';
import { type Problem, problemOf } from './rules.ts';

export const erasureWanted = createEvent();
export const erasureDropped = createEvent();
export const erasureConfirmed = createEvent();
export const passwordChanged = createEvent<string>();

const byAccountFx = createCallFx(eraseAccountData);
const byLinkFx = createCallFx(erasePrivacyData);

export const $isErasing = createStore(false)
  .on([byAccountFx, byLinkFx], () => true)
  .on([byAccountFx.finally, byLinkFx.finally], () => false);
const dropped = sample({
  clock: erasureDropped,
  source: $isErasing,
  filter: (isErasing) => !isErasing,
  fn: () => undefined,
});

const done = sample({
  clock: [byAccountFx.doneData, byLinkFx.doneData],
  filter: ({ success }) => success,
});
export const $isAsked = createStore(false)
  .on(erasureWanted, () => true)
  .reset(dropped, done, pageOpened, pageClosed);
/** In memory only. */
export const $password = createStore('')
  .on(passwordChanged, (_, password) => password)
  .reset(erasureWanted, dropped, done, pageClosed);
export const $isPasswordMissing = createStore(false).reset(passwordChanged, erasureWanted);
/** The server's words about a wrong password. */
export const $passwordProblem = createStore<string | null>(null)
  .on(byAccountFx.doneData, (_, { success, message }) => (success ? null : message))
  .reset(passwordChanged, erasureWanted, byAccountFx);
export const $eraseProblem = createStore<Problem | null>(null)
  .on([byAccountFx.failData, byLinkFx.failData], (_, failure) => problemOf(failure))
  .reset(erasureWanted, byAccountFx, byLinkFx);

const confirmed = sample({
  clock: erasureConfirmed,
  source: { key: $key, propertyId: $propertyId, password: $password, isErasing: $isErasing },
});
const isReady = sample({ clock: confirmed, filter: ({ isErasing }) => !isErasing });
$isPasswordMissing.on(
  isReady.filter({ fn: ({ key, password }) => key === null && password === '' }),
  () => true,
);
sample({
  clock: isReady,
  filter: ({ key, password }) => key === null && password !== '',
  fn: ({ propertyId, password }) => ({ body: { propertyId, password } }),
  target: byAccountFx,
});
sample({
  clock: isReady,
  filter: ({ key }) => key !== null,
  fn: ({ propertyId, key }) => ({ body: { propertyId, key: key ?? '' } }),
  target: byLinkFx,
});
// Also by a link: the account went with it.
sample({
  clock: done,
  source: { user: $user, data: $data },
  filter: ({ user, data }) => user !== null && user.emailAddress.trim().toLowerCase() === data?.emailAddress,
  fn: () => undefined,
  target: userCleared,
});
sample({ clock: done, fn: () => undefined, target: erased });
