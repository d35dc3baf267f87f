import { createStore, sample } from 'effector';
import { changePassword } from 'shared/contracts';
import { createCallFx } from 'shared/runtime';
import type { FormIssue } from 'shared/runtime/factories';
import { createAccountForm } from '../../form/create-account-form.ts';
import { decideFormError, formErrorOf, type FormError } from '../../form/form-error.ts';
import { newPasswordIssues, noPassword, type NewPassword } from '../../password/rules.ts';
import { $propertyId, pageClosed, pageOpened, userKnown } from './page-model.ts';
import { resumeAfterLogin } from './resume.ts';

export interface PasswordValues extends NewPassword {
  readonly oldPassword: string;
}

const passwordIssues = (values: PasswordValues): FormIssue<keyof PasswordValues>[] => [
  ...(values.oldPassword === '' ? [{ field: 'oldPassword', message: 'validation.password' } as const] : []),
  ...newPasswordIssues(values),
];

/** In memory only, without a draft (decisions 3). */
export const passwordForm = createAccountForm<PasswordValues>({
  empty: { oldPassword: '', ...noPassword },
  problems: passwordIssues,
});

const changeFx = createCallFx(changePassword);
export const $isChanging = changeFx.pending;

const changed = changeFx.doneData.filter({ fn: ({ success }) => success });
/** Shown until the guest types another one. */
export const $isChanged = createStore(false)
  .on(changed, () => true)
  .reset(passwordForm.changed, passwordForm.submitted, pageOpened);

sample({
  clock: userKnown,
  source: passwordForm.$owner,
  filter: (owner, user) => owner !== user.emailAddress,
  fn: (_, user) => ({ owner: user.emailAddress }),
  target: passwordForm.opened,
});
sample({ clock: pageClosed, target: passwordForm.closed });

sample({
  clock: passwordForm.accepted,
  source: { propertyId: $propertyId, isBusy: $isChanging },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ propertyId }, { oldPassword, newPassword }) => ({ body: { propertyId, oldPassword, newPassword } }),
  target: changeFx,
});
sample({ clock: changed, fn: () => undefined, target: [passwordForm.succeeded, passwordForm.closed] });

// A response without success has one possible reason: the old password is wrong.
sample({
  clock: changeFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }): FormError =>
    message.trim() === ''
      ? formErrorOf(message)
      : { kind: 'fields', issues: [{ field: 'oldPassword', message }] },
  target: passwordForm.refused,
});
sample({
  clock: changeFx.failData,
  fn: (failure) => decideFormError(failure, passwordForm.fields, 'user'),
  target: passwordForm.refused,
});
resumeAfterLogin({
  failed: passwordForm.refused,
  $owner: passwordForm.$owner,
  retry: passwordForm.submitted,
  dropped: passwordForm.changed,
});
