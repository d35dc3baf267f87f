import { attach, createEvent, sample } from 'effector';
import { getMyReservations, type EndpointOutput, type MyReservation } from 'shared/contracts';
import { createCallFx, paths, sessionEnded } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { $propertyId, pageClosed, userKnown } from './page-model.ts';

export type MyStays = EndpointOutput<typeof getMyReservations>;
export type Stays =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'loaded'; readonly stays: MyStays };

export const loadRetried = createEvent();

/** Queried by the guest's e-mail address: another guest's log-in shows other stays. */
const staysQuery = createQuery({
  effect: attach({
    source: $propertyId,
    mapParams: (_owner: string, propertyId) => ({ query: { propertyId } }),
    effect: createCallFx(getMyReservations),
  }),
});

export const $stays = staysQuery.$state.map((state): Stays => {
  if (state.kind === 'answered') return { kind: 'loaded', stays: state.answer };
  return { kind: state.kind === 'failed' ? 'failed' : 'loading' };
});

sample({
  clock: userKnown,
  source: staysQuery.$state,
  filter: (state, user) => state.kind === 'idle' || state.question !== user.emailAddress,
  fn: (_, user) => user.emailAddress,
  target: staysQuery.asked,
});
sample({ clock: loadRetried, target: staysQuery.askedAgain });
sample({ clock: [pageClosed, sessionEnded], fn: () => null, target: staysQuery.asked });
sample({
  clock: staysQuery.failed,
  filter: ({ error }) => error.kind === 'http' && error.status === 401,
  fn: () => undefined,
  target: sessionEnded,
});

/** The stay's confirmation; or, while its rooms are held for a payment, the checkout that pays for them. */
export const addressOf = (stay: MyReservation): string =>
  stay.expiresAtUtc === null
    ? paths.confirmation(stay.propertyCode, stay.confirmationToken)
    : paths.checkout(stay.propertyCode, stay.confirmationToken);
