import type { ReleaseChoice } from 'shared/contracts';
import { matchPage, type PageMatch } from 'shared/first-screen';

export interface Place {
  readonly pathname: string;
  /** With its leading `?`, or empty. */
  readonly search: string;
  readonly hash: string;
}

export interface Route {
  readonly match: PageMatch;
  readonly place: Place;
}

/** The route of an address under a registry; the not-found screen's for an unknown address. */
export const routeOf = (place: Place, registry?: ReleaseChoice): Route => ({
  match: matchPage(place.pathname, registry),
  place,
});

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
