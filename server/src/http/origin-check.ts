import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fromOtherSite } from './errors.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface OriginSettings {
  /** Where guests reach the site. */
  readonly publicUrl: string;
  /** Paths of calls from gateways, never with a session's rights: their signature is their proof. Nothing else may be exempt. */
  readonly signedPaths?: readonly string[];
  readonly hasSessionCookie: (header: string | undefined) => boolean;
}

function hostOf(address: string): string | null {
  try {
    return new URL(address).host;
  } catch {
    return null;
  }
}

type Headers = FastifyRequest['headers'];

const isOwnOrigin = (origin: string, host: string | undefined, publicHost: string | null): boolean => {
  const from = hostOf(origin);
  return from !== null && from !== '' && (from === host || from === publicHost);
};

/** Whether the request comes from a page of this site, or from no browser at all. */
export function isOwnRequest(headers: Headers, settings: OriginSettings): boolean {
  const { origin, host, cookie } = headers;
  const site = headers['sec-fetch-site'];
  // First, for scripts cannot forge it; `none` is the guest's own doing. A page without a referrer sends `Origin: null` with it.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin !== undefined) return isOwnOrigin(origin, host, hostOf(settings.publicUrl));
  // Every browser names the origin of a post, so this client is no browser: it may call, but not with a session cookie.
  return !settings.hasSessionCookie(cookie);
}

/** Rejects cross-site request forgery with 403, before anything of the request is read. */
export function installOriginCheck(app: FastifyInstance, settings: OriginSettings): void {
  const { signedPaths = [] } = settings;
  app.addHook('onRequest', (request, _reply, done) => {
    if (
      safeMethods.has(request.method) ||
      signedPaths.includes(request.routeOptions.url ?? '') ||
      isOwnRequest(request.headers, settings)
    ) {
      done();
      return;
    }
    done(fromOtherSite());
  });
}
