import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  $basket,
  $bookConfig,
  $clock,
  $isWorkInProgress,
  $property,
  $user,
  bookConfigLoaded,
  navigationRequested,
  preCheckInConfigLoaded,
  propertyGroupLoaded,
  propertyLoaded,
  routeEntered,
  userLoaded,
  type NavigationRequest,
} from 'shared/runtime';
import type { ReleaseChoice } from 'shared/contracts';
import { matchPage } from 'shared/first-screen';
import { needsOwnDocument, type DocumentFacts } from '../consent/rules.ts';
import { decideEntry, type Entry } from './decide-entry.ts';
import { $registry } from './registry-model.ts';
import { loadConfigFx, type FetchedConfig } from './load-config.ts';
import { hrefOf, routeOf, type Place, type Route } from './route-table.ts';

export interface Navigation extends Place {
  /** Differs for every entry of the browser's history. */
  readonly key: string;
  readonly action: 'POP' | 'PUSH' | 'REPLACE';
}

/** How the shell moves: given by the router once it is there, by tests otherwise. */
export interface Navigator {
  readonly go: (to: string, options: { readonly replace: boolean }) => void;
  readonly leave: (to: string) => void;
  readonly reload: () => void;
}

/** What stands inside `<main>`: the frame while configuration comes, then the page. */
export type Screen =
  | { readonly kind: 'loading' }
  | { readonly kind: 'page' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' };

const nowhere: Navigator = { go: () => undefined, leave: () => undefined, reload: () => undefined };
export const navigatorReady = createEvent<Navigator>();
export const $navigator = createStore<Navigator>(nowhere, { serialize: 'ignore' }).on(
  navigatorReady,
  (_, navigator) => navigator,
);

/** What the open document may show beside what it shows; the consent model sets it. */
export const documentFactsKnown = createEvent<DocumentFacts>();
export const $documentFacts = createStore<DocumentFacts>({
  isShared: false,
  isQuiet: false,
  mayMeasure: false,
  propertyCode: null,
  gatewayOf: null,
  hotelWithGateway: null,
}).on(documentFactsKnown, (_, facts) => facts);
/** The same address in a new document. */
export const reloadRequested = createEvent();

interface NavigationCase {
  readonly navigator: Navigator;
  readonly documentFacts: DocumentFacts;
  readonly place: Navigation | null;
  readonly isStale: boolean;
  readonly isWorking: boolean;
  readonly registry: ReleaseChoice;
  readonly request: NavigationRequest;
}

/** Whether there is another release now than the one that this page was opened with: a rollback may end it. */
export const releasesCompared = createEvent<boolean>();
const $isStale = createStore(false).on(releasesCompared, (_, isStale) => isStale);

/** The router has its first address, or another one. */
export const placeChanged = createEvent<Navigation>();
/** The guest retries a place that failed. */
export const retryRequested = createEvent();
/** A guard does not let the guest enter a page, and sends them to the search. */
export const entryRejected = createEvent<Route>();
/** The page of a route is there; `isFirst` for the one that the server drew. */
export const pageEntered = createEvent<{ readonly route: Route; readonly isFirst: boolean }>();

export const $place = createStore<Navigation | null>(null).on(placeChanged, (_, place) => place);
export const $screen = createStore<Screen>({ kind: 'loading' });
/** The route whose page is shown; null until the first one is entered. */
export const $entered = createStore<Route | null>(null).on(pageEntered, (_, { route }) => route);

const pathOf = (route: Route | null): string => route?.place.pathname ?? '';

sample({
  clock: [placeChanged, sample({ clock: retryRequested, source: $place, filter: (place) => place !== null })],
  source: $registry,
  fn: (registry, place) => routeOf(place, registry),
  target: loadConfigFx,
});

// A change of query or hash alone keeps the page; another path shows its frame at once.
sample({
  clock: loadConfigFx,
  source: $entered,
  filter: (entered, route) => pathOf(entered) !== route.place.pathname,
  fn: (): Screen => ({ kind: 'loading' }),
  target: $screen,
});

const isStill = (place: Navigation | null, route: Route): boolean =>
  place !== null && hrefOf(place) === hrefOf(route.place);

/** The guest may have gone on while configuration came: only the result for where they are counts. */
const configured = sample({
  clock: loadConfigFx.done,
  source: $place,
  filter: (place, { params }) => isStill(place, params),
  fn: (_, done) => done,
});

const configReady = configured.filterMap(({ params, result }) =>
  result.kind === 'ready' ? { route: params, fetched: result.fetched } : undefined,
);

const fetchedPart = <Name extends keyof FetchedConfig>(name: Name) =>
  configReady.filterMap(
    ({ fetched }): NonNullable<FetchedConfig[Name]> | undefined => fetched[name] ?? undefined,
  );

sample({ clock: fetchedPart('property'), target: propertyLoaded });
sample({ clock: fetchedPart('bookConfig'), target: bookConfigLoaded });
sample({ clock: fetchedPart('preCheckInConfig'), target: preCheckInConfigLoaded });
sample({ clock: fetchedPart('propertyGroup'), target: propertyGroupLoaded });
sample({ clock: fetchedPart('user'), target: userLoaded });

sample({
  clock: configured,
  filter: ({ result }) => result.kind !== 'ready',
  fn: ({ result }): Screen => (result.kind === 'missing' ? { kind: 'not-found' } : { kind: 'failed' }),
  target: $screen,
});

const decided = sample({
  clock: configReady,
  source: { property: $property, bookConfig: $bookConfig, basket: $basket, user: $user, clock: $clock },
  fn: ({ property, bookConfig, basket, user, clock }, { route }): { route: Route; entry: Entry } => ({
    route,
    entry: decideEntry(route, {
      property,
      bookConfig,
      basketPropertyCode: basket.items.length > 0 ? basket.propertyCode : null,
      isLoggedIn: user !== null,
      now: clock.now(),
    }),
  }),
});

sample({
  clock: decided,
  filter: ({ entry }) => entry.kind === 'redirect',
  fn: ({ route }) => route,
  target: entryRejected,
});
sample({
  clock: decided,
  filter: ({ entry }) => entry.kind === 'redirect',
  fn: ({ entry }): NavigationRequest => ({ to: entry.kind === 'redirect' ? entry.to : '/', replace: true }),
  target: navigationRequested,
});

const allowed = decided.filter({ fn: ({ entry }) => entry.kind === 'enter' });

// The page's models hear of the route before the page is drawn.
sample({
  clock: allowed,
  fn: ({ route }) => ({
    path: route.place.pathname,
    params: route.match.params,
    query: route.place.search,
    hash: route.place.hash,
  }),
  target: routeEntered,
});
sample({
  clock: allowed,
  fn: ({ route }): Screen =>
    route.match.definition.page === 'not-found' ? { kind: 'not-found' } : { kind: 'page' },
  target: $screen,
});
sample({
  clock: allowed,
  source: $entered,
  filter: (entered, { route }) => pathOf(entered) !== route.place.pathname,
  fn: (entered, { route }) => ({ route, isFirst: entered === null }),
  target: pageEntered,
});
// The same page with another query: the route is known, nothing is entered anew.
sample({
  clock: allowed,
  source: $entered,
  filter: (entered, { route }) => pathOf(entered) === route.place.pathname,
  fn: (_, { route }) => route,
  target: $entered,
});

const navigateFx = attach({
  source: {
    navigator: $navigator,
    documentFacts: $documentFacts,
    place: $place,
    isStale: $isStale,
    isWorking: $isWorkInProgress,
    registry: $registry,
  },
  mapParams: (request: NavigationRequest, state) => ({ request, ...state }),
  effect: createEffect((given: NavigationCase) => {
    const { navigator, documentFacts, place, isStale, isWorking, registry, request } = given;
    const { to, replace = false, external = false } = request;
    const isOtherPage = to.split(/[?#]/, 1)[0] !== place?.pathname;
    // A newer release is taken by a whole page load, where the guest goes to another page anyway (architecture 3).
    const takesNewRelease = isStale && isOtherPage && !replace && !isWorking;
    if (external || takesNewRelease || needsOwnDocument(matchPage(to, registry), documentFacts))
      navigator.leave(to);
    else navigator.go(to, { replace });
  }),
});
sample({ clock: navigationRequested, target: navigateFx });

const reloadFx = attach({
  source: $navigator,
  effect: (navigator) => {
    navigator.reload();
  },
});
sample({ clock: reloadRequested, target: reloadFx });
