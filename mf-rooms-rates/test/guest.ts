import { allSettled, createStore, fork, sample, type EventCallable, type Scope, type Store } from 'effector';
import type { BookConfig, BusEvent, Property } from 'shared/contracts';
import {
  $clock,
  $http,
  $tabStorage,
  basketRestoreRequested,
  bookConfigLoaded,
  busEventHappened,
  navigationRequested,
  notificationRequested,
  propertyLoaded,
  routeEntered,
  type TabStorage,
} from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock } from 'shared/testing';
import { pageOpened } from '../src/pages/rooms-and-rates/model.ts';
import { fakeHttp, usualResponses, type Answers, type Call } from './responses.ts';

const path = '/Book/HARBOUR/Rooms-And-Rates';
export const twoRooms = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,2';
export const oneRoom = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';

const routeOf = (to: string) => {
  const url = new URL(to, 'https://hotel.example');
  return { path: url.pathname, params: { propertyCode: 'HARBOUR' }, query: url.search, hash: url.hash };
};

// What the shell does with a request to navigate, and notes of what was told.
sample({ clock: navigationRequested, fn: ({ to }) => routeOf(to), target: routeEntered });
const $busEvents = createStore<readonly BusEvent[]>([]).on(busEventHappened, (all, event) => [...all, event]);
const $notified = createStore<readonly string[]>([]).on(notificationRequested, (all, { text }) => [
  ...all,
  text,
]);
const $visited = createStore<readonly string[]>([]).on(navigationRequested, (all, { to }) => [...all, to]);

export interface Guest {
  readonly scope: Scope;
  readonly calls: readonly Call[];
  readonly read: <T>(store: Store<T>) => T;
  readonly does: <T>(event: EventCallable<T>, params: T) => Promise<void>;
  readonly goesTo: (query: string, hash?: string) => Promise<void>;
  readonly busEvents: () => readonly BusEvent[];
  readonly notified: () => readonly string[];
  readonly visited: () => readonly string[];
}

export const tabOf = (stored = new Map<string, string>()): TabStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
});

interface Situation {
  readonly answers?: Answers;
  readonly property?: Partial<Property>;
  readonly config?: Partial<BookConfig>;
  readonly tab?: TabStorage;
  readonly now?: string;
}

/** A guest in a fresh tab, before any page. */
export async function aGuest(situation: Situation = {}): Promise<Guest> {
  const { http, calls } = fakeHttp({ ...usualResponses(), ...situation.answers });
  const scope = fork({
    values: [
      [$http, http],
      [$clock, fixedClock(situation.now)],
      [$tabStorage, situation.tab ?? tabOf()],
    ],
  });
  const does = async <T>(event: EventCallable<T>, params: T): Promise<void> => {
    await allSettled(event, { scope, params });
  };
  await does(basketRestoreRequested, undefined);
  await does(propertyLoaded, aProperty(situation.property));
  await does(bookConfigLoaded, aBookConfig(situation.config));
  const read = <T>(store: Store<T>): T => scope.getState(store);
  return {
    scope,
    calls,
    read,
    does,
    goesTo: (query, hash = '') => does(routeEntered, routeOf(`${path}${query}${hash}`)),
    busEvents: () => read($busEvents),
    notified: () => read($notified),
    visited: () => read($visited),
  };
}

/** A guest whose page shows rooms and rates for a search. */
export async function aGuestOnThePage(
  query = twoRooms,
  situation: Situation = {},
  hash = '',
): Promise<Guest> {
  const guest = await aGuest(situation);
  await guest.goesTo(query, hash);
  await guest.does(pageOpened, undefined);
  return guest;
}
