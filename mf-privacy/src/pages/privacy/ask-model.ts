import { createEvent, createStore, sample } from 'effector';
import { requestPrivacyLink } from 'shared/contracts/privacy';
import { isEmail } from 'shared/domain';
import { $locale, createCallFx } from 'shared/runtime';
import { $propertyId, pageOpened } from './model.ts';
import { type Problem, problemOf } from './rules.ts';

export const emailChanged = createEvent<string>();
export const linkRequested = createEvent();
export const otherAddressWanted = createEvent();

const requestFx = createCallFx(requestPrivacyLink);
export const $isRequesting = requestFx.pending;

export const $email = createStore('').on(emailChanged, (_, email) => email);
/** How often something was sent that is no address; the summary takes the focus each time. */
export const $wrongTries = createStore(0).reset(emailChanged, pageOpened);
/** The server's words, the same for every address; null until a link was requested. */
export const $sent = createStore<string | null>(null)
  .on(requestFx.doneData, (_, { message }) => message)
  .reset(otherAddressWanted, pageOpened);
export const $askProblem = createStore<Problem | null>(null)
  .on(requestFx.failData, (_, failure) => problemOf(failure))
  .reset(requestFx, emailChanged, pageOpened);

const checked = sample({
  clock: linkRequested,
  source: { email: $email, propertyId: $propertyId, locale: $locale, isBusy: $isRequesting },
});
$wrongTries.on(checked.filter({ fn: ({ email }) => !isEmail(email) }), (tries) => tries + 1);
sample({
  clock: checked,
  filter: ({ email, isBusy }) => isEmail(email) && !isBusy,
  fn: ({ email, propertyId, locale }) => ({
    body: { languageCode: locale, propertyId, emailAddress: email.trim() },
  }),
  target: requestFx,
});
