import { createEvent, createStore, sample } from 'effector';
import { $property, createCallFx } from 'shared/runtime';
import { getHellos, sayHello } from '../../../contracts/index.ts';
import { greetingOf } from './rules.ts';

export const nameChanged = createEvent<string>();
/** With the hotel's id. */
export const pageOpened = createEvent<string>();
export const helloSaid = createEvent();

export const $name = createStore('').on(nameChanged, (_, name) => name);

export const $greeting = $name.map(greetingOf);

const loadHellosFx = createCallFx(getHellos);
const sayHelloFx = createCallFx(sayHello);

sample({ clock: pageOpened, fn: (propertyId) => ({ query: { propertyId } }), target: loadHellosFx });
sample({
  clock: helloSaid,
  source: { property: $property, name: $name },
  filter: ({ property }) => property !== null,
  fn: ({ property, name }) => ({ body: { propertyId: property?.propertyId ?? '', name } }),
  target: sayHelloFx,
});

/** How many have said hello here; null until the server has answered. What it counted before a hello may arrive after it. */
export const $hellos = createStore<number | null>(null)
  .on(loadHellosFx.doneData, (known, { count }) => known ?? count)
  .on(sayHelloFx.doneData, (_, { count }) => count)
  .reset(pageOpened);

export const $hasFailed = createStore(false)
  .on(sayHelloFx.fail, () => true)
  .reset([helloSaid, pageOpened]);

export const $isSaying = sayHelloFx.pending;
