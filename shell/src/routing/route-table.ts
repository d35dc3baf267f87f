import { matchPage, type PageMatch, type PageName } from 'shared/first-screen';

export type ConfigName = 'property' | 'book-config' | 'pre-check-in-config' | 'property-group' | 'user';
export type GuardName = 'none' | 'can-search' | 'item-or-token' | 'token' | 'logged-in';

/** What belongs to a screen beside its address and its remote, which `pageDefinitions` of the first screen holds. */
export interface RouteRule {
  /** Loaded before the page is entered (product.md 2). */
  readonly needs: readonly ConfigName[];
  readonly guard: GuardName;
  readonly layout: 'property' | 'group' | 'plain';
  /** Page views are told when the route has a property code (product.md 2). */
  readonly tracked: boolean;
  /** Which remote the guest probably needs next. */
  readonly next: `mf-${string}` | null;
}

const account: RouteRule = {
  needs: ['property'],
  guard: 'none',
  layout: 'property',
  tracked: true,
  next: null,
};
const book = (guard: GuardName, next: RouteRule['next'] = null): RouteRule => ({
  needs: ['property', 'book-config'],
  guard,
  layout: 'property',
  tracked: true,
  next,
});
const plain: RouteRule = { needs: [], guard: 'none', layout: 'plain', tracked: false, next: null };

/** product.md 2, row by row. */
export const routeTable: Readonly<Record<PageName, RouteRule>> = {
  search: book('none', 'mf-rooms-rates'),
  'rooms-and-rates': book('can-search', 'mf-checkout'),
  checkout: book('item-or-token'),
  status: book('token'),
  confirmation: book('token'),
  'pre-check-in': { ...account, needs: ['property', 'pre-check-in-config'] },
  group: { needs: ['property-group'], guard: 'none', layout: 'group', tracked: true, next: 'mf-rooms-rates' },
  'forgot-password': account,
  'reset-password': account,
  'confirm-email': account,
  register: account,
  'manage-account': { ...account, needs: ['property', 'user'], guard: 'logged-in' },
  unauthorised: plain,
  error: plain,
  'not-found': plain,
};

export interface Place {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly hash: string;
}

export interface Route {
  readonly match: PageMatch;
  readonly rule: RouteRule;
  readonly place: Place;
}

/** The route of an address; the not-found screen's where there is none. */
export function routeOf(place: Place): Route {
  const match = matchPage(place.pathname);
  return { match, rule: routeTable[match.definition.page], place };
}

/** `code` as it stands in the address, or null on routes without one. */
export const codeOf = (route: Route): string | null => route.match.params['propertyCode'] ?? null;

/** Path, query and hash as one text. */
export const hrefOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

const secrets: Readonly<Record<string, string>> = {
  confirmationToken: 'token',
  referenceNumber: 'reference',
  code: 'code',
};

/** The path without secrets: a confirmation token or a pre check-in's code never leaves the page. */
export function trackedPath({ match }: Route): string {
  const parts = match.definition.pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const name = part.slice(1).replace('?', '');
    const value = match.params[name];
    return value === undefined ? [] : [secrets[name] ?? value];
  });
  return parts.join('/');
}
