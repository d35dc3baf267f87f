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

const shownAs: Readonly<Record<string, string>> = {
  confirmationToken: 'token',
  referenceNumber: 'reference',
};

/** The path without secrets: of what its pattern names, only the property's code leaves the page. */
export function trackedPath({ match }: Route): string {
  const parts = match.definition.pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const name = part.slice(1).replace('?', '');
    const value = match.params[name];
    if (value === undefined) return [];
    return name === 'propertyCode' ? value : (shownAs[name] ?? name);
  });
  return parts.join('/');
}
