import type { FastifyInstance } from 'fastify';
import { inLanguageOf } from '../language/index.ts';
import { methodNotAllowed } from './errors.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const;

/** `GET /api/…` of every API route that an app has, without the 405 routes. */
const routesByApp = new WeakMap<FastifyInstance, readonly string[]>();
export const apiRoutesOf = (app: FastifyInstance): readonly string[] => routesByApp.get(app) ?? [];

/**
 * Sends 405 with `Allow` for every method that a known API address does not have, and 204 with the same for OPTIONS. Call it before the routes are
 * registered; the function that it returns adds the 405 routes and is called after them.
 */
export function trackMethods(app: FastifyInstance): () => void {
  const byPath = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    const known = byPath.get(route.url) ?? new Set<string>();
    for (const method of [route.method].flat()) known.add(method);
    byPath.set(route.url, known);
  });
  return () => {
    const known = [...byPath].filter(([url]) => url.startsWith('/api/'));
    routesByApp.set(
      app,
      known.flatMap(([url, ofUrl]) => [...ofUrl].map((method) => `${method} ${url}`)),
    );
    for (const [url, known] of [...byPath]) {
      if (!url.startsWith('/api/') || url.includes('*')) continue;
      const allow = [...known, 'OPTIONS'].sort().join(', ');
      // The allowed methods. There are no CORS headers, so a browser lets no other site call.
      app.options(url, (_request, reply) => reply.status(204).header('allow', allow).send());
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        // Before the body is read: its type does not matter when the method is wrong.
        onRequest: ({ headers }) =>
          inLanguageOf(headers['accept-language'], () => Promise.reject(methodNotAllowed(allow))),
        handler: () => undefined,
      });
    }
  };
}
