import { createStore, sample } from 'effector';
import { requestEmailConfirmation } from 'shared/contracts';
import { $locale, $property, $user, createCallFx } from 'shared/runtime';
import { createForm } from '../../form/create-form.ts';
import { decideRefusal, refusalSaid } from '../../form/refusal.ts';
import { $givenEmail } from '../../slots/login/model.ts';
import { emailIssues, type EmailValues } from '../forgot-password/rules.ts';
import { pageOpened } from './model.ts';

/** Asks for the mail again when its link has expired. */
export const againForm = createForm<EmailValues>({ empty: { emailAddress: '' }, problems: emailIssues });

const requestFx = createCallFx(requestEmailConfirmation);
export const $isAsking = requestFx.pending;

const sent = sample({
  clock: requestFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params }) => params.body.emailAddress,
});
/** The address that was written to, if it has something to confirm; null while nobody has asked. */
export const $sentTo = createStore<string | null>(null)
  .on(sent, (_, email) => email)
  .reset(pageOpened);

sample({
  clock: pageOpened,
  source: { user: $user, given: $givenEmail },
  fn: ({ user, given }) => ({ values: { emailAddress: user?.emailAddress ?? given } }),
  target: againForm.opened,
});
sample({
  clock: againForm.accepted,
  source: { property: $property, locale: $locale, isBusy: $isAsking },
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
sample({ clock: sent, fn: () => undefined, target: againForm.succeeded });
sample({
  clock: requestFx.doneData,
  filter: ({ success }) => !success,
  fn: ({ message }) => refusalSaid(message),
  target: againForm.refused,
});
sample({
  clock: requestFx.failData,
  fn: (failure) => decideRefusal(failure, againForm.fields),
  target: againForm.refused,
});
