import { allSettled, createWatch, fork, sample, type EventCallable, type Scope, type Store } from 'effector';
import type { PreCheckInConfig, Property, SavePreCheckInRequest } from 'shared/contracts';
import {
  $clock,
  $http,
  $tabStorage,
  navigationRequested,
  notificationRequested,
  notificationWithdrawn,
  preCheckInConfigLoaded,
  propertyLoaded,
  routeEntered,
  type Notification,
  type TabStorage,
} from 'shared/runtime';
import { type Answers, aProperty, fixedClock, httpOf } from 'shared/testing';
import { pageOpened } from '../src/pages/pre-check-in/model.ts';
import { $approve } from '../src/pages/pre-check-in/payment/model.ts';
import { $step } from '../src/pages/pre-check-in/steps/model.ts';
import { hashOf } from '../src/pages/pre-check-in/steps/rules.ts';
import {
  aCheckInConfig,
  aReservation,
  saved,
  theConfigurations,
  theCountries,
  theExtras,
} from './reservation.ts';

const path = '/PreCheckIn/HARBOUR/HB-2041/k3x9';
const params = { propertyCode: 'HARBOUR', referenceNumber: 'HB-2041', code: 'k3x9' };
const routeOf = (to: string) => {
  const url = new URL(to, 'https://hotel.example');
  return { path: url.pathname, params, query: url.search, hash: url.hash };
};

// What the shell does with a request to navigate.
sample({ clock: navigationRequested, fn: ({ to }) => routeOf(to), target: routeEntered });

export interface Guest {
  readonly scope: Scope;
  readonly read: <T>(store: Store<T>) => T;
  readonly does: <T>(event: EventCallable<T>, params: T) => Promise<void>;
  /** The address's hash of the step that is shown. */
  readonly at: () => string;
  readonly goesTo: (hash: string) => Promise<void>;
  readonly notified: Notification[];
  /** The topics that were withdrawn. */
  readonly withdrawn: string[];
  readonly visited: string[];
  /** Bodies of the saves, in order. */
  readonly saves: SavePreCheckInRequest[];
  readonly tab: Map<string, string>;
}

export interface Situation {
  readonly answers?: Answers;
  readonly config?: Partial<PreCheckInConfig>;
  readonly property?: Partial<Property>;
  readonly hash?: string;
  readonly tab?: Map<string, string>;
  /** What the bank says to a card of the gateway's form. */
  readonly isApproved?: boolean;
  /** Left to the page itself. */
  readonly isOpened?: boolean;
}

const tabOf = (stored: Map<string, string>): TabStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
});

const isResponder = (given: unknown): given is (input: unknown) => unknown => typeof given === 'function';

/** A guest who has opened the link of their booking. */
export async function aGuest(situation: Situation = {}): Promise<Guest> {
  const saves: SavePreCheckInRequest[] = [];
  const { answers = {}, tab = new Map<string, string>(), isApproved = true } = situation;
  const saveResponse = answers['/api/PreCheckIn/Save'] ?? saved;
  const http = httpOf({
    '/api/PreCheckIn/Get': aReservation(),
    '/api/StaticData/:id/countries': theCountries,
    '/api/RoomTypeConfiguration/Get': theConfigurations,
    '/api/Service/GetReservationItemServices': theExtras,
    ...answers,
    '/api/PreCheckIn/Save': (input: { body: SavePreCheckInRequest }) => {
      saves.push(input.body);
      return isResponder(saveResponse) ? saveResponse(input) : saveResponse;
    },
  });
  const scope = fork({
    values: [
      [$http, http],
      [$clock, fixedClock()],
      [$tabStorage, tabOf(tab)],
      [$approve, () => Promise.resolve(isApproved)],
    ],
  });
  const does = async <T>(event: EventCallable<T>, value: T): Promise<void> => {
    await allSettled(event, { scope, params: value });
  };
  const notified: Notification[] = [];
  const withdrawn: string[] = [];
  const visited: string[] = [];
  createWatch({ unit: notificationRequested, scope, fn: (each) => notified.push(each) });
  createWatch({ unit: notificationWithdrawn, scope, fn: (topic) => withdrawn.push(topic) });
  createWatch({ unit: navigationRequested, scope, fn: ({ to }) => visited.push(to) });
  await does(propertyLoaded, aProperty(situation.property));
  await does(preCheckInConfigLoaded, aCheckInConfig(situation.config));
  await does(routeEntered, routeOf(path + (situation.hash ?? '')));
  if (situation.isOpened !== false) await does(pageOpened, undefined);
  const read = <T>(store: Store<T>): T => scope.getState(store);
  return {
    scope,
    read,
    does,
    at: () => hashOf(read($step)),
    goesTo: (hash) => does(routeEntered, routeOf(path + hash)),
    notified,
    withdrawn,
    visited,
    saves,
    tab,
  };
}
