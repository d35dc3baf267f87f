import { createForm, type Form, type FormIssue, type FormOptions } from 'shared/runtime/factories';
import type { FormError } from './form-error.ts';

/** The issues of an error that are shown at the form's fields. */
const issuesOf = (error: FormError): readonly FormIssue[] => (error.kind === 'fields' ? error.issues : []);

/** A form of an account's page: `decideFormError` reads the server's errors for it. */
export const createAccountForm = <Values extends object>(
  options: Omit<FormOptions<Values, FormError>, 'issuesOf'>,
): AccountForm<Values> => createForm<Values, FormError>({ ...options, issuesOf });

export type AccountForm<Values extends object> = Form<Values, FormError>;
