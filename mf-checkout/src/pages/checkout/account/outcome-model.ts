import { combine, createEvent, sample } from 'effector';
import type { CreateResponse } from 'shared/contracts';
import { $language, type Notification, notificationRequested, translateIn, writeTabFx } from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { $password, $wantsAccount } from '../model.ts';

/** Where the confirmation finds the token of a booking whose account could not be created. */
export const missingAccountKey = 'mf-checkout.missing-account.v1';

/** The code with which Create says that the booking is made and its booker's account is not. */
const missingAccountCode = 'error.create-account-failed';

/** The password of the account that the guest wants, empty for none. */
export const $accountPassword = combine($wantsAccount, $password, (wants, password) =>
  wants ? password : '',
);

/** The booking is made, with what the server says of it. */
export const bookingAnswered = createEvent<CreateResponse>();

const accountAnswered = sample({
  clock: bookingAnswered,
  source: { language: $language, password: $accountPassword },
  filter: ({ password }) => password !== '',
  fn: ({ language }, { code, confirmationToken }) => ({
    language,
    isMissing: code === missingAccountCode,
    confirmationToken,
  }),
});
// decisions 1: an account that could not be created leaves the booking as it is; the guest is told of either.
sample({
  clock: accountAnswered,
  fn: ({ language, isMissing }): Notification => ({
    kind: isMissing ? 'negative' : 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)(isMissing ? missingAccountCode : 'checkout.account.mail'),
  }),
  target: notificationRequested,
});
// The message goes; the confirmation goes on saying it, also after the way over a bank.
sample({
  clock: accountAnswered,
  filter: ({ isMissing }) => isMissing,
  fn: ({ confirmationToken }) => ({ key: missingAccountKey, value: confirmationToken }),
  target: writeTabFx,
});
