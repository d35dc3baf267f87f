import { combine, merge, sample } from 'effector';
import { $property, $route, navigationRequested } from 'shared/runtime';
import { $opened, bookingClosed, bookingMade, bookingOpened } from './bookings-model.ts';
import { $session, isOpenSession, loggedOut } from './session-model.ts';

/** The parameter of the address that names the booking that is open. */
const parameter = 'booking';

const bookingOf = (query: string): string | null => new URLSearchParams(query).get(parameter);

const $inAddress = $route.map(({ query }) => bookingOf(query));

const led = merge([
  merge([bookingOpened, bookingMade]).map(({ reservationId }) => reservationId),
  merge([bookingClosed, loggedOut]).map(() => null),
]);
sample({
  clock: led,
  source: $route,
  filter: ({ query }, id) => bookingOf(query) !== id,
  fn: ({ path, query }, id) => {
    const parameters = new URLSearchParams(query);
    if (id === null) parameters.delete(parameter);
    else parameters.set(parameter, id);
    const written = parameters.toString();
    return { to: written === '' ? path : `${path}?${written}`, replace: id === null };
  },
  target: navigationRequested,
});

/** What the address names, for who may read it; null for no booking, 'logged-out' before a log-in. */
const $named = combine($inAddress, $property, $session, (reservationId, property, session) => {
  if (property === null || !isOpenSession(session)) return 'logged-out' as const;
  return reservationId === null ? null : { propertyId: property.propertyId, reservationId };
});
type Place = { readonly propertyId: string; readonly reservationId: string };
const followed = sample({
  clock: $named.updates,
  source: $opened,
  fn: (opened, named) => ({ opened, named }),
});
const placeToOpen = ({
  opened,
  named,
}: {
  readonly opened: Place | null;
  readonly named: Place | 'logged-out' | null;
}) =>
  named === null || named === 'logged-out' || named.reservationId === opened?.reservationId ? null : named;
sample({
  clock: followed.map(placeToOpen),
  filter: (place): place is Place => place !== null,
  target: bookingOpened,
});
sample({
  clock: followed.filter({ fn: ({ opened, named }) => named === null && opened !== null }),
  fn: () => undefined,
  target: bookingClosed,
});
