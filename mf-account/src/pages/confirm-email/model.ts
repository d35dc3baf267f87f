import { createEvent, createStore, sample } from 'effector';
import { confirmEmail, getAccount } from 'shared/contracts';
import { $property, $user, createCallFx, userLoaded } from 'shared/runtime';
import { createAccountForm } from '../../form/create-account-form.ts';
import { decideFormError, type FormError, formErrorOf } from '../../form/form-error.ts';
import { createLink, type LinkState } from '../../links/create-link.ts';

/** The state of the link that the guest followed. */
export type Confirming =
  | { readonly kind: 'waiting' }
  /** Another browser than the one that made the account: the guest has to prove that it is theirs. */
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'confirmed' }
  /** Expired, or used before. */
  | { readonly kind: 'link-rejected' }
  | { readonly kind: 'no-link' }
  /** The call failed: the link is still valid. */
  | { readonly kind: 'unreachable'; readonly error: FormError };

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const retried = createEvent();
export const confirmLink = createLink('mf-account.confirm-link.v1');

const confirmFx = createCallFx(confirmEmail);
export const $isConfirming = confirmFx.pending;

/** The password with which the account was made. It is never stored. */
export const passwordForm = createAccountForm<{ readonly password: string }>({
  empty: { password: '' },
  problems: ({ password }) =>
    password === '' ? [{ field: 'password', message: 'validation.password' } as const] : [],
});
const loadUserFx = createCallFx(getAccount);

const ofLink = ({ kind }: LinkState): Confirming => {
  if (kind === 'fresh') return { kind: 'waiting' };
  return kind === 'done' ? { kind: 'confirmed' } : { kind: 'no-link' };
};

export const $confirming = createStore<Confirming>({ kind: 'waiting' })
  .on(confirmLink.taken, (_, state) => ofLink(state))
  // The form stays while its password is checked.
  .on(confirmFx, (state): Confirming => (state.kind === 'password-needed' ? state : { kind: 'waiting' }))
  .on(confirmFx.doneData, (_, { success, passwordNeeded = false }): Confirming => {
    if (success) return { kind: 'confirmed' };
    return { kind: passwordNeeded ? 'password-needed' : 'link-rejected' };
  })
  .on(confirmFx.failData, (state, failure): Confirming =>
    state.kind === 'password-needed' ? state : { kind: 'unreachable', error: decideFormError(failure, []) },
  );

sample({ clock: pageOpened, target: confirmLink.opened });
sample({ clock: pageOpened, fn: () => ({}), target: passwordForm.opened });

const toConfirm = sample({
  clock: [confirmLink.taken, sample({ clock: retried, source: confirmLink.$state })],
  source: confirmFx.pending,
  fn: (isBusy, state) => ({ isBusy, state }),
});
sample({
  clock: toConfirm.filterMap(({ isBusy, state }) =>
    isBusy || state.kind !== 'fresh' ? undefined : { body: state.link },
  ),
  target: confirmFx,
});
const withPassword = sample({
  clock: passwordForm.accepted,
  source: { isBusy: confirmFx.pending, state: confirmLink.$state },
  fn: ({ isBusy, state }, { password }) => ({ isBusy, state, password }),
});
sample({
  clock: withPassword.filterMap(({ isBusy, state, password }) =>
    isBusy || state.kind !== 'fresh' ? undefined : { body: { ...state.link, password } },
  ),
  target: confirmFx,
});
// The first response requests the password; later ones reject the one that was given.
sample({
  clock: confirmFx.done,
  filter: ({ params, result }) => result.passwordNeeded === true && 'password' in params.body,
  fn: ({ result }) => formErrorOf(result.message),
  target: passwordForm.refused,
});
sample({
  clock: confirmFx.fail,
  filter: ({ params }) => 'password' in params.body,
  fn: ({ error }) => decideFormError(error, passwordForm.fields),
  target: passwordForm.refused,
});
sample({ clock: pageClosed, target: passwordForm.closed });
sample({
  clock: confirmFx.doneData,
  filter: ({ success }) => success,
  fn: () => undefined,
  target: [confirmLink.used, passwordForm.succeeded],
});

// What is granted to an address counts from now on (decisions 1): a logged-in guest sees it without another log-in.
sample({
  clock: confirmFx.doneData,
  source: { property: $property, user: $user },
  filter: ({ user, property }, { success }) => success && user !== null && property !== null,
  fn: ({ property }) => ({ query: { propertyId: property?.propertyId ?? '' } }),
  target: loadUserFx,
});
sample({ clock: loadUserFx.doneData, target: userLoaded });
