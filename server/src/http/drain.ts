import type { FastifyInstance } from 'fastify';
import { HttpError } from './errors.ts';

/** Where a balancer looks; it must be told, not refused. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Once the process is told to stop every answer closes its connection, so that closing need not wait for idle ones. While the server
 * closes, what runs is finished, and what still comes in on an open connection is refused with 503.
 */
export function installDrain(app: FastifyInstance, stopping?: AbortSignal): void {
  let isClosed = false;
  app.addHook('preClose', (done) => {
    isClosed = true;
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isClosed || probes.has(request.url)) done();
    else {
      const headers = { 'retry-after': '1' };
      done(new HttpError(503, 'The service is restarting, please try again.', { headers }));
    }
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosed || stopping?.aborted === true) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Before the port is closed: a balancer reads that this process stops, and what the kernel has taken but nobody has read yet comes in;
 * with the port it would be reset.
 */
export async function drain(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  // Straight after a look at the port nothing waits behind it.
  await new Promise((resolve) => setImmediate(resolve));
}
