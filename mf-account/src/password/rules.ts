import { passwordConfirmationProblem, passwordProblem } from 'shared/domain';
import type { FormIssue } from 'shared/runtime/factories';

export interface NewPassword {
  readonly newPassword: string;
  readonly passwordConfirmation: string;
}

export const noPassword: NewPassword = { newPassword: '', passwordConfirmation: '' };

/** product.md 5: ten characters or more with a non-alphanumeric one, typed twice. */
export function newPasswordIssues({
  newPassword,
  passwordConfirmation,
}: NewPassword): FormIssue<keyof NewPassword>[] {
  const weak = passwordProblem(newPassword);
  const different = passwordConfirmationProblem(newPassword, passwordConfirmation);
  return [
    ...(weak === null ? [] : [{ field: 'newPassword', message: weak.message } as const]),
    ...(different === null ? [] : [{ field: 'passwordConfirmation', message: different.message } as const]),
  ];
}
