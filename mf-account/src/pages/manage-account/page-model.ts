import { combine, createEvent, sample } from 'effector';
import type { User } from 'shared/contracts';
import { $endedUser, $property, $user, busEventHappened, userChanged, userLoaded } from 'shared/runtime';

export const pageOpened = createEvent();
/** Clears what was typed, passwords above all. */
export const pageClosed = createEvent();

/** Whose account the page shows: of a guest whose session has ended elsewhere, only what they have typed. */
export type Visitor =
  | { readonly kind: 'user'; readonly user: User }
  | { readonly kind: 'ended'; readonly user: User }
  | { readonly kind: 'anonymous' };

export const $visitor = combine($user, $endedUser, (user, ended): Visitor => {
  if (user !== null) return { kind: 'user', user };
  return ended === null ? { kind: 'anonymous' } : { kind: 'ended', user: ended };
});

/** The account when the page opens, and after each change here or in another tab. */
export const userKnown = sample({
  clock: [pageOpened, userLoaded, userChanged],
  source: $user,
  filter: (user) => user !== null,
});

export const $propertyId = $property.map((property) => property?.propertyId ?? '');

export const loginWanted = createEvent();
sample({ clock: loginWanted, fn: () => ({ type: 'login.requested.v1' as const }), target: busEventHappened });
