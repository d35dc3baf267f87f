import { createHash } from 'node:crypto';

/** A property's own cookie, so that a login at one hotel does not end the one at another. `__Host-` where the browser can hold us to it: on https. */
export function cookieName(propertyId: string, isSecure: boolean, prefix = 'session-'): string {
  const property = createHash('sha256').update(propertyId).digest('base64url').slice(0, 10);
  return `${isSecure ? '__Host-' : ''}${prefix}${property}`;
}

function cookiesOf(header: string | undefined): (readonly [name: string, value: string])[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return name === '' || value === '' ? [] : [[name, value] as const];
  });
}

export const readCookie = (header: string | undefined, wanted: string): string | null =>
  cookiesOf(header).find(([name]) => name === wanted)?.[1] ?? null;

export const readSessionCookie = (
  header: string | undefined,
  propertyId: string,
  isSecure: boolean,
): string | null => (hasSessionCookie(header) ? readCookie(header, cookieName(propertyId, isSecure)) : null);

const isSessionName = (name: string): boolean => /^(__Host-)?session-/.test(name);

/** Every session cookie of the browser, whatever property it belongs to. */
export const sessionCookies = (header: string | undefined): string[] =>
  cookiesOf(header).flatMap(([name, value]) => (isSessionName(name) ? [value] : []));

export const hasSessionCookie = (header: string | undefined): boolean => sessionCookies(header).length > 0;

export const attributes = (isSecure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** Without Max-Age: closing the browser ends it too, also on a hotel lobby's computer. */
export const writeSessionCookie = (propertyId: string, token: string, isSecure: boolean): string =>
  `${cookieName(propertyId, isSecure)}=${token}; ${attributes(isSecure)}`;

export const removeSessionCookie = (propertyId: string, isSecure: boolean): string =>
  `${cookieName(propertyId, isSecure)}=; Max-Age=0; ${attributes(isSecure)}`;
