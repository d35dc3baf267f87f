import type { FastifyInstance, FastifyReply } from 'fastify';
import { unavailable } from './errors.ts';

function end(reply: FastifyReply): void {
  if (reply.sent || reply.raw.destroyed) return;
  // What has begun cannot become an error any more.
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.send(unavailable('Action failed'));
}

/**
 * Answers 503 for a request that nothing has answered in time, counted from when all of it is there: how long it may take to come is
 * Node's `requestTimeout` (408). Fastify's `handlerTimeout` does that with a timer, a signal and an error for every request, a fifteenth
 * of all that a booking costs; here the open ones are looked through ten times in that time.
 */
export function installDeadline(app: FastifyInstance, afterMs: number): void {
  /** When each began, oldest first. */
  const open = new Map<FastifyReply, number>();
  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, performance.now());
    done();
  });
  app.addHook('preValidation', ({ body }, reply, done) => {
    if (body !== undefined && open.delete(reply)) open.set(reply, performance.now());
    done();
  });
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  const look = setInterval(() => {
    const latest = performance.now() - afterMs;
    for (const [reply, begun] of open) {
      if (begun > latest) return;
      if (!reply.request.raw.complete) continue;
      open.delete(reply);
      end(reply);
    }
  }, afterMs / 10);
  look.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(look);
    done();
  });
}
