import { createEvent, sample } from 'effector';
import { requestPasswordReset } from 'shared/contracts';
import { createMailForm } from '../../form/create-mail-form.ts';
import { emailGiven } from '../../slots/login/model.ts';

export const pageOpened = createEvent();
export const anotherRequested = createEvent();

const mail = createMailForm({
  call: requestPasswordReset,
  pageOpened,
  restarted: anotherRequested,
  draftKey: 'mf-account.forgot.v1',
});
export const { form: forgotForm, $sentTo } = mail;
export const $isRequesting = mail.$isRequesting;

sample({ clock: mail.sent, target: emailGiven });
