import { createEvent, createStore, sample } from 'effector';
import { authenticate, type EndpointOutput, type User } from 'shared/contracts';
import { isEmail } from 'shared/domain';
import {
  $endedUser,
  $language,
  $locale,
  $property,
  $route,
  createCallFx,
  navigationRequested,
  type Notification,
  notificationRequested,
  translateIn,
  userChanged,
  userCleared,
} from 'shared/runtime';
import { isVisitorPage, returnUrlOf } from '../../address/return-url.ts';
import { createAccountForm } from '../../form/create-account-form.ts';
import type { FormIssue } from 'shared/runtime/factories';
import { showFormErrors } from '../../form/show-form-errors.ts';
import { messages } from '../../messages/index.ts';

export interface LoginValues {
  readonly emailAddress: string;
  readonly password: string;
}

const nothing: LoginValues = { emailAddress: '', password: '' };

/** product.md 5. An old password may be shorter than a new one has to be. */
export const loginIssues = ({ emailAddress, password }: LoginValues): FormIssue<keyof LoginValues>[] => [
  ...(isEmail(emailAddress) ? [] : [{ field: 'emailAddress', message: 'validation.email' } as const]),
  ...(password === '' ? [{ field: 'password', message: 'validation.password' } as const] : []),
];

export const loginForm = createAccountForm<LoginValues>({ empty: nothing, problems: loginIssues });

export const loginOpened = createEvent();
/** Clears the password with the dialog. */
export const loginClosed = createEvent();
/** An address that the guest has just given, here or on another of the account's pages: it is not typed twice. */
export const emailGiven = createEvent<string>();
export const $givenEmail = createStore('')
  .on(emailGiven, (_, email) => email)
  .on(loginForm.changed, (email, { emailAddress }) => emailAddress ?? email)
  .reset(userCleared);

const authenticateFx = createCallFx(authenticate);
export const $isLoggingIn = authenticateFx.pending;

sample({
  clock: loginOpened,
  source: { ended: $endedUser, given: $givenEmail },
  fn: ({ ended, given }) => ({ values: { emailAddress: ended?.emailAddress ?? given } }),
  target: loginForm.opened,
});
sample({ clock: loginClosed, target: loginForm.closed });

sample({
  clock: loginForm.accepted,
  source: { property: $property, locale: $locale, isBusy: $isLoggingIn },
  filter: ({ property, isBusy }) => property !== null && !isBusy,
  fn: ({ property, locale }, { emailAddress, password }) => ({
    body: {
      languageCode: locale,
      propertyId: property?.propertyId ?? '',
      emailAddress: emailAddress.trim(),
      password,
    },
  }),
  target: authenticateFx,
});

/** The user of a log-in; undefined when it was refused. */
export const userOf = (response: EndpointOutput<typeof authenticate>): User | undefined => {
  if (!response.success) return undefined;
  const { success: _success, message: _message, ...user } = response;
  return user;
};

/** The guest is logged in. */
export const loggedIn = authenticateFx.doneData.filterMap(userOf);
sample({ clock: loggedIn, fn: () => undefined, target: loginForm.succeeded });
sample({ clock: loggedIn, target: userChanged });
sample({
  clock: loggedIn,
  source: $language,
  fn: (language, { firstname }): Notification => ({
    kind: 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)('success.login', { name: firstname }),
  }),
  target: notificationRequested,
});
// A guest who came to an account page from their booking returns to it.
sample({
  clock: loggedIn,
  source: $route,
  filter: (route) => isVisitorPage(route.path) && returnUrlOf(route) !== null,
  fn: (route) => ({ to: returnUrlOf(route) ?? '' }),
  target: navigationRequested,
});

showFormErrors(authenticateFx, loginForm);
