import { requestEmailConfirmation } from 'shared/contracts';
import { createMailForm } from '../../form/create-mail-form.ts';
import { pageOpened } from './model.ts';

/** Requests another confirmation mail when the link of the last one has expired. */
export const {
  form: newLinkForm,
  $sentTo,
  $isRequesting,
} = createMailForm({ call: requestEmailConfirmation, pageOpened });
