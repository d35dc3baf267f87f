import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../deps.ts';
import { HttpError, partUnavailable } from '../http/errors.ts';
import { answerOtherCalls } from '../http/other-calls.ts';
import { createRateLimiter } from '../http/rate-limit-repository.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import type { Sessions } from '../modules/account/index.ts';
import { requireProperty, toProperty } from '../modules/property/index.ts';
import { confine } from './confine.ts';
import type { PartContext } from './part.ts';
import { schemaOf, type FoundPart } from './server-parts.ts';

export interface PartDeps extends AppDeps {
  readonly sessions: Sessions;
}

export const partPrefix = (name: string): string => `/api/x/${name}`;

function contextOf(deps: PartDeps, name: string): PartContext {
  const { db, clock, env, logger, secretKey, sessions } = deps;
  const limiter = createRateLimiter(db, secretKey);
  const schema = schemaOf(name);
  return {
    prefix: partPrefix(name),
    registerEndpoint,
    // Its own tables are all that its types know.
    db: db.withSchema(schema) as unknown as Kysely<unknown>,
    schema,
    clock,
    log: logger.child({ remote: name }),
    property: async (idOrCode) => toProperty(await requireProperty(db, idOrCode), env),
    async user(request, propertyId) {
      const session = await sessions.find(request, propertyId);
      if (session === null) return null;
      const { user_id, email, firstname, lastname } = session.user;
      return { userId: user_id, email, firstname, lastname };
    },
    take: (limit, propertyId, clientIp) =>
      limiter.take({ ...limit, name: `${name}/${limit.name}` }, propertyId, clientIp, clock.now()),
    refusal: (status, message, modelState) => {
      const said = (text: string) => ({ code: `${name}.refused`, message: text });
      if (modelState === undefined) return new HttpError(status, said(message));
      const fields = Object.entries(modelState).map(([path, texts]) => [path, texts.map(said)] as const);
      return new HttpError(status, said(message), { modelState: Object.fromEntries(fields) });
    },
  };
}

function mountPart(app: FastifyInstance, deps: PartDeps, part: FoundPart): void {
  const { name, plugin, problem, fail } = part;
  const prefix = partPrefix(name);
  void app.register(async (scope) => {
    const runWithin = confine(scope, { name, prefix, fail });
    scope.addHook('onRequest', (_request, _reply, done) => {
      done(problem() === null ? undefined : partUnavailable());
    });
    // Its unknown routes get 404 like any unknown call; while the part is broken, the hook comes first.
    answerOtherCalls(scope, prefix);
    if (plugin === null) return;
    await runWithin(() => plugin(scope, contextOf(deps, name)));
  });
}

/** Serves the calls of the remotes' own server parts under `/api/x/<remote>`, each in a scope of its own: its hooks and errors are its own. */
export function mountParts(app: FastifyInstance, deps: PartDeps, parts: readonly FoundPart[]): void {
  for (const part of parts) mountPart(app, deps, part);
}
