import { createForm, type Form, type FormIssue, type FormOptions } from 'shared/runtime/factories';
import type { Refusal } from './refusal.ts';

/** What of a refusal stands at the form's fields. */
const issuesOf = (refusal: Refusal): readonly FormIssue[] =>
  refusal.kind === 'fields' ? refusal.issues : [];

/** A form of an account's page: the server's refusals are those that `decideRefusal` reads. */
export const createAccountForm = <Values extends object>(
  options: Omit<FormOptions<Values, Refusal>, 'issuesOf'>,
): AccountForm<Values> => createForm<Values, Refusal>({ ...options, issuesOf });

export type AccountForm<Values extends object> = Form<Values, Refusal>;
