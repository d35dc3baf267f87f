import type { FastifyInstance } from 'fastify';
import { restarting } from './errors.ts';

/** The load balancer's probes get a response also while the server stops. */
const probes = new Set(['/healthz', '/readyz']);

/**
 * Once the process begins to stop every response closes its connection, so that closing need not wait for idle ones. While the server
 * closes, running requests are finished, and new ones on an open connection are rejected with 503.
 */
export function installDrain(app: FastifyInstance, stopping?: AbortSignal): void {
  let isClosed = false;
  app.addHook('preClose', (done) => {
    isClosed = true;
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isClosed || probes.has(request.url)) done();
    else done(restarting());
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosed || stopping?.aborted === true) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Before the port is closed: a load balancer reads that this process stops, and connections that the kernel has accepted but this
 * process has not read yet come in; closing the port would reset them.
 */
export async function drain(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  // Straight after a look at the port nothing waits behind it.
  await new Promise((resolve) => setImmediate(resolve));
}
