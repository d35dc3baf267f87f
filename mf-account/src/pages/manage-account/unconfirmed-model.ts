import { requestEmailConfirmation } from 'shared/contracts';
import { createMailForm } from '../../form/create-mail-form.ts';
import { userKnown } from './page-model.ts';

/** Requests another mail that confirms the address of the account. */
export const {
  form: mailForm,
  $sentTo,
  $isRequesting,
} = createMailForm({ call: requestEmailConfirmation, pageOpened: userKnown.map(() => undefined) });
