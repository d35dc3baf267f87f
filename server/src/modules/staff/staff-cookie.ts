import { parseCookie, stringifySetCookie } from 'cookie';

const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-desk' : 'desk');
/** Strict: no other site's link carries it; the pages of the desk ask for themselves. */
const attributes = (isSecure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure }) as const;

export const readStaffCookie = (header: string | undefined, isSecure: boolean): string | null =>
  (header?.includes('desk') === true ? parseCookie(header)[nameOf(isSecure)] : undefined) ?? null;

export const hasStaffCookie = (header: string | undefined): boolean =>
  readStaffCookie(header, true) !== null || readStaffCookie(header, false) !== null;

/** Without Max-Age: closing the browser ends it too, also on the hotel's one computer. */
export const writeStaffCookie = (token: string, isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(isSecure), value: token, ...attributes(isSecure) });

export const removeStaffCookie = (isSecure: boolean): string =>
  stringifySetCookie({ name: nameOf(isSecure), value: '', maxAge: 0, ...attributes(isSecure) });
