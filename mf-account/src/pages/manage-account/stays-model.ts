import { createEvent, createStore, sample } from 'effector';
import { getMyReservations, type EndpointOutput } from 'shared/contracts';
import { createCallFx, sessionEnded } from 'shared/runtime';
import { $propertyId, pageClosed, userKnown } from './page-model.ts';

export type MyStays = EndpointOutput<typeof getMyReservations>;
export type Stays =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly stays: MyStays };

export const loadAgain = createEvent();
const wanted = createEvent<string>();

const loadFx = createCallFx(getMyReservations);
const isOver = loadFx.failData.filter({ fn: (failure) => failure.kind === 'http' && failure.status === 401 });

/** Whose stays are shown or on their way: another guest's log-in shows other stays. */
const $owner = createStore('')
  .on(wanted, (_, owner) => owner)
  .reset(pageClosed, sessionEnded);

export const $stays = createStore<Stays>({ kind: 'loading' })
  .on([wanted, loadAgain], (): Stays => ({ kind: 'loading' }))
  .on(loadFx.doneData, (_, stays): Stays => ({ kind: 'loaded', stays }))
  // What the guest has left is no failure.
  .on(loadFx.failData, (before, { kind }): Stays => (kind === 'aborted' ? before : { kind: 'failed' }))
  .reset(pageClosed, sessionEnded);

sample({
  clock: userKnown,
  source: $owner,
  filter: (owner, user) => owner !== user.emailAddress,
  fn: (_, user) => user.emailAddress,
  target: wanted,
});
sample({
  clock: [wanted, loadAgain],
  source: $propertyId,
  fn: (propertyId) => ({ query: { propertyId } }),
  target: loadFx,
});
sample({ clock: isOver, fn: () => undefined, target: sessionEnded });
