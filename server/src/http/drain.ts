import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Where a balancer looks; it must be told, not refused. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * While the server closes: what runs is finished, what still comes in on an open connection is refused with 503, and every answer
 * closes its connection, so that closing need not wait for idle ones.
 */
export function installDrain(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isClosing || probes.has(request.url)) done();
    else {
      const headers = { 'retry-after': '1' };
      done(new HttpError(503, 'The service is restarting, please try again.', { headers }));
    }
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
