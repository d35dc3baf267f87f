import { combine, createEvent, createStore, merge, sample } from 'effector';
import { $route, navigationRequested, routeEntered } from 'shared/runtime';
import { $session, loggedOut } from './session-model.ts';

/** The parameter of the address that names the part of the desk that is open; the first part has none. */
const parameter = 'part';

/** Null stands for the first part; a part that is only passed, on the way by keys, is not kept in the history. */
export const partChosen = createEvent<{ readonly key: string | null; readonly isPassed: boolean }>();

const partOf = (query: string): string | null => new URLSearchParams(query).get(parameter);
const $inAddress = $route.map(({ query }) => partOf(query));

/** What was pressed is open at once; the address follows it, and leads from then on. */
const $pressed = createStore<{ readonly key: string | null } | null>(null)
  .on(partChosen, (_, { key }) => ({ key }))
  .on(routeEntered, (pressed, { query }) => (pressed?.key === partOf(query) ? pressed : null))
  // After another log-in the part asks for itself.
  .reset($session);

/** The part that is open, and whether a press has opened it: then its own press has asked for what it shows. */
export const $part = combine($pressed, $inAddress, (pressed, inAddress) =>
  pressed === null ? { key: inAddress, isPressed: false } : { key: pressed.key, isPressed: true },
);

// Who logs in next begins at the first part. A log-in that has only run out goes on where it was.
const led = merge([partChosen, loggedOut.map(() => ({ key: null, isPassed: true }))]);
sample({
  clock: led,
  source: $route,
  fn: ({ path, query }, { key, isPassed }) => {
    const parameters = new URLSearchParams(query);
    parameters.delete('booking');
    if (key === null) parameters.delete(parameter);
    else parameters.set(parameter, key);
    const written = parameters.toString();
    return { to: written === '' ? path : `${path}?${written}`, replace: isPassed };
  },
  target: navigationRequested,
});
