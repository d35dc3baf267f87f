import { createEvent, createStore, sample } from 'effector';
import { requestPasswordReset } from 'shared/contracts';
import { $locale, $property, $user, createCallFx } from 'shared/runtime';
import { createForm } from '../../form/create-form.ts';
import { decideRefusal, refusalSaid } from '../../form/refusal.ts';
import { $givenEmail, emailGiven } from '../../slots/login/model.ts';
import { emailIssues, type EmailValues } from './rules.ts';

export const forgotForm = createForm<EmailValues>({
  empty: { emailAddress: '' },
  problems: emailIssues,
  draft: { key: 'mf-account.forgot.v1', fields: ['emailAddress'] },
});

export const pageOpened = createEvent();
export const anotherRequested = createEvent();

const requestFx = createCallFx(requestPasswordReset);
export const $isRequesting = requestFx.pending;

const sent = sample({
  clock: requestFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params }) => params.body.emailAddress,
});
/** The address that a mail was asked for; whether it has an account is nobody's business but its owner's. */
export const $sentTo = createStore<string | null>(null)
  .on(sent, (_, email) => email)
  .reset(pageOpened, anotherRequested);

// Whoever has just failed to log in need not type the address again.
sample({
  clock: pageOpened,
  source: { user: $user, given: $givenEmail },
  fn: ({ user, given }) => ({ values: { emailAddress: user?.emailAddress ?? given } }),
  target: forgotForm.opened,
});
sample({
  clock: forgotForm.accepted,
  source: { property: $property, locale: $locale, isBusy: $isRequesting },
  filter: ({ property, isBusy }) => property !== null && !isBusy,
  fn: ({ property, locale }, { emailAddress }) => ({
    body: {
      languageCode: locale,
      propertyId: property?.propertyId ?? '',
      emailAddress: emailAddress.trim(),
    },
  }),
  target: requestFx,
});
sample({ clock: sent, fn: () => undefined, target: forgotForm.succeeded });
sample({ clock: sent, target: emailGiven });

sample({
  clock: requestFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }) => refusalSaid(message),
  target: forgotForm.refused,
});
sample({
  clock: requestFx.failData,
  fn: (failure) => decideRefusal(failure, forgotForm.fields),
  target: forgotForm.refused,
});
