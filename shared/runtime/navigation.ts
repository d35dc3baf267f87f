import { createEvent, createStore, sample } from 'effector';
import { pageChanged } from './http/index.ts';

/** Where the guest is. `params` are the route's, with `propertyCode` as it stands in the address. */
export interface RouteState {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** With its leading `?`, or empty. */
  readonly query: string;
  readonly hash: string;
}

export interface NavigationRequest {
  readonly to: string;
  readonly replace?: boolean;
  /** A whole page load, as for another site or a payment page. */
  readonly external?: boolean;
}

/** Any remote asks; the shell, which owns the router, goes there. */
export const navigationRequested = createEvent<NavigationRequest>();
/** Told by the shell after every navigation, also where only query or hash changed. */
export const routeEntered = createEvent<RouteState>();

export const $route = createStore<RouteState>({ path: '/', params: {}, query: '', hash: '' }).on(
  routeEntered,
  (_, route) => route,
);

const $path = $route.map(({ path }) => path);
sample({ clock: $path, fn: () => undefined, target: pageChanged });

/** The page has its data and heading: the shell sets the document's title and announces it. */
export const pageTitled = createEvent<string>();
