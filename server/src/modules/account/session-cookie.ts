import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie, type SetCookie } from 'cookie';

/** A property's own cookie, so that a login at one hotel does not end the one at another. With the prefix `__Host-` on https, where the browser enforces it. */
export function cookieName(propertyId: string, isSecure: boolean, prefix = 'session-'): string {
  const property = createHash('sha256').update(propertyId).digest('base64url').slice(0, 10);
  return `${isSecure ? '__Host-' : ''}${prefix}${property}`;
}

export const readCookie = (header: string | undefined, wanted: string): string | null =>
  parseCookie(header ?? '')[wanted] ?? null;

export const readSessionCookie = (
  header: string | undefined,
  propertyId: string,
  isSecure: boolean,
): string | null => (hasSessionCookie(header) ? readCookie(header, cookieName(propertyId, isSecure)) : null);

const isSessionName = (name: string): boolean => /^(__Host-)?session-/.test(name);

/** Every session cookie of the browser, whatever property it belongs to. */
export const sessionCookies = (header: string | undefined): string[] =>
  Object.entries(parseCookie(header ?? '')).flatMap(([name, value]) =>
    isSessionName(name) && value !== undefined && value !== '' ? [value] : [],
  );

export const hasSessionCookie = (header: string | undefined): boolean => sessionCookies(header).length > 0;

export const attributes = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const satisfies Partial<SetCookie>;

/** Without Max-Age: closing the browser ends it too, also on a hotel lobby's computer. */
export const writeSessionCookie = (propertyId: string, token: string, isSecure: boolean): string =>
  stringifySetCookie({ name: cookieName(propertyId, isSecure), value: token, ...attributes(isSecure) });

export const removeSessionCookie = (propertyId: string, isSecure: boolean): string =>
  stringifySetCookie({
    name: cookieName(propertyId, isSecure),
    value: '',
    maxAge: 0,
    ...attributes(isSecure),
  });
