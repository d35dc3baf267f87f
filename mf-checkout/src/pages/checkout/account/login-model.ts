import { sample } from 'effector';
import { authenticate, type User } from 'shared/contracts';
import { $basket, $locale, $property, createCallFx, userChanged } from 'shared/runtime';
import { $accountPassword, bookingCreated, missingAccountCode } from './outcome-model.ts';

const logInFx = createCallFx(authenticate);

// Who made an account with the booking is logged in: the password was typed a moment ago (docs/decisions/0011). While the payment is open there
// is no account yet, and of an address that has one already the password is another: then nothing happens.
sample({
  clock: bookingCreated,
  source: { password: $accountPassword, basket: $basket, property: $property, locale: $locale },
  filter: ({ password, property }, { status, code }) =>
    password !== '' && property !== null && status === 'Confirmed' && code !== missingAccountCode,
  fn: ({ password, basket, property, locale }) => ({
    body: {
      languageCode: locale,
      propertyId: property?.propertyId ?? '',
      emailAddress: basket.booker.emailAddress.trim(),
      password,
    },
  }),
  target: logInFx,
});
sample({
  clock: logInFx.doneData.filterMap((response): User | undefined => {
    if (!response.success) return undefined;
    const { success: _success, message: _message, ...user } = response;
    return user;
  }),
  target: userChanged,
});
