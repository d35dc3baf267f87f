import { createEvent, createStore, sample } from 'effector';
import { authenticate, register } from 'shared/contracts';
import {
  $language,
  $locale,
  $property,
  createCallFx,
  type Notification,
  notificationRequested,
  translateIn,
  userChanged,
} from 'shared/runtime';
import { createAccountForm } from '../../form/create-account-form.ts';
import { showFormErrors } from '../../form/show-form-errors.ts';
import { messages } from '../../messages/index.ts';
import { emailGiven, userOf } from '../../slots/login/model.ts';
import { noRegistration, registerIssues, type RegisterValues } from './rules.ts';

export const registerForm = createAccountForm<RegisterValues>({
  empty: noRegistration,
  problems: registerIssues,
  draft: {
    key: 'mf-account.register.v1',
    fields: ['firstname', 'lastname', 'emailAddress', 'mobileNumber'],
  },
});

export const pageOpened = createEvent();
/** The passwords go with the page. */
export const pageClosed = createEvent();

const registerFx = createCallFx(register);
export const $isRegistering = registerFx.pending;

const registered = sample({
  clock: registerFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params }) => params.body.emailAddress,
});
/** The address of the confirmation mail; null until one was sent. */
export const $registeredEmail = createStore<string | null>(null)
  .on(registered, (_, email) => email)
  .reset(pageOpened);

sample({ clock: pageOpened, fn: () => ({}), target: registerForm.opened });
sample({ clock: pageClosed, target: registerForm.closed });

sample({
  clock: registerForm.accepted,
  source: { property: $property, locale: $locale, isBusy: $isRegistering },
  filter: ({ property, isBusy }) => property !== null && !isBusy,
  fn: ({ property, locale }, values) => ({
    body: {
      languageCode: locale,
      propertyId: property?.propertyId ?? '',
      emailAddress: values.emailAddress.trim(),
      password: values.newPassword,
      firstname: values.firstname.trim(),
      lastname: values.lastname.trim(),
      mobileNumber: values.mobileNumber.trim() === '' ? null : values.mobileNumber.trim(),
    },
  }),
  target: registerFx,
});

sample({ clock: registered, fn: () => undefined, target: registerForm.succeeded });
sample({ clock: registered, target: emailGiven });
// product.md 8: registration succeeded, check e-mail to confirm.
sample({
  clock: registered,
  source: $language,
  fn: (language): Notification => ({
    kind: 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)('success.register'),
  }),
  target: notificationRequested,
});

// Logging in does not wait for the mail (docs/decisions/0011), so that the guest need not type the password again. Of an address that has an
// account already the password is another one: then nothing happens, as to who is not its owner.
const logInFx = createCallFx(authenticate);
sample({
  clock: registerFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params: { body } }) => {
    const { languageCode, propertyId, emailAddress, password } = body;
    return { body: { languageCode, propertyId, emailAddress, password } };
  },
  target: logInFx,
});
sample({ clock: logInFx.doneData.filterMap(userOf), target: userChanged });

showFormErrors(registerFx, registerForm);
