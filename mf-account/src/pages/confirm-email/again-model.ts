import { requestEmailConfirmation } from 'shared/contracts';
import { createMailForm } from '../../form/create-mail-form.ts';
import { pageOpened } from './model.ts';

/** Asks for the mail again when its link has expired. */
export const {
  form: againForm,
  $sentTo,
  $isAsking,
} = createMailForm({ call: requestEmailConfirmation, pageOpened });
