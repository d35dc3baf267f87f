import type { FastifyRequest } from 'fastify';

type RouteOf = Pick<FastifyRequest, 'url' | 'routeOptions'>;

/** By its route, which is the same however an address is written (`/%61pi/…`). */
export const isCall = ({ url, routeOptions }: RouteOf): boolean =>
  (routeOptions.url ?? url).startsWith('/api/');

/** An address that is meant as a call, in upper or lower case: it never gets a page. */
const isMeantAsCall = (url: string): boolean => /^\/(?:api|jsnlog\.logger)(?:[/?#]|$)/i.test(url);

/** `/API/…`, and `/api` alone. */
export const isMistakenCall = (request: RouteOf): boolean =>
  !isCall(request) && /^\/api(?:[/?#]|$)/i.test(request.url);

/** No text of a request has them (docs/security.md); a page's address may have all but the first. */
export const hasControlCharacter = (url: string): boolean =>
  /%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f])/i.test(url);

function canBeRead(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Maps an address that cannot be decoded, which the router would reject, to the not-found page; others stay as they are. */
export function readableAddress(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return isMeantAsCall(url) || path.startsWith('/ClientApp/') || canBeRead(path) ? url : '/not-found';
}
