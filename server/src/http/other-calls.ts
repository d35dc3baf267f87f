import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { inLanguageOf } from '../language/index.ts';
import { sendNotFound } from './error-handler.ts';
import { methodNotAllowed } from './errors.ts';
import { routerOptions } from './router-options.ts';

type MethodsByPath = ReadonlyMap<string, ReadonlySet<string>>;

const callsOf = new WeakMap<FastifyInstance, MethodsByPath>();

/** `GET /api/…` of every call that an app has. */
export const apiRoutesOf = (app: FastifyInstance): readonly string[] =>
  [...(callsOf.get(app) ?? [])].flatMap(([url, methods]) => [...methods].map((method) => `${method} ${url}`));

function routerOf(calls: MethodsByPath) {
  const router = findMyWay(routerOptions);
  for (const [url, methods] of calls)
    router.on('GET', url, () => undefined, [...methods, 'OPTIONS'].sort().join(', '));
  return router;
}

/**
 * Answers what no call under `prefix` takes: 405 with `Allow` at a known address, 204 with the same for OPTIONS, else 404 in JSON.
 * Call it before the calls are registered.
 */
export function answerOtherCalls(app: FastifyInstance, prefix: string): void {
  const calls = new Map<string, Set<string>>();
  callsOf.set(app, calls);
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(`${prefix}/`) || url.includes('*')) return;
    calls.set(url, new Set([...(calls.get(url) ?? []), ...[method].flat()]));
  });
  // Made when the first call misses: a route for each other method would be most of the routes.
  let router: ReturnType<typeof routerOf> | undefined;
  app.all(`${prefix}/*`, {
    // Before the body is read: its type does not matter where nobody takes it.
    async onRequest({ url, method, headers }, reply) {
      router ??= routerOf(calls);
      const allow = router.find('GET', url.split('?', 1)[0] ?? '')?.store as string | undefined;
      if (allow === undefined) await sendNotFound(reply);
      // The allowed methods. There are no CORS headers, so a browser lets no other site call.
      else if (method === 'OPTIONS') await reply.status(204).header('allow', allow).send();
      else await inLanguageOf(headers['accept-language'], () => Promise.reject(methodNotAllowed(allow)));
      return reply;
    },
    handler: () => undefined,
  });
}
