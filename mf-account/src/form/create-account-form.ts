import { createForm, type Form, type FormOptions } from 'shared/runtime/factories';
import { issuesOf, type Refusal } from './refusal.ts';

/** A form of an account's page: the server's refusals are those that `decideRefusal` reads. */
export const createAccountForm = <Values extends object>(
  options: Omit<FormOptions<Values, Refusal>, 'issuesOf'>,
): AccountForm<Values> => createForm<Values, Refusal>({ ...options, issuesOf });

export type AccountForm<Values extends object> = Form<Values, Refusal>;
