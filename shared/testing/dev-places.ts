import type { BookConfig, Property } from '../contracts/index.ts';
import type { Scope } from 'effector';
import type { RemoteDefinition, RouteState } from '../runtime/index.ts';
import type { Answers } from './http.ts';

/** A page of the remote at its address, or one of its slots, opened over that address. */
export interface DevPlace {
  readonly page?: string;
  readonly slot?: string;
  /** What the opener of a slot said. */
  readonly detail?: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A state to look at while developing; what is left out is the host's, or what is usual in the test kit. */
export interface DevScenario extends Partial<DevPlace> {
  /** With its leading `?`. */
  readonly query?: string;
  readonly property?: Partial<Property>;
  readonly config?: Partial<BookConfig>;
  /** ISO 8601 instant; the clock stands still there. */
  readonly now?: string;
  readonly answers?: Answers;
  /** What happened before the page is opened. */
  readonly prepare?: (scope: Scope) => Promise<unknown>;
}

export interface DevHost extends DevPlace {
  readonly remote: RemoteDefinition;
  /** By name; the first is shown when none is asked for. */
  readonly scenarios: Readonly<Record<string, DevScenario>>;
}

/** Where a scenario begins. */
export function placeOf(host: DevHost, scenario: DevScenario): DevPlace {
  const { path, params } = { ...host, ...scenario };
  const shown = scenario.page !== undefined || scenario.slot !== undefined ? scenario : host;
  return {
    path,
    params,
    ...(shown.page === undefined ? {} : { page: shown.page }),
    ...(shown.slot === undefined ? {} : { slot: shown.slot }),
    ...(shown.detail === undefined ? {} : { detail: shown.detail }),
  };
}

/** Every place of the host and its scenarios: what a link can lead to. */
export const placesOf = (host: DevHost): readonly DevPlace[] => [
  host,
  ...Object.values(host.scenarios).map((scenario) => placeOf(host, scenario)),
];

/** The route of an address (path, query and hash) at a place. */
export function routeAt(place: DevPlace, address: string): RouteState {
  const { search, hash } = new URL(address, 'https://hotel.example');
  return { path: place.path, params: place.params, query: search, hash };
}
