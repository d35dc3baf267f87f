import { createStore, sample } from 'effector';
import type { User } from '../contracts/index.ts';
import { withoutUser, withUser } from '../domain/index.ts';
import { $basket, basketRestored, bookingDetailsChanged } from './basket.ts';
import { $user, sessionEnded, userChanged, userCleared, userLoaded } from './session.ts';

/** Who was logged in last in this tab: what a log-out has to take away again. */
const $lastUser = createStore<User | null>(null).on([userLoaded, userChanged], (_, user) => user);

// A logged-in guest does not type again what the account knows.
sample({
  clock: [userLoaded, userChanged, basketRestored],
  source: { basket: $basket, user: $user },
  filter: ({ basket, user }) => user !== null && withUser(basket.booker, user) !== basket.booker,
  fn: ({ basket, user }) => ({ booker: user === null ? basket.booker : withUser(basket.booker, user) }),
  target: bookingDetailsChanged,
});
// The next one at this screen may be somebody else: also when the session was found to be over.
sample({
  clock: [userCleared, sessionEnded],
  source: { basket: $basket, user: $lastUser },
  filter: ({ user }) => user !== null,
  fn: ({ basket, user }) => ({ booker: user === null ? basket.booker : withoutUser(basket.booker, user) }),
  target: bookingDetailsChanged,
});
