import type { FastifyInstance, FastifyReply } from 'fastify';
import { overloaded } from './errors.ts';

/** The handler has written all of it; streams stay open on purpose. */
const isFinished = ({ sent, raw, request }: FastifyReply): boolean =>
  (sent || raw.writableEnded) && request.routeOptions.config.isStream !== true;

/** A client that does not read its response holds it, and a connection, in memory: only for so long. */
function cutSlowReaders(onItsWay: Map<FastifyReply, number>, latest: number): void {
  for (const [reply, since] of onItsWay) {
    if (since > latest) continue;
    onItsWay.delete(reply);
    reply.raw.destroy();
  }
}

function end(reply: FastifyReply): void {
  if (reply.sent || reply.raw.destroyed) return;
  // A response that has begun cannot become an error any more.
  if (reply.raw.headersSent) reply.raw.destroy();
  else reply.send(overloaded());
}

/**
 * Sends 503 when a request has no response in time, counted from when all of it has arrived: how long it may take to arrive is
 * Node's `requestTimeout` (408). Fastify's `handlerTimeout` does that with a timer, a signal and an error for every request, a fifteenth
 * of all that a booking costs; here the open ones are looked through ten times in that time. A response that its client has not read in `responseMs`
 * more is cut off.
 */
export function installDeadline(app: FastifyInstance, afterMs: number, responseMs: number): void {
  /** When each began, oldest first. */
  const open = new Map<FastifyReply, number>();
  /** When each was found to be on its way to a client that has not taken all of it yet. */
  const onItsWay = new Map<FastifyReply, number>();
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
    onItsWay.delete(reply);
    done();
  });
  const look = setInterval(() => {
    const now = performance.now();
    cutSlowReaders(onItsWay, now - responseMs);
    const latest = now - afterMs;
    for (const [reply, begun] of open) {
      if (begun > latest) return;
      if (!reply.request.raw.complete) continue;
      open.delete(reply);
      if (isFinished(reply)) onItsWay.set(reply, now);
      else end(reply);
    }
  }, afterMs / 10);
  look.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(look);
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A response without an end: events that a page listens to. */
    isStream?: boolean;
  }
}
