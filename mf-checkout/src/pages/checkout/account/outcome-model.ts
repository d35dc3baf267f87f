import { combine, createEvent, sample } from 'effector';
import type { CreateResponse } from 'shared/contracts';
import { $language, type Notification, notificationRequested, translateIn, writeTabFx } from 'shared/runtime';
import { messages } from '../../../messages/index.ts';
import { $password, $wantsAccount } from '../model.ts';

/** Where the confirmation finds the token of a booking whose account could not be created. */
export const missingAccountKey = 'mf-checkout.missing-account.v1';

/** The code with which Create says that the booking is made and its booker's account is not. */
export const missingAccountCode = 'error.create-account-failed';

/** The password of the account that the guest wants; empty without one. */
export const $accountPassword = combine($wantsAccount, $password, (wants, password) =>
  wants ? password : '',
);

/** The booking is made, with the server's response. */
export const bookingCreated = createEvent<CreateResponse>();

const accountOutcome = sample({
  clock: bookingCreated,
  source: { language: $language, password: $accountPassword },
  filter: ({ password }) => password !== '',
  fn: ({ language }, { code, confirmationToken }) => ({
    language,
    isMissing: code === missingAccountCode,
    confirmationToken,
  }),
});
// decisions 1: an account that could not be created leaves the booking as it is; a notification says which of both.
sample({
  clock: accountOutcome,
  fn: ({ language, isMissing }): Notification => ({
    kind: isMissing ? 'negative' : 'positive',
    placement: 'bottom',
    text: translateIn(messages, language)(isMissing ? missingAccountCode : 'checkout.account.mail'),
  }),
  target: notificationRequested,
});
// The notification disappears; the confirmation page still shows it, also after a redirect to the bank.
sample({
  clock: accountOutcome,
  filter: ({ isMissing }) => isMissing,
  fn: ({ confirmationToken }) => ({ key: missingAccountKey, value: confirmationToken }),
  target: writeTabFx,
});
