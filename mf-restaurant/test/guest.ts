import { allSettled, fork, type EventCallable, type Scope, type Store } from 'effector';
import type { BookConfig, BusEvent } from 'shared/contracts';
import {
  $clock,
  $http,
  $tabStorage,
  bookConfigLoaded,
  busEventHappened,
  notificationRequested,
  propertyLoaded,
  type HttpClient,
  type Notification,
  type TabStorage,
} from 'shared/runtime';
import { aBookConfig, aProperty, fixedClock, httpOf, recorded, type Answers } from 'shared/testing';
import { formOpened } from '../src/slots/table-booking/model.ts';
import { usualResponses } from './responses.ts';

export interface Call {
  readonly path: string;
  readonly input: { readonly query?: unknown; readonly body?: unknown };
}

export interface Guest {
  readonly scope: Scope;
  readonly calls: readonly Call[];
  readonly callsTo: (path: string) => readonly Call['input'][];
  readonly read: <T>(store: Store<T>) => T;
  readonly does: <T>(event: EventCallable<T>, params: T) => Promise<void>;
  readonly told: readonly BusEvent[];
  readonly notified: readonly Notification[];
}

export const tabOf = (stored = new Map<string, string>()): TabStorage => ({
  read: (key) => stored.get(key) ?? null,
  write: (key, value) => void stored.set(key, value),
});

interface Situation {
  readonly answers?: Answers;
  readonly config?: Partial<BookConfig>;
  readonly tab?: TabStorage;
  readonly now?: string;
}

/** A guest of the Harbour Hotel, which keeps tables. */
export async function aGuest({ answers = {}, config, tab = tabOf(), now }: Situation = {}): Promise<Guest> {
  const calls: Call[] = [];
  const http = httpOf({ ...usualResponses, ...answers });
  const heard: HttpClient = {
    call: (endpoint, input) => {
      calls.push({ path: endpoint.path, input });
      return http.call(endpoint, input);
    },
  };
  const scope = fork({
    values: [
      [$http, heard],
      [$clock, fixedClock(now)],
      [$tabStorage, tab],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(bookConfigLoaded, {
    scope,
    params: aBookConfig({
      restaurantBookingServiceActive: true,
      restaurantBookingDefaultRestaurant: 'lock-keeper',
      ...config,
    }),
  });
  return {
    scope,
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path).map(({ input }) => input),
    read: (store) => scope.getState(store),
    does: (event, params) =>
      allSettled(event as EventCallable<unknown>, { scope, params }).then(() => undefined),
    told: recorded(busEventHappened, scope),
    notified: recorded(notificationRequested, scope),
  };
}

/** The same, with the form open; for a stay with its confirmation token. */
export async function aGuestAtTheForm(
  situation: Situation = {},
  token: string | null = null,
): Promise<Guest> {
  const guest = await aGuest(situation);
  await guest.does(formOpened, token);
  return guest;
}
