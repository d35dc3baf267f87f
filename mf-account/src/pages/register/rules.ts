import { isBlank, isEmail, isPhone } from 'shared/domain';
import type { FormIssue } from 'shared/runtime/factories';
import { newPasswordIssues, noPassword, type NewPassword } from '../../password/rules.ts';

export interface RegisterValues extends NewPassword {
  readonly firstname: string;
  readonly lastname: string;
  readonly emailAddress: string;
  readonly mobileNumber: string;
}

export const noRegistration: RegisterValues = {
  firstname: '',
  lastname: '',
  emailAddress: '',
  mobileNumber: '',
  ...noPassword,
};

/** product.md 5, as the server checks it again: the telephone may be left out, but not be wrong. */
export function registerIssues(values: RegisterValues): FormIssue<keyof RegisterValues>[] {
  const { firstname, lastname, emailAddress, mobileNumber } = values;
  const checks: readonly (readonly [boolean, FormIssue<keyof RegisterValues>])[] = [
    [isBlank(firstname), { field: 'firstname', message: 'validation.first-name' }],
    [isBlank(lastname), { field: 'lastname', message: 'validation.last-name' }],
    [!isEmail(emailAddress), { field: 'emailAddress', message: 'validation.email' }],
    [
      !isBlank(mobileNumber) && !isPhone(mobileNumber),
      { field: 'mobileNumber', message: 'validation.phone' },
    ],
  ];
  return [...checks.filter(([isWrong]) => isWrong).map(([, issue]) => issue), ...newPasswordIssues(values)];
}
