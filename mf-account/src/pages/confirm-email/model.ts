import { createEvent, createStore, sample } from 'effector';
import { confirmEmail, getAccount } from 'shared/contracts';
import { $property, $user, createCallFx, userLoaded } from 'shared/runtime';
import { decideRefusal, type Refusal } from '../../form/refusal.ts';
import { createLink, type LinkState } from '../../links/create-link.ts';

/** What has become of the link by which the guest came. */
export type Confirming =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'confirmed' }
  /** Expired, or used before. */
  | { readonly kind: 'link-refused' }
  | { readonly kind: 'no-link' }
  /** The server could not be asked: the link is as good as before. */
  | { readonly kind: 'not-asked'; readonly refusal: Refusal };

export const pageOpened = createEvent();
export const triedAgain = createEvent();
export const confirmLink = createLink('mf-account.confirm-link.v1');

const confirmFx = createCallFx(confirmEmail);
const askUserFx = createCallFx(getAccount);

const ofLink = ({ kind }: LinkState): Confirming => {
  if (kind === 'fresh') return { kind: 'waiting' };
  return kind === 'done' ? { kind: 'confirmed' } : { kind: 'no-link' };
};

export const $confirming = createStore<Confirming>({ kind: 'waiting' })
  .on(confirmLink.taken, (_, state) => ofLink(state))
  .on(confirmFx, (): Confirming => ({ kind: 'waiting' }))
  .on(confirmFx.doneData, (_, { success }): Confirming => ({
    kind: success ? 'confirmed' : 'link-refused',
  }))
  .on(confirmFx.failData, (_, failure): Confirming => ({
    kind: 'not-asked',
    refusal: decideRefusal(failure, []),
  }));

sample({ clock: pageOpened, target: confirmLink.opened });

const toConfirm = sample({
  clock: [confirmLink.taken, sample({ clock: triedAgain, source: confirmLink.$state })],
  source: confirmFx.pending,
  fn: (isBusy, state) => ({ isBusy, state }),
});
sample({
  clock: toConfirm.filterMap(({ isBusy, state }) =>
    isBusy || state.kind !== 'fresh' ? undefined : { body: state.link },
  ),
  target: confirmFx,
});
sample({
  clock: confirmFx.doneData,
  filter: ({ success }) => success,
  fn: () => undefined,
  target: confirmLink.used,
});

// What is granted to an address counts from now on (decisions 1): whoever is logged in sees it without logging in again.
sample({
  clock: confirmFx.doneData,
  source: { property: $property, user: $user },
  filter: ({ user, property }, { success }) => success && user !== null && property !== null,
  fn: ({ property }) => ({ query: { propertyId: property?.propertyId ?? '' } }),
  target: askUserFx,
});
sample({ clock: askUserFx.doneData, target: userLoaded });
