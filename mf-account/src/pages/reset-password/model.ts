import { createEvent, createStore, sample } from 'effector';
import { passwordReset } from 'shared/contracts';
import { $property, createCallFx, userCleared } from 'shared/runtime';
import { createAccountForm } from '../../form/create-account-form.ts';
import { decideFormError } from '../../form/form-error.ts';
import { createLink } from '../../links/create-link.ts';
import { newPasswordIssues, noPassword, type NewPassword } from '../../password/rules.ts';

export const resetForm = createAccountForm<NewPassword>({ empty: noPassword, problems: newPasswordIssues });
export const resetLink = createLink('mf-account.reset-link.v1');

export const pageOpened = createEvent();
export const pageClosed = createEvent();

const resetFx = createCallFx(passwordReset);
export const $isResetting = resetFx.pending;

/** The server's message when it rejected the link, such as one that has expired or was used before; else null. */
export const $linkError = createStore<{ readonly message: string } | null>(null)
  .on(resetFx.doneData, (_, { success, message }) => (success ? null : { message }))
  .reset(pageOpened);

sample({ clock: pageOpened, fn: () => ({}), target: resetForm.opened });
sample({ clock: pageOpened, target: resetLink.opened });
sample({ clock: pageClosed, target: resetForm.closed });

sample({
  clock: resetForm.accepted,
  source: { property: $property, state: resetLink.$state, isBusy: $isResetting },
  filter: ({ property, state, isBusy }) => property !== null && state.kind === 'fresh' && !isBusy,
  fn: ({ property, state }, { newPassword }) => ({
    body: {
      propertyId: property?.propertyId ?? '',
      userId: state.kind === 'fresh' ? state.link.userId : '',
      token: state.kind === 'fresh' ? state.link.token : '',
      password: newPassword,
    },
  }),
  target: resetFx,
});

const wasReset = resetFx.doneData.filter({ fn: ({ success }) => success });
sample({ clock: wasReset, fn: () => undefined, target: [resetLink.used, resetForm.succeeded] });
// A reset ends every session, this browser's too (decisions 1).
sample({ clock: wasReset, fn: () => undefined, target: userCleared });

sample({
  clock: resetFx.failData,
  fn: (failure) => decideFormError(failure, resetForm.fields),
  target: resetForm.refused,
});
